// Written by TypeScriptTest of the room `table` from the Java records; see docs/decisions/0071. Not to be changed by hand.

/** Number, colour, fill, shape: `2rts`. */
export type Card = `${1 | 2 | 3}${'r' | 'g' | 'p'}${'s' | 't' | 'o'}${'o' | 's' | 'd'}`;

/** From 0. */
export type Seat = number;

/** Milliseconds: since 1970 by the server's clock. */
export type Millis = number;

export type Length = 'one-round' | 'everyone-deals' | 'ten-a-player';

export type Setting =
  | { type: 'one-of'; name: string; values: string[]; standard: string }
  | { type: 'whole'; name: string; min: number; max: number; usual: number };

export type Refusal =
  | { type: 'not-seated'; seat: Seat }
  | { type: 'already-left'; seat: Seat }
  | { type: 'already-here'; seat: Seat }
  | { type: 'already-away'; seat: Seat }
  | { type: 'table-full'; most: number }
  | { type: 'too-few-players'; fewest: number }
  | { type: 'no-late-joining' }
  | { type: 'game-over' }
  | { type: 'nothing-due' }
  | { type: 'too-late' }
  | { type: 'wrong-order' }
  | { type: 'shuffling' }
  | { type: 'not-in-this-game' }
  | { type: 'not-at-table' }
  | { type: 'already-seated'; seat: Seat }
  | { type: 'not-host'; host: Seat }
  | { type: 'removed' }
  | { type: 'no-programs' }
  | { type: 'already-begun' }
  | { type: 'not-begun' }
  | { type: 'table-closed' }
  | { type: 'no-free-text' }
  | { type: 'bad-random' }
  | { type: 'unknown-strength'; strength: string; known: string[] }
  | { type: 'unknown-game'; game: string }
  | { type: 'unknown-rulebook'; rulebook: string; known: string[] }
  | { type: 'unknown-setting'; name: string }
  | { type: 'unknown-length'; length: Length; known: Length[] }
  | { type: 'setting-out-of-range'; setting: Setting; value: string }
  | { type: 'call-first' }
  | { type: 'busy'; seat: Seat }
  | { type: 'wrong-number-of-cards'; needed: number }
  | { type: 'not-on-table'; card: Card }
  | { type: 'same-card-twice'; card: Card }
  | { type: 'no-such-place'; place: number }
  | { type: 'already-turned'; place: number }
  | { type: 'needs-previous'; cards: number }
  | { type: 'already-found'; by: Seat }
  | { type: 'already-agreed' }
  | { type: 'not-agreed' }
  | { type: 'always-a-set'; cards: number }
  | { type: 'not-your-turn'; whose: Seat }
  | { type: 'not-now' }
  | { type: 'sits-out'; seat: Seat }
  | { type: 'not-in-hand'; card: Card }
  | { type: 'hand-full'; most: number }
  | { type: 'deck-out' }
  | { type: 'own-scout' }
  | { type: 'already-passed' }
  | { type: 'nothing-to-vote' }
  | { type: 'own-card' }
  | { type: 'needs-last-card'; card: Card }
  | { type: 'challenge-spent' }
  | { type: 'folded' }
  | { type: 'cannot-check'; toCall: number }
  | { type: 'nothing-to-call' }
  | { type: 'raise-out-of-range'; least: number; most: number }
  | { type: 'no-raise-left'; most: number }
  | { type: 'no-set-to-expose' }
  | { type: 'already-answered' };

export type ProblemKind =
  | 'text'
  | 'whole-number'
  | 'truth'
  | 'card'
  | 'seat'
  | 'name'
  | 'moment'
  | 'list'
  | 'cards'
  | 'object'
  | 'hex'
  | 'line'
  | 'line-end';

export type Problem =
  | { type: 'malformed' }
  | { type: 'too-large'; most: number }
  | { type: 'too-deep'; most: number }
  | { type: 'too-long'; most: number }
  | { type: 'too-much' }
  | { type: 'unknown-field'; name: string }
  | { type: 'missing-field'; name: string }
  | { type: 'repeated-field'; name: string }
  | { type: 'expected'; kind: ProblemKind }
  | { type: 'unknown-name'; name: string; known: string[] }
  | { type: 'not-allowed'; what: string }
  | { type: 'written-as'; text: string }
  | { type: 'backwards' };

export type Chosen = {
  rulebook: string;
  values: Record<string, string>;
};

export type TablePhase = 'gathering' | 'playing' | 'finished' | 'closed';

