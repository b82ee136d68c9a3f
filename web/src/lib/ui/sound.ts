import { settings } from './settings.svelte';

export type Sound = 'call' | 'right' | 'wrong' | 'deal' | 'over';

/** Notes in hertz, one after the other, and how long each lasts in seconds. */
const TUNES: Record<Sound, { notes: number[]; step: number; kind: OscillatorType; loud: number }> = {
  call: { notes: [523, 784], step: 0.08, kind: 'triangle', loud: 0.16 },
  right: { notes: [523, 659, 784, 1047], step: 0.07, kind: 'sine', loud: 0.16 },
  wrong: { notes: [233, 196], step: 0.14, kind: 'triangle', loud: 0.14 },
  deal: { notes: [1400], step: 0.02, kind: 'sine', loud: 0.03 },
  over: { notes: [392, 523, 659, 784, 1047], step: 0.13, kind: 'sine', loud: 0.14 },
};

const BUZZ: Record<Sound, number[]> = { call: [20], right: [15, 40, 25], wrong: [60], deal: [], over: [20, 60, 20] };

let context: AudioContext | undefined;

/** Browsers let a page sound only after somebody has touched it. */
function ready(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return undefined;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
}

/** Plays a sound and lets the phone buzz, as far as is wanted. */
export function play(sound: Sound, feel = true): void {
  if (feel && settings.haptics && BUZZ[sound].length > 0 && navigator.userActivation?.hasBeenActive) {
    navigator.vibrate?.(BUZZ[sound]);
  }
  const at = settings.sound ? ready() : undefined;
  if (at === undefined) return;
  const { notes, step, kind, loud } = TUNES[sound];
  notes.forEach((pitch, i) => {
    const start = at.currentTime + i * step;
    const tone = new OscillatorNode(at, { type: kind, frequency: pitch });
    const level = new GainNode(at, { gain: 0 });
    level.gain.setValueAtTime(loud, start);
    level.gain.exponentialRampToValueAtTime(0.0001, start + step * 2.5);
    tone.connect(level).connect(at.destination);
    tone.start(start);
    tone.stop(start + step * 2.6);
  });
}
