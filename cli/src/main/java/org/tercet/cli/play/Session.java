package org.tercet.cli.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.tercet.cards.Card;
import org.tercet.rules.game.Length;
import org.tercet.rules.game.Move;
import org.tercet.rules.game.Refusal;
import org.tercet.rules.game.Shown;
import org.tercet.rules.game.View;
import org.tercet.wire.file.GameFile;

/** The player's side of a sitting: keys and time go in, what is to be seen comes out. Nothing here knows of a terminal. */
final class Session<V extends View, M extends Move> {

    static final char ENTER = '\n';
    static final char BACKSPACE = '\b';
    static final char ESCAPE = 27;
    static final char HELP = '?';
    static final char HINT = 'i';
    static final char QUIT = 'x';

    private final Sitting<?, ?, M, ?, V> sitting;
    private final Front<V, M> front;
    private final Voice voice;
    private final Narration narration;
    private final List<Entry> log = new ArrayList<>();
    private final List<Slot> chosen = new ArrayList<>();
    private int hints;
    private Mode mode = Mode.PLAYING;
    private V looked;

    /** A line of the log and when it was written. */
    record Entry(long at, String text) {}

    /** What the next key means. */
    enum Mode {
        PLAYING,
        HELPING,
        /** Asked whether to leave. */
        LEAVING,
        LEFT
    }

    Session(Sitting<?, ?, M, ?, V> sitting, Front<V, M> front, Voice voice) {
        this.sitting = sitting;
        this.front = front;
        this.voice = voice;
        this.narration = new Narration(voice);
        this.looked = sitting.view().table();
        listen();
    }

    /** Lets time pass, and listens to what happens. */
    void pass(long now) {
        sitting.pass(now);
        listen();
    }

    OptionalLong next() {
        return sitting.next();
    }

    void press(char key, long now) {
        pass(now);
        switch (mode) {
            case LEFT -> {}
            case LEAVING -> answer(key, now);
            case HELPING -> mode = Mode.PLAYING;
            case PLAYING -> command(key, now);
        }
    }

    /** The input has come to its end. */
    void leave(long now) {
        mode = Mode.LEFT;
        note(now, voice.say("left"));
    }

    private void answer(char key, long now) {
        boolean leaves = voice.say("quit.yes").indexOf(Character.toLowerCase(key)) >= 0 || key == QUIT;
        if (leaves) {
            leave(now);
        } else {
            mode = Mode.PLAYING;
            note(now, voice.say("quit.stay"));
        }
    }

    private void command(char key, long now) {
        switch (key) {
            case HELP -> mode = Mode.HELPING;
            case QUIT -> mode = Mode.LEAVING;
            case ESCAPE -> chosen.clear();
            case BACKSPACE -> {
                if (!chosen.isEmpty()) {
                    chosen.removeLast();
                }
            }
            case HINT -> hint(now);
            case ENTER -> {
                if (sitting.isBetweenRounds()) {
                    sitting.goOn(now);
                    listen();
                }
            }
            default -> game(key, now);
        }
    }

    private void hint(long now) {
        Optional<String> hint = front.hint(sitting.view().table(), hints, voice);
        hints += hint.isPresent() ? 1 : 0;
        note(now, hint.orElseGet(() -> voice.say("no-hint")));
    }

    private void game(char key, long now) {
        Desk<M> desk = desk();
        Optional<Desk.Offer<M>> offer = desk.offer(key).or(() -> desk.offer(Character.toLowerCase(key)));
        Optional<Slot> slot = slot(desk.pick().map(Desk.Pick::from).orElse(List.of()), key);
        if (slot.isPresent()) {
            choose(slot.get(), desk.pick().orElseThrow(), now);
        } else if (offer.isPresent()) {
            move(offer.get().move(), now);
        } else if (slot(scene().slots(), key).isPresent()
                && desk.offer(Front.CALL).isPresent()) {
            note(now, voice.say("call-first"));
        } else if (desk.offers().isEmpty() && desk.pick().isEmpty()) {
            note(now, desk.prompt());
        } else {
            note(
                    now,
                    Character.isISOControl(key) || Character.isWhitespace(key)
                            ? voice.say("no-such-nameless-key")
                            : voice.say("no-such-key", "key", String.valueOf(key)));
        }
    }

