import type { usageApi } from '../../../api/operations/usage.ts';
import type { Handlers, Services } from '../../context.ts';
import { listDays, readOverview } from './queries.ts';

type Ports = Pick<Services, 'calls' | 'database' | 'now'>;

/** What staff see of the platform as a whole. This process tells its own calls first, so that its figures are of now. */
export const usageHandlers: Handlers<typeof usageApi, Ports> = {
  getPlatformOverview: async (_input, context) => {
    await context.calls.flush();
    return readOverview(context.database, context.now());
  },

  listUsageDays: async ({ query }, context) => {
    await context.calls.flush();
    return { items: await listDays(context.database, context.now(), Number(query.days)) };
  },
};
