import type { sessionsApi } from '../../../../api/identity/sessions.ts';
import type { Handlers, Services } from '../../../context.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { signOutEverywhere } from './commands.ts';
import { endSessionOf, listSessionsOf } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Where a person is signed in. */
export const sessionsHandlers: Handlers<typeof sessionsApi, Ports> = {
  listSessions: async (_input, context) => {
    const { actor, database } = context;
    const rows = await listSessionsOf(database, actor.id, actor.credential.id, context.now());
    return { items: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
  },

  endSession: async ({ params }, context) => {
    if (!(await endSessionOf(context.database, context.actor.id, params.id))) throw new ApiError('not_found');
  },

  endSessions: async ({ query }, context) => {
    await signOutEverywhere(context, context.actor.id, query.tokens);
    context.answerHeaders.set('clear-site-data', '"cache"');
  },
};
