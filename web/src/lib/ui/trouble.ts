import { core } from '$lib/i18n/messages/core';
import { refusalText, words } from '$lib/i18n/words';
import { ApiError, Unreachable } from '$lib/net/api';
import type { Refusal } from '$lib/net/wire';

/** What went wrong, in a sentence for people. */
export function trouble(failure: unknown): string {
  if (failure instanceof Unreachable) return core.say('error.unreachable');
  if (!(failure instanceof ApiError)) return core.say('error.other', { what: failure instanceof Error ? failure.name : '?' });
  if (failure.status === 429) return core.say('error.tooMany', { seconds: failure.retryAfter ?? 5 });
  if (words.has(`refusals.${failure.reason.type}`)) return refusalText(failure.reason as unknown as Refusal);
  return core.say('error.other', { what: failure.reason.type });
}
