import { api, type GameEntry, type RulebookEntry } from '$lib/net/api';

let games = $state.raw<GameEntry[]>([]);
let asked: Promise<GameEntry[]> | undefined;

/** What can be played and how; asked for once. */
export function catalogue(): Promise<GameEntry[]> {
  asked ??= api.games().then(
    (answer) => (games = answer.games),
    (failure: unknown) => {
      asked = undefined;
      throw failure;
    },
  );
  return asked;
}

export function gameEntry(id: string): GameEntry | undefined {
  return games.find((game) => game.id === id);
}

export function rulebookEntry(game: string, rulebook: string): RulebookEntry | undefined {
  return gameEntry(game)?.rulebooks.find((each) => each.id === rulebook);
}
