import { core } from '$lib/i18n/messages/core';
import { table } from '$lib/i18n/messages/table';
import { refusalText } from '$lib/i18n/words';
import type { Answer } from '$lib/net/live';
import type { Refusal } from '$lib/net/wire';
import { toast } from '$lib/ui/toasts.svelte';
import type { LiveTable } from './live.svelte';

/** Says why an act was not done, if it was not. True if it was. */
export function told(answer: Answer, live: LiveTable): boolean {
  if (answer.type === 'done') return true;
  if (answer.type === 'unreadable') toast(core.say('error.other', { what: answer.path }), 'bad');
  else toast(reasonText(answer.reason, live));
  return false;
}

/** Why not, with people by their names. */
export function reasonText(reason: Refusal, live: LiveTable): string {
  switch (reason.type) {
    case 'busy':
      return table.say('refused.busy', { name: live.name(reason.seat) });
    case 'not-your-turn':
      return table.say('refused.not-your-turn', { name: live.name(reason.whose) });
    case 'sits-out':
      return table.say('refused.sits-out', { name: live.name(reason.seat) });
    default:
      return refusalText(reason);
  }
}
