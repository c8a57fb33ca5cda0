import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Api } from '../../../api/index.ts';
import { candidatesApi, type Dashboard } from '../../../api/candidates/candidates.ts';
import type { TrackedApplication } from '../../../api/hiring/my-applications.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import { language } from '../../../messages/in-page.ts';
import { dayLabel, ownZone, spanLabel } from '../../hiring/interviews/interview-times.ts';
import { trackedStageLabels } from '../../hiring/my-applications/application-labels.ts';
import { call } from '../../platform/client.ts';
import { deviceState, offlineData, offlineStore } from '../../platform/device/device-state.ts';
import { t } from '../../platform/messages.ts';
import { formatDateTime } from '../../platform/ui/dates.ts';

type Entry = { title: string; lines: string[] };

/** What stands on this device for the page without a connection: finished words, so that the page needs nothing else. */
export type OfflineCopy = {
  language: string;
  words: Record<string, string>;
  applications: Entry[];
  interviews: Entry[];
};

const againMs = 10 * minuteMs;

const offlineQuery = queryOptions({
  queryKey: ['offline-copy'],
  queryFn: async ({ signal }) => {
    const [list, dashboard] = await Promise.all([
      call<Api['listMyApplications']>(
        { method: 'GET', path: '/api/applications' },
        { query: { state: 'open', limit: 100 }, signal },
      ),
      call(candidatesApi.getDashboard, { signal }),
    ]);
    return offlineCopy(list.items, dashboard.interviews, new Date());
  },
  staleTime: 0,
});

/** Renews the copy whenever its person looks at a page that shows what is in it, and every ten minutes while they do. */
export function useOfflineCopy(): void {
  const client = useQueryClient();
  useEffect(() => {
    const renew = async () => {
      if (document.visibilityState !== 'visible' || !deviceState().offline) return;
      try {
        await storeOffline(client);
      } catch {
        // There is no connection, or nobody is signed in: what was stored stays, or was removed.
      }
    };
    void renew();
    const timer = setInterval(() => void renew(), againMs);
    return () => clearInterval(timer);
  }, [client]);
}

/** Stores the applications and interviews of whoever is signed in on this device, in place of what was there. */
export async function storeOffline(client: QueryClient): Promise<void> {
  const copy = await client.fetchQuery(offlineQuery);
  const store = await caches.open(offlineStore);
  // They may have signed out meanwhile, and nothing must come in after.
  if (deviceState().offline) await store.put(offlineData, Response.json(copy));
}

/** The copy of these applications and interviews. */
export function offlineCopy(
  applications: TrackedApplication[],
  interviews: Dashboard['interviews'],
  now: Date,
): OfflineCopy {
  const zone = ownZone();
  return {
    language,
    words: {
      title: t('offline.title'),
      about: t('offline.about', { at: formatDateTime(now.toISOString()) }),
      applications: t('offline.applications'),
      interviews: t('offline.interviews'),
      noneApplications: t('offline.noneApplications'),
      noneInterviews: t('offline.noneInterviews'),
      retry: t('offline.retry'),
    },
    applications: applications.map(({ title, employer_name, stage }) => ({
      title,
      lines: [employer_name, trackedStageLabels[stage]],
    })),
    interviews: interviews.flatMap(({ job_title, employer_name, starts_at, minutes, place, link }) =>
      starts_at === null
        ? []
        : [
            {
              title: job_title,
              lines: [
                employer_name,
                `${dayLabel(starts_at, zone, now)}, ${spanLabel(starts_at, minutes, zone)}`,
                [place, link].filter(Boolean).join(', '),
              ],
            },
          ],
    ),
  };
}
