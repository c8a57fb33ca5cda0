import { dayMs } from '../../../api/platform/durations.ts';
import { t } from '../../platform/messages.ts';

/** Until when something is to be done, counted in days of UTC: "due in 3 days", "due today", "2 days overdue". `now` is for tests. */
export function dueLabel(due: string, now = Date.now()): string {
  const days = Math.floor(Date.parse(due) / dayMs) - Math.floor(now / dayMs);
  if (days === 0) return t('humanReviews.dueToday');
  return days > 0 ? t('humanReviews.dueIn', { days }) : t('humanReviews.overdueBy', { days: -days });
}