export type Players = {
  min: number;
  max: number;
};

export type TableViewSeatView = {
  seat: Seat;
  name: string;
  person: boolean;
  bot?: string;
  connected: boolean;
  left: boolean;
};

export type TableViewFairView = {
  commitment: string;
  contributed: Seat[];
  seed?: string;
  contributions?: Record<string, string>;
};

export type TableView = {
  id: string;
  code: string;
  game: string;
  chosen: Chosen;
  length: Length;
  open: boolean;
  chat: boolean;
  programs: boolean;
  waits: boolean;
  phase: TablePhase;
  paused: boolean;
  players: Players;
  host: Seat;
  seats: TableViewSeatView[];
  you?: Seat;
  fair: TableViewFairView;
  watching: number;
  next?: string;
};

export type Bye =
  | 'kicked'
  | 'closed'
  | 'stopping'
  | 'moved'
  | 'too-slow'
  | 'too-much'
  | 'not-found'
  | 'unknown-person'
  | 'wrong-protocol';

export type Phrase = 'hello' | 'well-seen' | 'so-close' | 'hurry' | 'thanks' | 'good-game' | 'one-moment' | 'sorry';

export type Act<M> =
  | { type: 'sit' }
  | { type: 'contribute'; random: string }
  | { type: 'play'; move: M }
  | { type: 'leave' }
  | { type: 'say'; phrase?: Phrase; text?: string }
  | { type: 'rematch' }
  | { type: 'choose'; rulebook: string; values: Record<string, string>; length?: Length }
  | { type: 'add-bot'; strength: string }
  | { type: 'stand-in'; seat: Seat; strength: string }
  | { type: 'remove'; seat: Seat }
  | { type: 'hand-over'; seat: Seat }
  | { type: 'start' }
  | { type: 'next-round' }
  | { type: 'close' };

export type Occupant = 'person' | 'bot';

export type Presence = 'here' | 'away' | 'left';

export type Chair = {
  seat: Seat;
  occupant: Occupant;
  presence: Presence;
};

export type Seating = {
  chairs: Chair[];
  host: Seat;
};

export type MatchViewStanding = 'playing' | 'between-rounds' | 'finished';

export type Outcome = {
  scores: number[];
  winners: Seat[];
  losers: Seat[];
};

export type MatchView<V> = {
  game: string;
  chosen: Chosen;
  length: Length;
  seating: Seating;
  round: number;
  dealer: Seat;
  totals: number[];
  standing: MatchViewStanding;
  deadline?: Millis;
  outcome?: Outcome;
  table: V;
};

export type MatchShown =
  | { type: 'began'; game: string; chosen: Chosen; length: Length; seating: Seating }
  | { type: 'came-back'; seat: Seat }
  | { type: 'dealing'; round: number; dealer: Seat }
  | { type: 'host-is'; seat: Seat }
  | { type: 'joined'; seat: Seat; occupant: Occupant }
  | { type: 'left'; seat: Seat }
  | { type: 'match-ended'; outcome: Outcome }
  | { type: 'round-ended'; outcome: Outcome }
  | { type: 'taken-over'; seat: Seat; occupant: Occupant }
  | { type: 'went-away'; seat: Seat };

export type RaceMove =
  | { type: 'call' }
  | { type: 'take'; cards: Card[] }
  | { type: 'turn'; place: number }
  | { type: 'no-set' }
  | { type: 'still-looking' };

export type Pattern = 'set' | 'ultraset' | 'ghost';

export type Face = {
  place: number;
  card?: Card;
};

export type RaceEventEnding = 'nothing-left' | 'agreed' | 'stopped';

export type RacePhase =
  | { type: 'open' }
  | { type: 'called'; seat: Seat; until: Millis }
  | { type: 'turning'; seat: Seat; places: number[]; until: Millis }
  | { type: 'showing'; seat: Seat; places: number[]; until: Millis }
  | { type: 'shuffling' }
  | { type: 'over'; ending: RaceEventEnding; at: Millis };

export type RaceViewPlayer = {
  seat: Seat;
  score: number;
  sets: number;
  mistakes: number;
  won: Card[];
};

export type RaceFound = {
  seat: Seat;
  cards: Card[];
};

export type RaceView = {
  rulebook: string;
  pattern: Pattern;
  solo: boolean;
  oneGesture: boolean;
  faceDown: boolean;
  table: Face[];
  rectangle: number;
  deck: number;
  phase: RacePhase;
  mayAgree: boolean;
  agreed: Seat[];
  players: RaceViewPlayer[];
  previous: Card[];
  needsPrevious: number;
  found: RaceFound[];
  toFind?: number;
  owed: number;
  outcome?: Outcome;
};

