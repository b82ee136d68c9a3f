import { core } from '$lib/i18n/messages/core';
import { table } from '$lib/i18n/messages/table';
import { refusalText } from '$lib/i18n/words';
import type { Answer } from '$lib/net/live';
import { toast } from '$lib/ui/toasts.svelte';
import type { LiveTable } from './live.svelte';

/** Says why an act was not done, if it was not. True if it was. */
export function told(answer: Answer, live: LiveTable): boolean {
  if (answer.type === 'done') return true;
  if (answer.type === 'unreadable') toast(core.say('error.other', { what: answer.path }), 'bad');
  else if (answer.reason.type === 'busy') toast(table.say('refused.busy', { name: live.name(answer.reason.seat) }));
  else toast(refusalText(answer.reason));
  return false;
}
