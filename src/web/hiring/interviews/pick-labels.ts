import { t } from '../../platform/messages.ts';
import { locale } from '../../platform/ui/locale-settings.ts';

/** A day for people in few letters, such as "Tue, Nov 24". */
export function shortDay(instant: string, zone: string): string {
  const day = { weekday: 'short', month: 'short', day: 'numeric', timeZone: zone } as const;
  return new Intl.DateTimeFormat(locale(), day).format(new Date(instant));
}

/** In which days a candidate picks a time, such as "The candidate picks a time, Nov 24 – 27, 2026". */
export function pickLabel({ from, until }: { from: string; until: string }): string {
  const format = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeZone: 'UTC' });
  const days = format.formatRange(Date.parse(`${from}T12:00:00Z`), Date.parse(`${until}T12:00:00Z`));
  return t('interviews.candidatePicksIn', { days });
}

/** Names one after the other, such as "Ana, Mo and Rae". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names);
}
