import { queryOptions } from '@tanstack/react-query';
import { modelsApi } from '../../../api/integrations/models.ts';
import { usageApi, type usageRanges } from '../../../api/operations/usage.ts';
import { call } from '../../platform/client.ts';

/** The platform's figures. */
export const overviewQuery = queryOptions({
  queryKey: ['internal', 'overview'],
  queryFn: ({ signal }) => call(usageApi.getPlatformOverview, { signal }),
});

/** Provider keys, masked; for internal staff alone. */
export const apiKeysQuery = queryOptions({
  queryKey: ['internal', 'api-keys'],
  queryFn: ({ signal }) => call(modelsApi.listApiKeys, { signal }),
});

/** The configured language models. */
export const modelsQuery = queryOptions({
  queryKey: ['internal', 'models'],
  queryFn: ({ signal }) => call(modelsApi.listModels, { signal }),
});

/** What models were used for in the last 30 days. */
export const modelUseQuery = queryOptions({
  queryKey: ['internal', 'model-use'],
  queryFn: ({ signal }) => call(modelsApi.listModelUsage, { signal }),
});

/** What was used on each of the last days. */
export function usageQuery(days: (typeof usageRanges)[number]) {
  return queryOptions({
    queryKey: ['internal', 'usage', days],
    queryFn: ({ signal }) => call(usageApi.listUsageDays, { query: { days }, signal }),
  });
}
