import type { externalApplicationsApi } from '../../../api/candidates/external-applications.ts';
import type { Handlers, Services } from '../../context.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import * as queries from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Applications that a candidate made elsewhere and tracks by hand. */
export const externalApplicationsHandlers: Handlers<typeof externalApplicationsApi, Ports> = {
  listExternalApplications: async (_input, { database, actor }) => ({
    items: await queries.listExternal(database, actor.id),
  }),

  createExternalApplication: async ({ body }, context) => {
    const { database, actor } = context;
    if ((await queries.countExternal(database, actor.id)) >= queries.mostExternal) {
      throw new ApiError('quota_reached');
    }
    return queries.insertExternal(database, actor.id, body, context.now());
  },

  updateExternalApplication: async ({ params, body }, context) => {
    const { database, actor } = context;
    const changed = await queries.updateExternal(
      database,
      { userId: actor.id, id: params.id, version: body.version },
      body.value,
      context.now(),
    );
    if (changed) return changed;
    const [current] = await queries.listExternal(database, actor.id, params.id);
    throw current ? staleVersion(current) : new ApiError('not_found');
  },

  deleteExternalApplication: async ({ params }, { database, actor }) => {
    if (!(await queries.deleteExternal(database, actor.id, params.id))) throw new ApiError('not_found');
  },
};
