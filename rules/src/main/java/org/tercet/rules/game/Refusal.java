package org.tercet.rules.game;

import java.util.List;
import org.tercet.cards.Card;

/** Why something may not be: a named reason with its data, for clients to put into words. A refused move changes nothing. */
public sealed interface Refusal {

    // the table
    record NotSeated(Seat seat) implements Refusal {}

    record AlreadyLeft(Seat seat) implements Refusal {}

    record AlreadyHere(Seat seat) implements Refusal {}

    record AlreadyAway(Seat seat) implements Refusal {}

    record TableFull(int most) implements Refusal {}

    record TooFewPlayers(int fewest) implements Refusal {}

    record NoLateJoining() implements Refusal {}

    record GameOver() implements Refusal {}

    record NothingDue() implements Refusal {}

    /** The time for it has run out. */
    record TooLate() implements Refusal {}

    /** An order of cards came that nobody waits for, or of other cards than those to be shuffled. */
    record WrongOrder() implements Refusal {}

    /** The cards are being shuffled. */
    record Shuffling() implements Refusal {}

    /** The move belongs to another game, or to another way of playing this one. */
    record NotInThisGame() implements Refusal {}

    // around the match
    record NotAtTable() implements Refusal {}

    record AlreadySeated(Seat seat) implements Refusal {}

    record NotHost(Seat host) implements Refusal {}

    /** The host has sent them away. */
    record Removed() implements Refusal {}

    /** No program may sit here. */
    record NoPrograms() implements Refusal {}

    record AlreadyBegun() implements Refusal {}

    record NotBegun() implements Refusal {}

    record TableClosed() implements Refusal {}

    /** Players may not write freely here. */
    record NoFreeText() implements Refusal {}

    /** Not the hexadecimal digits that a shuffle wants. */
    record BadRandom() implements Refusal {}

    record UnknownStrength(String strength, List<String> known) implements Refusal {}

    // choosing a game
    record UnknownGame(String game) implements Refusal {}

    record UnknownRulebook(String rulebook, List<String> known) implements Refusal {}

    record UnknownSetting(String name) implements Refusal {}

    record UnknownLength(Length length, List<Length> known) implements Refusal {}

    record SettingOutOfRange(Setting setting, String value) implements Refusal {}

    // calling and taking
    record CallFirst() implements Refusal {}

    /** Somebody has called, or points, or turns cards: the others wait until it is resolved. */
    record Busy(Seat seat) implements Refusal {}

    record WrongNumberOfCards(int needed) implements Refusal {}

    record NotOnTable(Card card) implements Refusal {}

    record SameCardTwice(Card card) implements Refusal {}

    record NoSuchPlace(int place) implements Refusal {}

    record AlreadyTurned(int place) implements Refusal {}

    /** So many cards of the previous set are needed, no more and no fewer. */
    record NeedsPrevious(int cards) implements Refusal {}

    record AlreadyFound(Seat by) implements Refusal {}

    // agreeing
    record AlreadyAgreed() implements Refusal {}

    record NotAgreed() implements Refusal {}

    /** So many cards always hold a set. */
    record AlwaysASet(int cards) implements Refusal {}

    // taking turns
    record NotYourTurn(Seat whose) implements Refusal {}

    /** Not at this point of the game. */
    record NotNow() implements Refusal {}

    record SitsOut(Seat seat) implements Refusal {}

    // hands
    record NotInHand(Card card) implements Refusal {}

    record HandFull(int most) implements Refusal {}

    record DeckOut() implements Refusal {}

    // scouting
    record OwnScout() implements Refusal {}

    record AlreadyPassed() implements Refusal {}

    record NothingToVote() implements Refusal {}

    // challenging
    record OwnCard() implements Refusal {}

    record NeedsLastCard(Card card) implements Refusal {}

    record ChallengeSpent() implements Refusal {}

    // betting
    record Folded() implements Refusal {}

    record CannotCheck(int toCall) implements Refusal {}

    record NothingToCall() implements Refusal {}

    record RaiseOutOfRange(int least, int most) implements Refusal {}

    record NoRaiseLeft(int most) implements Refusal {}

    record NoSetToExpose() implements Refusal {}

    record AlreadyAnswered() implements Refusal {}
}
