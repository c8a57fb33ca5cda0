import { dayMs } from '../../../api/platform/durations.ts';

/** Until when something is to be done, counted in days of UTC: "due in 3 days", "due today", "2 days overdue". `now` is for tests. */
export function dueLabel(due: string, now = Date.now()): string {
  const days = Math.floor(Date.parse(due) / dayMs) - Math.floor(now / dayMs);
  if (days === 0) return 'due today';
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  return days > 0 ? `due in ${count}` : `${count} overdue`;
}
