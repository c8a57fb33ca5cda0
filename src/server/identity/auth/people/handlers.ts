import { z } from 'zod';
import type { peopleApi } from '../../../../api/identity/people.ts';
import type { Handlers, Services } from '../../../context.ts';
import { cursorInstant, pageOf, readCursor } from '../../../platform/http/cursor.ts';
import { changePersonRole, endPersonSessions, resendPersonVerification, suspendPerson } from './commands.ts';
import { listAudit, listPeople } from './queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

const place = z.tuple([cursorInstant, z.uuid()]);

/** What internal staff do about accounts. */
export const peopleHandlers: Handlers<typeof peopleApi, Ports> = {
  listPeople: async ({ query }, { database }) => {
    const after = readCursor(place, query.cursor);
    const filter = { q: query.q ?? '', role: query.role ?? null, after, limit: query.limit + 1 };
    const rows = await listPeople(database, filter);
    return pageOf(
      rows.map((item) => ({ item, key: [item.created_at, item.id] })),
      query.limit,
    );
  },

  changePersonRole: ({ params, body }, context) =>
    changePersonRole(context, context.actor, params.id, body.new_role),

  suspendPerson: ({ params, body }, context) =>
    suspendPerson(context, context.actor, params.id, body.suspended),

  endPersonSessions: ({ params }, context) => endPersonSessions(context, context.actor, params.id),

  resendPersonVerification: ({ params }, context) =>
    resendPersonVerification(context, context.actor, params.id),

  listAuditEvents: async ({ query }, { database }) => {
    const { action = '', actor = '', q = '', about = null, from = null, to = null, limit } = query;
    const after = readCursor(place, query.cursor);
    const filter = { action, actor, q, about, from, to, after, limit: limit + 1 };
    return pageOf(await listAudit(database, filter), limit);
  },
};
