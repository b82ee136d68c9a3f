import { daily } from '$lib/i18n/messages/daily';
import { day, spokenTime } from '$lib/i18n/time';
import { today } from './days';
import { type Entry, journal, streak } from './journal';
import type { Sheet } from './sheet';

/** What one tells others about a solved puzzle: sentences, as one would say them. */
export function story(sheet: Sheet, entry: Entry): string {
  const clean = entry.mistakes === 0 && entry.hints === 0;
  const how = clean ? daily.say('share.clean') : daily.say('share.mistakes', { count: entry.mistakes });
  const text = daily.say('share.text', {
    number: String(sheet.number),
    date: day(sheet.date),
    sets: sheet.sets,
    time: spokenTime(entry.millis),
    how: entry.hints === 0 ? how : daily.say('share.hints', { how, count: entry.hints }),
  });
  const days = entry.solved === sheet.date ? streak(journal(), today()) : 0;
  return days > 1 ? `${text} ${daily.say('share.streak', { count: days })}` : text;
}
