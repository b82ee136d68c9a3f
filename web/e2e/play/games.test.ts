import { describe, test } from 'vitest';
import { BRAINS } from './brains/index';
import { LONG, Scene } from './scene';

const scene = new Scene();

describe('two browsers play a whole game with a bot at the table, by mouse', { concurrent: true, ...LONG }, () => {
  test.each(Object.keys(BRAINS))('%s', (game) => scene.game({ game }));
});