export type Spot = {
  place: number;
  card: Card;
};

export type Trait =
  | { type: 'same'; digit: number }
  | { type: 'different' }
  | { type: 'broken'; two: number; one: number };

export type Verdict = {
  number: Trait;
  colour: Trait;
  fill: Trait;
  shape: Trait;
};

export type WhySplit = {
  pair: Card[];
  wants: Card;
  other: Card[];
  otherWants: Card;
};

export type Why =
  | { type: 'by-attribute'; verdict: Verdict }
  | { type: 'by-pairs'; splits: WhySplit[] }
  | { type: 'by-sums'; number: number; colour: number; fill: number; shape: number };

export type RaceShown =
  | { type: 'agreed'; seat: Seat }
  | { type: 'backs'; places: number[] }
  | { type: 'called'; seat: Seat; until: Millis }
  | { type: 'disagreed'; seat: Seat }
  | { type: 'discarded'; cards: Card[] }
  | { type: 'ended'; ending: RaceEventEnding; at: Millis }
  | { type: 'gathered' }
  | { type: 'laid'; spots: Spot[] }
  | { type: 'missed'; seat: Seat; cards: Card[]; why: Why; until: Millis }
  | { type: 'mistaken'; seat: Seat; cards: Card[]; why: Why }
  | { type: 'moved'; spots: Spot[] }
  | { type: 'owes'; sets: number }
  | { type: 'paid'; seat: Seat; cards: Card[]; points: number }
  | { type: 'paid-off'; sets: number }
  | { type: 'ran-out'; seat: Seat }
  | { type: 'relaid'; spots: Spot[] }
  | { type: 'taken'; seat: Seat; cards: Card[]; leaving: Card[]; why: Why }
  | { type: 'turned'; seat: Seat; spot: Spot; until: Millis }
  | { type: 'turned-back'; places: number[] };

export type ScoutForfeit = 'scolding' | 'washing-up';

export type ScoutMove =
  | { type: 'point'; card: Card; second: Card; third: Card }
  | { type: 'seek'; card: Card }
  | { type: 'give-up' }
  | { type: 'no-set' }
  | { type: 'still-looking' }
  | { type: 'vote'; number: number; choice: ScoutForfeit };

export type ScoutViewPlayer = {
  seat: Seat;
  score: number;
  won: Card[];
  forfeits: ScoutForfeit[];
  sitsOut: boolean;
};

export type ScoutBallot = {
  seat: Seat;
  choice: ScoutForfeit;
};

export type ScoutDebt = {
  number: number;
  seat: Seat;
  ballots: ScoutBallot[];
  until: Millis;
};

export type ScoutEventEnding = 'nothing-left' | 'agreed' | 'nobody-to-play-with';

export type ScoutViewStage =
  | { type: 'looking' }
  | { type: 'searching'; scout: Seat; card: Card; until: Millis; passed: Seat[] }
  | { type: 'over'; ending: ScoutEventEnding };

export type ScoutViewMay = {
  point: boolean;
  seek: boolean;
  agree: boolean;
  disagree: boolean;
  votes: number[];
};

export type ScoutView = {
  table: Spot[];
  rectangle: number;
  deck: number;
  aside: Card[];
  players: ScoutViewPlayer[];
  agreed: Seat[];
  debts: ScoutDebt[];
  stage: ScoutViewStage;
  pair?: Card[];
  may: ScoutViewMay;
  outcome?: Outcome;
};

export type ScoutShown =
  | { type: 'agreed'; seat: Seat }
  | { type: 'back-in'; seat: Seat }
  | { type: 'disagreed'; seat: Seat }
  | { type: 'ended'; ending: ScoutEventEnding }
  | { type: 'found'; seat: Seat; card: Card; set: Card[] }
  | { type: 'gave-up'; seat: Seat }
  | { type: 'laid'; spots: Spot[] }
  | { type: 'miss'; seat: Seat; pointed: Card; card: Card; wants: Card }
  | { type: 'moved'; spots: Spot[] }
  | { type: 'owed'; seat: Seat; number: number; until: Millis }
  | { type: 'paid'; seat: Seat; card: Card }
  | { type: 'pointing'; seat: Seat; card: Card; until: Millis }
  | { type: 'revealed'; seat: Seat; card: Card; cards: Card[]; right: boolean; why: Why }
  | { type: 'sat-out'; seat: Seat }
  | { type: 'sentenced'; seat: Seat; number: number; forfeit: ScoutForfeit }
  | { type: 'took'; seat: Seat; cards: Card[] }
  | { type: 'voted'; seat: Seat; number: number; choice: ScoutForfeit };