    private static Optional<Slot> slot(List<Slot> slots, char key) {
        return slots.stream()
                .filter(slot -> slot.key() == key)
                .findFirst()
                .or(() -> slots.stream()
                        .filter(slot -> slot.key() == Character.toLowerCase(key))
                        .findFirst());
    }

    /** A card by its key, wherever it lies. */
    Optional<Slot> slot(char key) {
        return slot(scene().slots(), key);
    }

    void choose(Card card, long now) {
        scene().slots().stream()
                .filter(slot -> slot.card().filter(card::equals).isPresent())
                .findFirst()
                .ifPresentOrElse(
                        slot -> choose(slot, now), () -> note(now, voice.refusal(new Refusal.NotOnTable(card))));
    }

    /** Chooses a card, and calls first where that is needed: for those who type whole lines. */
    void choose(Slot slot, long now) {
        pass(now);
        if (desk().pick().isEmpty()) {
            desk().offer(Front.CALL).ifPresent(call -> move(call.move(), now));
        }
        Optional<Desk.Pick<M>> pick = desk().pick();
        if (pick.filter(it -> it.from().stream().anyMatch(slot::isSame)).isPresent()) {
            choose(slot, pick.get(), now);
        } else {
            note(now, voice.say("no-such-key", "key", slot.key()));
        }
    }

    private void choose(Slot slot, Desk.Pick<M> pick, long now) {
        if (!chosen.removeIf(slot::isSame)) {
            chosen.add(slot);
        }
        if (chosen.size() == pick.count()) {
            M move = pick.move().apply(List.copyOf(chosen));
            chosen.clear();
            move(move, now);
        }
    }

    private void move(M move, long now) {
        Optional<Refusal> refusal = sitting.play(move, now);
        listen();
        refusal.ifPresent(why -> note(now, voice.refusal(why)));
    }

    private void listen() {
        for (Sitting.Happening<V> happening : sitting.news()) {
            tell(happening.shown(), happening.after()).ifPresent(text -> note(happening.at(), text));
        }
        V view = sitting.view().table();
        if (!view.equals(looked)) {
            looked = view;
            hints = 0;
            List<Slot> pickable = desk().pick().map(Desk.Pick::from).orElse(List.of());
            chosen.removeIf(slot -> pickable.stream().noneMatch(slot::isSame));
        }
    }

    private Optional<String> tell(Shown shown, V after) {
        return narration.of(shown).or(() -> front.tell(shown, after, voice));
    }

    private void note(long at, String text) {
        log.add(new Entry(at, text));
    }

    Scene scene() {
        Scene scene = front.scene(sitting.view().table(), voice);
        return sitting.view().length() == Length.ONE_ROUND ? scene : narration.withTotals(scene, sitting.view());
    }

    Desk<M> desk() {
        return sitting.isBetweenRounds()
                ? Desk.waiting(voice.say("next-round"))
                : front.desk(sitting.view().table(), voice);
    }

    String rules() {
        return front.rules(voice);
    }

    Mode mode() {
        return mode;
    }

    List<Entry> log() {
        return Collections.unmodifiableList(log);
    }

    Voice voice() {
        return voice;
    }

    boolean isBetweenRounds() {
        return sitting.isBetweenRounds();
    }

    /** Nothing more can happen. */
    boolean isDone() {
        return mode == Mode.LEFT || sitting.isOver();
    }

    boolean isOver() {
        return sitting.isOver();
    }

    GameFile<?, ?> file() {
        return sitting.file();
    }

    /** How it came out; nothing before the end. */
    List<String> result() {
        long time = log.getLast().at() - sitting.began();
        return narration.result(
                sitting.view(), front.isTeamwork(), front.result(sitting.view().table(), voice), time);
    }

    Picture picture(long now) {
        return new Painting<>(sitting.view(), scene(), desk(), rules(), voice)
                .at(now, now - sitting.began(), mode, chosen, log);
    }
}
