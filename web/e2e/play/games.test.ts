import { describe, test } from 'vitest';
import { BRAINS } from './brains/index';
import { ALL, LONG, Scene } from './scene';

const scene = new Scene();

/** Those in which nobody has to wait for long. */
const QUICK = ['base', 'ultraset', 'ghost', 'puzzle', 'coopset'];

describe('two browsers play a whole game with a bot at the table, by mouse', { concurrent: true, ...LONG }, () => {
  test.each(ALL ? Object.keys(BRAINS) : QUICK)('%s', (game) => scene.game({ game }));
});