export type ChipsetMove =
  | { type: 'fold' }
  | { type: 'check' }
  | { type: 'call' }
  | { type: 'raise'; by: number }
  | { type: 'expose' }
  | { type: 'keep' };

export type ChipsetStanding = 'new' | 'waiting' | 'in' | 'folded';

export type ChipsetViewPlayer = {
  seat: Seat;
  presence: Presence;
  standing: ChipsetStanding;
  chips: number;
  bet: number;
  raises: number;
  acted: boolean;
  cards: number;
  deals: number;
};

export type ChipsetEventEnding = 'all-have-dealt' | 'one-has-all' | 'too-few';

export type ChipsetPhase =
  | { type: 'ready' }
  | { type: 'betting'; turn: Seat; until: Millis }
  | { type: 'trial'; until: Millis }
  | { type: 'pause'; until: Millis }
  | { type: 'shuffling' }
  | { type: 'over'; ending: ChipsetEventEnding };

export type ChipsetViewMay = {
  fold: boolean;
  check: boolean;
  toCall: number;
  mostRaise: number;
  answer: boolean;
};

export type ChipsetShowing = {
  seat: Seat;
  hand: Card[];
  sets: Card[][];
};

export type ChipsetShare = {
  seat: Seat;
  chips: number;
};

export type ChipsetResult = {
  exposer?: Seat;
  showings: ChipsetShowing[];
  shares: ChipsetShare[];
};

export type ChipsetView = {
  betLimit: number;
  raises: number;
  deals: number;
  dealer: Seat;
  middle: Card[];
  deck: number;
  pot: number;
  high: number;
  players: ChipsetViewPlayer[];
  hand: Card[];
  phase: ChipsetPhase;
  may: ChipsetViewMay;
  result?: ChipsetResult;
  outcome?: Outcome;
};

export type ChipsetEventCause = 'choice' | 'time' | 'away' | 'left';

export type ChipsetShown =
  | { type: 'answer-taken'; seat: Seat }
  | { type: 'bought-in'; seat: Seat; chips: number; deals: number }
  | { type: 'called'; seat: Seat; chips: number }
  | { type: 'cards-shuffled' }
  | { type: 'checked'; seat: Seat; cause: ChipsetEventCause }
  | { type: 'ended'; ending: ChipsetEventEnding }
  | { type: 'folded'; seat: Seat; cause: ChipsetEventCause }
  | { type: 'gathered' }
  | { type: 'hand-dealt'; dealer: Seat; middle: Card[]; players: Seat[]; hand: Card[] }
  | { type: 'hands-shown'; exposer?: Seat; showings: ChipsetShowing[] }
  | { type: 'laid'; card: Card }
  | { type: 'paused'; until: Millis }
  | { type: 'pot-taken'; shares: ChipsetShare[] }
  | { type: 'raised'; seat: Seat; by: number; chips: number }
  | { type: 'trial-offered'; until: Millis }
  | { type: 'turn'; seat: Seat; until: Millis };

export type SetUpMove = { type: 'play'; card: Card } | { type: 'challenge'; others: Card[] } | { type: 'pass' };

export type SetUpViewPlayer = {
  seat: Seat;
  hand: number;
  penalty: Card[];
};

export type SetUpEventEnding = 'deck-out' | 'too-few';

export type SetUpPhase =
  | { type: 'dealing' }
  | { type: 'playing'; seat: Seat; until: Millis }
  | { type: 'window'; player: Seat; card: Card; passed: Seat[]; mistaken: Seat[]; until: Millis }
  | { type: 'over'; ending: SetUpEventEnding; at: Millis };

export type SetUpView = {
  deck: number;
  table: Card[];
  hand: Card[];
  players: SetUpViewPlayer[];
  phase: SetUpPhase;
  mayPlay: boolean;
  mayChallenge: boolean;
  outcome?: Outcome;
};

