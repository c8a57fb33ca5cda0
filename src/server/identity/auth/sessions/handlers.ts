import type { sessionsApi } from '../../../../api/identity/sessions.ts';
import type { Handlers, Services } from '../../../context.ts';
import { endSession, signOutEverywhere } from './commands.ts';
import { listSessionsOf } from './queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Where a person is signed in. */
export const sessionsHandlers: Handlers<typeof sessionsApi, Ports> = {
  listSessions: async (_input, context) => {
    const { actor, database } = context;
    const rows = await listSessionsOf(database, actor.id, actor.credential.id, context.now());
    return { items: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })) };
  },

  endSession: ({ params }, context) => endSession(context, context.actor.id, params.id),

  endSessions: async ({ query }, context) => {
    await signOutEverywhere(context, context.actor.id, query.tokens);
    context.answerHeaders.set('clear-site-data', '"cache"');
  },
};
