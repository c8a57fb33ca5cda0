import type { outsideApplicationsApi } from '../../../api/candidates/external-applications.ts';
import { type Handlers, Refusal } from '../../context.ts';
import * as queries from './queries.ts';

/** Applications that a candidate made elsewhere and tracks by hand. */
export const outsideApplicationsHandlers: Handlers<typeof outsideApplicationsApi> = {
  listOutsideApplications: async (_input, { database, actor }) => ({
    items: await queries.listOutside(database, actor.id),
  }),

  createOutsideApplication: async ({ body }, context) => {
    const { database, actor } = context;
    if ((await queries.countOutside(database, actor.id)) >= queries.mostOutside) {
      throw new Refusal('quota_reached');
    }
    return queries.insertOutside(database, actor.id, body, context.now());
  },

  updateOutsideApplication: async ({ params, body }, context) => {
    const { database, actor } = context;
    const changed = await queries.updateOutside(
      database,
      { userId: actor.id, id: params.id, version: body.version },
      body.value,
      context.now(),
    );
    if (changed) return changed;
    const [current] = await queries.listOutside(database, actor.id, params.id);
    throw current ? new Refusal('stale_version', { current }) : new Refusal('not_found');
  },

  deleteOutsideApplication: async ({ params }, { database, actor }) => {
    if (!(await queries.deleteOutside(database, actor.id, params.id))) throw new Refusal('not_found');
  },
};
