import type { QuietHours } from '../../../api/identity/account-settings.ts';
import type { NotificationKind } from '../../../api/platform/notifications.ts';
import { hourSeconds } from '../../../api/platform/durations.ts';

/** What comes at any hour, because it is about the next hours. */
const urgent: readonly NotificationKind[] = ['interview_soon', 'applicant_interview_soon'];

/** True for what a mail tells at any hour. */
export function isUrgent(kind: NotificationKind): boolean {
  return urgent.includes(kind);
}

/** How many seconds are left of somebody's quiet hours at an instant; 0 outside of them. */
export function quietSecondsLeft(quiet: QuietHours | null, now: Date): number {
  if (!quiet) return 0;
  const { hour, minute, second } = clockOf(now, quiet.time_zone);
  const length = (quiet.until - quiet.from + 24) % 24;
  const passed = (hour - quiet.from + 24) % 24;
  return passed < length ? (length - passed) * hourSeconds - minute * 60 - second : 0;
}

function clockOf(now: Date, timeZone: string): { hour: number; minute: number; second: number } {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    timeStyle: 'medium',
    hourCycle: 'h23',
  }).formatToParts(now);
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value ?? 0);
  return { hour: part('hour'), minute: part('minute'), second: part('second') };
}
