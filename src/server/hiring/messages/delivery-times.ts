import { dayMs, minuteMs } from '../../../api/platform/durations.ts';
import { quietSecondsLeft } from '../../platform/notifications/rules.ts';

/** What goes by itself goes between these full hours, by the clock of whoever reads it. */
const night = { from: 20, until: 8 };

/** When a message is wished to go: an instant, or so many minutes from now; and after how many days each that follows it. */
export type RequestedDelivery = { delayMinutes: number; sendAt: Date | null; afterDays: number[] };

/**
 * When a message goes and what follows it. An hour that somebody chose, and a wait below a day, are kept; whatever else would go at
 * night goes in the morning.
 */
export function deliveryTimes(
  wish: RequestedDelivery,
  now: Date,
  timeZone: string,
): { first: Date; later: Date[] } {
  const byDay = (at: Date) =>
    new Date(at.getTime() + quietSecondsLeft({ ...night, time_zone: timeZone }, at) * 1000);
  const waited = new Date(now.getTime() + wish.delayMinutes * minuteMs);
  const first = wish.sendAt ?? (wish.delayMinutes * minuteMs < dayMs ? waited : byDay(waited));
  const later: Date[] = [];
  for (const days of wish.afterDays) {
    const last = later.at(-1) ?? first;
    later.push(byDay(new Date(last.getTime() + days * dayMs)));
  }
  return { first, later };
}
