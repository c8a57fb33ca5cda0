import { queryOptions } from '@tanstack/react-query';
import { atsApi } from '../../../api/integrations/ats.ts';
import { atsSyncApi } from '../../../api/integrations/ats-sync.ts';
import { call } from '../../platform/client.ts';

/** The connection of my company to its applicant tracking system. */
export const atsQuery = queryOptions({
  queryKey: ['ats-connection'],
  queryFn: ({ signal }) => call(atsApi.getAtsConnection, { signal }),
});

/** How my company is in sync with its applicant tracking system. */
export const atsStatusQuery = queryOptions({
  queryKey: ['ats-status'],
  queryFn: ({ signal }) => call(atsSyncApi.getAtsStatus, { signal }),
});
