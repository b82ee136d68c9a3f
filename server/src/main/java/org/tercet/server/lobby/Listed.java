package org.tercet.server.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tercet.rules.Games;
import org.tercet.rules.game.Game;
import org.tercet.rules.game.Options;
import org.tercet.rules.game.Seat;
import org.tercet.rules.match.MatchEvent;
import org.tercet.server.table.Notice;
import org.tercet.table.TableEvent;
import org.tercet.table.TablePhase;
import org.tercet.table.Terms;
import org.tercet.wire.shape.Written;

/** A table as the lobby knows it: what follows from its events, as far as it concerns those who look for a seat. */
public record Listed(String id, Terms terms, List<Sitter> sitters, Seat host, TablePhase phase, Optional<Long> began) {

    public Listed {
        sitters = List.copyOf(sitters);
    }

    /** Somebody on a seat, or who was. */
    public record Sitter(String name, boolean person, boolean left) {}

    static Listed opened(TableEvent.Opened<?, ?> opened) {
        Sitter host = new Sitter(opened.host().name(), true, false);
        return new Listed(
                opened.id(), opened.terms(), List.of(host), new Seat(0), TablePhase.GATHERING, Optional.empty());
    }

    Listed after(TableEvent<?, ?> event) {
        return switch (event) {
            case TableEvent.Opened<?, ?> _ -> this;
            case TableEvent.Sat<?, ?>(var person) -> joined(new Sitter(person.name(), true, false));
            case TableEvent.BotSat<?, ?>(var name, var _) -> joined(new Sitter(name, false, false));
            case TableEvent.GotUp<?, ?>(var seat) -> gotUp(seat);
            case TableEvent.Chose<?, ?>(var now) -> new Listed(id, now, sitters, host, phase, began);
            case TableEvent.HostIs<?, ?>(var seat) -> hostedBy(seat);
            case TableEvent.Began<?, ?>(var opening, var _) ->
                new Listed(id, terms, sitters, host, TablePhase.PLAYING, Optional.of(opening.at()));
            case TableEvent.Stepped<?, ?>(var step) -> {
                Listed now = this;
                for (MatchEvent<?> inner : step.events()) {
                    now = now.during(inner);
                }
                yield now;
            }
            case TableEvent.Closed<?, ?>() -> in(TablePhase.CLOSED);
            case TableEvent.Banned<?, ?> _,
                    TableEvent.Contributed<?, ?> _,
                    TableEvent.StoodIn<?, ?> _,
                    TableEvent.Returned<?, ?> _,
                    TableEvent.Stopped<?, ?> _,
                    TableEvent.WentOn<?, ?> _,
                    TableEvent.MovedOn<?, ?> _ -> this;
        };
    }

    private Listed during(MatchEvent<?> event) {
        return switch (event) {
            case MatchEvent.Left<?>(var seat) -> left(seat);
            case MatchEvent.HostIs<?>(var seat) -> hostedBy(seat);
            case MatchEvent.MatchEnded<?> _ -> in(TablePhase.FINISHED);
            default -> this;
        };
    }

    private Listed joined(Sitter sitter) {
        List<Sitter> more = new ArrayList<>(sitters);
        more.add(sitter);
        return with(more);
    }

    private Listed gotUp(Seat seat) {
        List<Sitter> fewer = new ArrayList<>(sitters);
        fewer.remove(seat.number());
        int number = host.number();
        return with(fewer).hostedBy(new Seat(number > seat.number() ? number - 1 : number));
    }

    private Listed left(Seat seat) {
        List<Sitter> changed = new ArrayList<>(sitters);
        Sitter gone = sitters.get(seat.number());
        changed.set(seat.number(), new Sitter(gone.name(), gone.person(), true));
        return with(changed);
    }

    private Listed with(List<Sitter> now) {
        return new Listed(id, terms, now, host, phase, began);
    }

    private Listed hostedBy(Seat seat) {
        return new Listed(id, terms, sitters, seat, phase, began);
    }

    private Listed in(TablePhase now) {
        return new Listed(id, terms, sitters, host, now, began);
    }

    int seats() {
        return (int) sitters.stream().filter(sitter -> !sitter.left()).count();
    }

    int people() {
        return (int) sitters.stream()
                .filter(sitter -> sitter.person() && !sitter.left())
                .count();
    }

    int most() {
        return Games.find(terms.game()).map(this::most).orElse(0);
    }

    private <O extends Options> int most(Game<O, ?, ?, ?, ?> game) {
        return game.players(game.options(terms.chosen())).max();
    }

    Notice notice() {
        String hostName =
                host.number() < sitters.size() ? sitters.get(host.number()).name() : "";
        return new Notice(
                id,
                terms.game(),
                terms.chosen().rulebook(),
                terms.open(),
                hostName,
                seats(),
                most(),
                Written.name(phase));
    }
}
