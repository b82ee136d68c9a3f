import type { Brain } from './brains/brain';
import type { Hands } from './hands';
import type { Speech } from './language';
import { type Eyes, Sight, type Thing } from './sight';

const PATIENCE = 700;

/** Somebody at a table who looks, thinks and presses, as people do. */
export class Robot {
  readonly name: string;
  presses = 0;
  /** Set to hold it for a while. */
  held = false;
  #eyes: Eyes;
  #hands: Hands;
  #brain: Brain;
  #speech: Speech;

  constructor(name: string, eyes: Eyes, hands: Hands, brain: Brain, speech: Speech) {
    this.name = name;
    this.#eyes = eyes;
    this.#hands = hands;
    this.#brain = brain;
    this.#speech = speech;
  }

  async look(): Promise<Sight> {
    return new Sight(await this.#eyes.look(), this.#speech);
  }

  /** Presses the button of this name as soon as it is there. */
  async press(key: string): Promise<void> {
    for (;;) {
      const button = (await this.look()).ready(key);
      if (button !== undefined) return this.#hands.press(button);
      await pause(50);
    }
  }

  /** Plays until there is a result, and reads it. */
  async play(signal: AbortSignal): Promise<string[]> {
    for (;;) {
      signal.throwIfAborted();
      const sight = await this.look();
      const result = sight.result();
      if (result !== undefined) return result;
      const aim = this.held ? undefined : (sight.ready('table.between.next') ?? this.#brain(sight));
      if (aim === undefined) {
        await pause(90);
      } else if (await this.#pressed(aim, sight)) {
        this.presses++;
        await this.#changed(sight.mark());
      }
    }
  }

  /** What it went for may be gone before it is there: somebody else was faster. */
  async #pressed(aim: Thing, sight: Sight): Promise<boolean> {
    try {
      await this.#hands.press(aim);
      return true;
    } catch (failure) {
      if ((await this.look()).mark() === sight.mark()) throw failure;
      return false;
    }
  }

  /** Nobody presses twice before seeing what came of it. */
  async #changed(before: string): Promise<void> {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(20)) {
      if ((await this.look()).mark() !== before) return;
    }
  }
}

export function pause(millis: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, millis));
}
