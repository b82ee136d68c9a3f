import { describe, test } from 'vitest';
import { ALL, LONG, Scene } from './scene';

const scene = new Scene();

describe('the base game to its end', LONG, () => {
  test('by the keys on the cards, and by tab, arrows and enter', () => scene.game({ game: 'base', manners: ['keys', 'walk'] }));

  test('by touch on a small phone', () => scene.game({ game: 'base', manners: ['touch', 'touch'] }));

  test.each(ALL ? (['en', 'es', 'pt', 'it', 'fr'] as const) : (['en', 'pt'] as const))('by what a screen reader is told, in %s', (language) =>
    scene.game({ game: 'base', manners: ['listen', 'listen'], language }),
  );
});

if (ALL) {
  describe('the base game with all cards', LONG, () => {
    const values = {};

    test('by the keys on the cards, and by tab, arrows and enter', () => scene.game({ game: 'base', values, manners: ['keys', 'walk'] }));

    test('by touch on a small phone', () => scene.game({ game: 'base', values, manners: ['touch', 'touch'] }));

    test.each(['en', 'es', 'pt', 'it', 'fr'] as const)('by what a screen reader is told, in %s', (language) =>
      scene.game({ game: 'base', values, manners: ['listen', 'listen'], language }),
    );
  });
}
