import { z } from 'zod';
import type { peopleApi } from '../../../../api/identity/people.ts';
import { isEmployer } from '../../../../api/identity/roles.ts';
import { type Handlers, ApiError, type SignedIn } from '../../../context.ts';
import { recordEvent } from '../../../platform/events/queries.ts';
import { cursorInstant, pageOf, readCursor } from '../../../platform/http/cursor.ts';
import { mailVerification } from '../../../platform/tasks/task-definitions.ts';
import { companyNameFor } from '../company-name.ts';
import { findPerson, holdInternal, listAudit, listPeople, setSuspended } from './queries.ts';
import { findMembership, insertCompany, setRole } from '../queries.ts';
import { endSessionsOf } from '../sessions/queries.ts';

const place = z.tuple([cursorInstant, z.uuid()]);

/** What internal staff do about accounts. */
export const peopleHandlers: Handlers<typeof peopleApi> = {
  listPeople: async ({ query }, { database }) => {
    const after = readCursor(place, query.cursor);
    const filter = { q: query.q ?? '', role: query.role ?? null, after, limit: query.limit + 1 };
    const rows = await listPeople(database, filter);
    return pageOf(
      rows.map((item) => ({ item, key: [item.created_at, item.id] })),
      query.limit,
    );
  },

  changePersonRole: ({ params, body: { new_role: role } }, context) =>
    actOn(context, params.id, async (person) => {
      await setRole(context.database, person.email, role);
      if (isEmployer(role) && !(await findMembership(context.database, person.id)))
        await insertCompany(context.database, companyNameFor(person.email), person.id);
      await record(context, person.id, 'account.role_granted', { role, before: person.role });
    }),

  suspendPerson: ({ params, body: { suspended } }, context) =>
    actOn(context, params.id, async (person) => {
      if (suspended === (person.suspended_at !== null)) return;
      await setSuspended(context.database, person.id, suspended ? context.now() : null);
      if (suspended) await endSessionsOf(context.database, person.id);
      await record(context, person.id, suspended ? 'account.suspended' : 'account.let_in_again', {});
    }),

  endPersonSessions: ({ params: { id } }, context) =>
    context.database.transact(async () => {
      if (!(await findPerson(context.database, id))) throw new ApiError('not_found');
      await endSessionsOf(context.database, id);
      await record(context, id, 'account.signed_out_by_staff', {});
      await context.live.publish(id, { type: 'account' });
    }),

  resendPersonVerification: ({ params: { id } }, context) =>
    context.database.transact(async () => {
      const person = await findPerson(context.database, id);
      if (!person) throw new ApiError('not_found');
      if (person.email_verified)
        throw new ApiError('conflict', { detail: 'This address is verified already.' });
      await context.queue.enqueue(mailVerification, { email: person.email }, { key: person.email });
      await record(context, id, 'account.verification_resent', {});
    }),

  listAuditEvents: async ({ query }, { database }) => {
    const { action = '', actor = '', q = '', about = null, from = null, to = null, limit } = query;
    const after = readCursor(place, query.cursor);
    const filter = { action, actor, q, about, from, to, after, limit: limit + 1 };
    return pageOf(await listAudit(database, filter), limit);
  },
};

type Person = NonNullable<Awaited<ReturnType<typeof findPerson>>>;

/** Acts on somebody else as internal staff that still is: so one at least always remains. Answers them as they are then. */
function actOn(context: SignedIn, id: string, act: (person: Person) => Promise<void>): Promise<Person> {
  const { actor, database, live } = context;
  return database.transact(async () => {
    if (!(await holdInternal(database)).includes(actor.id)) throw new ApiError('wrong_role');
    const person = await findPerson(database, id);
    if (!person) throw new ApiError('not_found');
    if (id === actor.id)
      throw new ApiError('conflict', { detail: 'You cannot do this to your own account. Ask a colleague.' });
    await act(person);
    await live.publish(id, { type: 'account' });
    const after = await findPerson(database, id);
    if (!after) throw new ApiError('not_found');
    return after;
  });
}

function record(
  { actor, database }: SignedIn,
  id: string,
  action: string,
  data: Record<string, unknown>,
): Promise<void> {
  return recordEvent(database, {
    actorId: actor.id,
    action,
    objectType: 'user',
    objectId: id,
    subjectId: id,
    data,
  });
}