export type SetUpShown =
  | { type: 'caught'; challenger: Seat; player: Seat; set: Card[]; why: Why; penalty: Card[] }
  | { type: 'ended'; ending: SetUpEventEnding; at: Millis }
  | { type: 'laid-aside'; seat: Seat }
  | { type: 'mistaken'; seat: Seat; cards: Card[]; why: Why }
  | { type: 'passed'; seat: Seat }
  | { type: 'played'; seat: Seat; card: Card; forThem: boolean; until: Millis }
  | { type: 'received'; seat: Seat; count: number; faces: Card[] }
  | { type: 'turn-to'; seat: Seat; until: Millis };

export type CoopMove = { type: 'take'; cards: Card[] } | { type: 'stop' } | { type: 'still-looking' };

export type CoopFound = {
  seat: Seat;
  cards: Card[];
};

export type CoopResult = {
  sets: number;
  added: number;
  points: number;
};

export type CoopTally = {
  sets: number;
  mistakes: number;
};

export type CoopEventEnding = 'deck-out' | 'nobody-left';

export type CoopPhase =
  | { type: 'dealing' }
  | { type: 'looking' }
  | { type: 'over'; ending: CoopEventEnding; at: Millis };

export type CoopGrade = 'keep-playing' | 'not-bad' | 'good' | 'excellent' | 'superb' | 'congratulations' | 'cheating';

export type CoopView = {
  deck: number;
  table: Spot[];
  found: CoopFound[];
  added: number;
  points: number;
  score: number;
  results: CoopResult[];
  aside: number;
  tallies: CoopTally[];
  agreed: Seat[];
  phase: CoopPhase;
  grade?: CoopGrade;
};

export type CoopShown =
  | { type: 'added'; spot: Spot }
  | { type: 'agreed'; seat: Seat }
  | { type: 'disagreed'; seat: Seat }
  | { type: 'ended'; ending: CoopEventEnding; grade: CoopGrade; at: Millis }
  | { type: 'laid'; spots: Spot[] }
  | { type: 'laid-aside'; cards: Card[] }
  | { type: 'mistaken'; seat: Seat; cards: Card[]; why: Why }
  | { type: 'moved'; spots: Spot[] }
  | { type: 'scored'; result: CoopResult; score: number }
  | { type: 'taken'; seat: Seat; cards: Card[]; why: Why };

export type TwentyMove =
  | { type: 'call' }
  | { type: 'take'; cards: Card[] }
  | { type: 'ask' }
  | { type: 'no-set' }
  | { type: 'still-looking' };

export type TwentyViewPlayer = {
  seat: Seat;
  cards: Card[];
};

export type TwentyPhaseEnding = 'went-out' | 'nothing-left' | 'alone';

export type TwentyPhase =
  | { type: 'open' }
  | { type: 'called'; seat: Seat; until: Millis }
  | { type: 'over'; winners: Seat[]; points: number; ending: TwentyPhaseEnding };

export type TwentyViewMay = {
  call: boolean;
  take: boolean;
  ask: boolean;
  noSet: boolean;
  stillLooking: boolean;
};

export type TwentyView = {
  oneGesture: boolean;
  table: Spot[];
  rectangle: number;
  deck: number;
  aside: Card[];
  fullHand: number;
  players: TwentyViewPlayer[];
  agreed: Seat[];
  phase: TwentyPhase;
  shuffling: boolean;
  may: TwentyViewMay;
  outcome?: Outcome;
};

export type TwentyHand = {
  cards: Card[];
};

export type TwentyOwedReason = 'penalty' | 'asked' | 'joined';

export type TwentyShown =
  | { type: 'added'; spots: Spot[] }
  | { type: 'agreed'; seat: Seat }
  | { type: 'all-agreed'; cards: number }
  | { type: 'asked'; seat: Seat }
  | { type: 'call-dropped'; seat: Seat }
  | { type: 'called'; seat: Seat; until: Millis }
  | { type: 'dealt'; hands: TwentyHand[]; spots: Spot[] }
  | { type: 'disagreed'; seat: Seat }
  | { type: 'ended'; winners: Seat[]; points: number; ending: TwentyPhaseEnding }
  | { type: 'given'; seat: Seat; cards: Card[]; reason: TwentyOwedReason }
  | { type: 'laid-aside'; seat: Seat; cards: Card[] }
  | { type: 'mistaken'; seat: Seat; cards: Card[]; why: Why; pays: boolean }
  | { type: 'moved'; spots: Spot[] }
  | { type: 'new-deck'; cards: number }
  | { type: 'ran-out'; seat: Seat; pays: boolean }
  | { type: 'refilled'; spots: Spot[] }
  | { type: 'taken'; seat: Seat; own: Card[]; table: Card[]; why: Why };
