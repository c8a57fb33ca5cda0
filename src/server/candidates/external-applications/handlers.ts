import type { externalApplicationsApi } from '../../../api/candidates/external-applications.ts';
import type { Handlers, Services } from '../../context.ts';
import { addExternalApplication, changeExternalApplication, deleteExternalApplication } from './commands.ts';
import { listExternal } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Applications that a candidate made elsewhere and tracks by hand. */
export const externalApplicationsHandlers: Handlers<typeof externalApplicationsApi, Ports> = {
  listExternalApplications: async (_input, { database, actor }) => ({
    items: await listExternal(database, actor.id),
  }),

  createExternalApplication: ({ body }, context) => addExternalApplication(context, context.actor.id, body),

  updateExternalApplication: ({ params, body: { version, value } }, context) =>
    changeExternalApplication(context, { userId: context.actor.id, id: params.id, version }, value),

  deleteExternalApplication: ({ params }, context) =>
    deleteExternalApplication(context, context.actor.id, params.id),
};
