import { dayMs } from '../../../api/platform/durations.ts';
import { clockTimeOf, instantOf, ownZone } from '../interviews/interview-times.ts';
import { t } from '../../platform/messages.ts';

/** Until when a thread can be put away: mornings at nine, by the clock of the reader. */
export function snoozeTimes(now: Date, zone = ownZone()): { label: string; at: Date }[] {
  const weekday = new Date(`${clockTimeOf(now.toISOString(), zone).date}T12:00:00Z`).getUTCDay();
  const toMonday = (8 - weekday) % 7 || 7;
  const choices = [
    { label: t('messages.tomorrow'), days: 1 },
    { label: t('messages.inThreeDays'), days: 3 },
    { label: t('messages.nextMonday'), days: toMonday },
    { label: t('messages.inTwoWeeks'), days: 14 },
  ];
  return choices.flatMap(({ label, days }) => {
    const { date } = clockTimeOf(new Date(now.getTime() + days * dayMs).toISOString(), zone);
    const at = instantOf({ date, clock: '09:00' }, zone);
    return at === null ? [] : { label, at: new Date(at) };
  });
}
