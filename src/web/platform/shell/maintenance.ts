import { queryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Api } from '../../../api/index.ts';
import type { MaintenanceWindow } from '../../../api/operations/maintenance.ts';
import { call } from '../client.ts';
import { servedFact } from './served-facts.ts';
import { formatClock, formatDate, formatDateTime } from '../ui/dates.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import { t } from '../messages.ts';

/**
 * The window that is announced or open, as the served page says it until something newer is known; null for none. What was told
 * since the page was served is made up for when the live stream opens, so the page's word counts as new, whatever the clocks say.
 */
export const noticeQuery = queryOptions({
  queryKey: ['maintenance'],
  queryFn: async ({ signal }) => {
    const notice = { method: 'GET', path: '/api/maintenance' } as const;
    return (await call<Api['getMaintenanceNotice']>(notice, { signal })).window;
  },
  initialData: (): MaintenanceWindow | null => servedFact('maintenance'),
});

/** Where a window stands by this browser's clock; it changes by itself as time goes by. Null without one, or when it is over. */
export function usePhase(window: MaintenanceWindow | null): 'announced' | 'open' | null {
  const [now, setNow] = useState(Date.now);
  const edges = window ? [Date.parse(window.starts_at), Date.parse(window.ends_at)] : [];
  const next = edges.find((edge) => edge > now) ?? null;
  useEffect(() => {
    if (next === null) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now(), longestWaitMs));
    return () => clearTimeout(timer);
  }, [next, now]);
  if (next === null) return null;
  return next === edges[0] ? 'announced' : 'open';
}

/** Browsers take no timer that is longer than some weeks. */
const longestWaitMs = dayMs;

/** Such as "from Mar 5, 2024, 4:30 PM to 5:30 PM", in the reader's time zone. */
export function spanLabel({ starts_at, ends_at }: MaintenanceWindow): string {
  const isOneDay = formatDate(starts_at) === formatDate(ends_at);
  return t('shell.maintenanceSpan', {
    start: formatDateTime(starts_at),
    end: (isOneDay ? formatClock : formatDateTime)(ends_at),
  });
}
