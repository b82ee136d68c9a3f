import { mayMove } from '$lib/ui/settings.svelte';

/** A card is laid: it comes from above and settles. */
export function deal(_node: Element, { delay = 0 }: { delay?: number }) {
  return {
    delay: mayMove() ? delay : 0,
    duration: mayMove() ? 320 : 0,
    css: (t: number, u: number) => {
      const ease = 1 - (1 - t) ** 3;
      return `opacity: ${Math.min(1, t * 2)}; translate: 0 ${-28 * (1 - ease)}px; scale: ${0.86 + 0.14 * ease}; rotate: ${-4 * u}deg`;
    },
  };
}

/** A card is gone; where it went, a flight shows. */
export function vanish(_node: Element) {
  return { duration: 0 };
}

const SHAKE: Keyframe[] = [0, -9, 8, -6, 4, -2, 0].map((x) => ({ translate: `${x}px 0` }));

export function shake(nodes: Iterable<Element>): void {
  if (!mayMove()) return;
  for (const node of nodes) node.animate(SHAKE, { duration: 520, easing: 'ease-out' });
}
