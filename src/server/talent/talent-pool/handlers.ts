import { v7 } from 'uuid';
import { z } from 'zod';
import { invitationLimit, type TalentInput, type talentApi } from '../../../api/talent/talent-pool.ts';
import { CsvMistake } from '../../platform/adapters/csv/read-csv.ts';
import { companyOf, type Handlers, ApiError, type SignedIn } from '../../context.ts';
import { findHoldFacts, settleHolds } from '../../matching/fit/hold-queries.ts';
import { scoreHold } from '../../matching/fit/rules.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import { postMail } from '../../platform/mail/outbox.ts';
import { stopLinks } from '../../platform/mail/stop-links.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { scorePeople } from '../../platform/tasks/task-definitions.ts';
import { ownTalentHandlers } from './own-handlers.ts';
import {
  anyRecordOf,
  poolOf,
  recordOf,
  recordTalentEvent,
  requireJob,
  requirePerson,
  presentPerson,
  presentRecord,
} from './pool.ts';
import { countPool, findFew, listPool, listPoolTags } from './pool-page-queries.ts';
import { listDuplicates, listUnscored } from './pool-queries.ts';
import {
  deleteAdded,
  findOpenJob,
  insertAdded,
  insertInvitation,
  lockForInvitation,
  mergeRecords,
  splitRecord,
  storeTags,
} from './queries.ts';
import { readTalentFile, writeTalentFile } from './talent-csv.ts';
import { talentAddedMail, talentInvitationMail } from './talent-mails.ts';
import { dayMs } from '../../../engine/calendar/durations.ts';

const scoredAtOnce = 100;
const nobody = { added: 0, known: 0, refused: 0 };
const keys = {
  newest: z.tuple([z.literal('newest'), cursorInstant, z.uuid()]),
  fit: z.tuple([z.literal('fit'), z.number(), z.uuid()]),
};

/** People whom a company may want to hire: those who agreed to it, and those it added. */
export const talentHandlers: Handlers<typeof talentApi> = {
  ...ownTalentHandlers,

  listTalent: async ({ query }, context) => {
    const { cursor, limit, ...filter } = query;
    await requireJob(context, filter.job);
    const whose = poolOf(context);
    const after = readCursor(filter.job ? keys.fit : keys.newest, cursor);
    await settleHolds(context.database, context.now(), whose.companyId);
    const facts = filter.job ? await findHoldFacts(context.database, filter.job) : null;
    const hold = scoreHold(facts, context.now());
    const few = await findFew(context.database, filter);
    const rows = await listPool(context.database, whose, { ...filter, limit: limit + 1 }, after, few);
    const { total, unscored } = await countPool(context.database, whose, filter, few);
    return {
      ...pageOf(
        rows.map(({ item, key }) => ({ item: presentPerson(item), key })),
        limit,
      ),
      total,
      unscored: filter.job && !hold ? unscored : null,
      score_hold: hold,
      tags: await listPoolTags(context.database, whose.companyId),
    };
  },

  getTalent: ({ params, query }, context) => presentRecord(context, params.id, query.job),

  addTalent: ({ body }, context) =>
    context.database.transact(async () => {
      const { outcome, recordId } = await add(context, body);
      if (outcome === 'known') {
        throw new ApiError('conflict', { detail: 'Your company has added this address already.' });
      }
      if (outcome === 'refused') {
        throw new ApiError('conflict', {
          detail: 'They left your pool by mail. They come back by agreeing to it themselves.',
        });
      }
      return presentRecord(context, recordId);
    }),

  removeTalent: ({ params }, context) =>
    context.database.transact(async () => {
      const person = await requirePerson(context, params.id);
      if (person.recordId === null || person.userId !== null) {
        throw new ApiError('conflict', { detail: 'They are here by their own consent, and leave by it.' });
      }
      await deleteAdded(context.database, person.recordId, companyOf(context));
      await recordTalentEvent(context, 'talent.removed', person.recordId);
    }),

  tagTalent: ({ params, body }, context) =>
    context.database.transact(async () => {
      const person = await requirePerson(context, params.id);
      const unique = new Map(body.tags.map((tag) => [tag.toLowerCase(), tag]));
      const tags = [...unique.values()].toSorted((a, b) => a.localeCompare(b));
      await storeTags(context.database, await recordOf(context, person), tags);
      return { tags };
    }),

  scoreTalent: async ({ body }, context) => {
    await requireJob(context, body.job);
    const { ids, count } = await listUnscored(context.database, poolOf(context), body.job, scoredAtOnce);
    if (ids.length > 0) {
      const key = `${body.job} ${companyOf(context)}`;
      await context.queue.enqueue(scorePeople, { jobId: body.job, candidateIds: ids }, { key });
    }
    return { waiting: count };
  },

  inviteTalent: ({ params, body }, context) =>
    context.database.transact(async () => {
      await invite(context, params.id, body);
      return presentRecord(context, params.id, body.job_id);
    }),

  importTalent: ({ body }, context) =>
    context.database.transact(async () => {
      const { people, mistakes } = read(body.csv, body.source);
      if (mistakes.length > 0) return { ...nobody, mistakes: mistakes.slice(0, 100) };
      const counts = { ...nobody };
      for (const person of people) counts[(await add(context, person)).outcome] += 1;
      return { ...counts, mistakes };
    }),

  exportTalent: async ({ query }, context) => {
    await requireJob(context, query.job);
    const few = await findFew(context.database, query);
    const rows = await listPool(context.database, poolOf(context), { ...query, limit: 5000 }, null, few);
    await recordTalentEvent(context, 'talent.exported', companyOf(context), { people: rows.length });
    return new Response(writeTalentFile(rows.map(({ item }) => presentPerson(item))), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="talent-pool.csv"',
        'cache-control': 'private, no-store',
      },
    });
  },

  listTalentDuplicates: async (_input, context) => ({
    items: await listDuplicates(context.database, poolOf(context)),
  }),

  mergeTalent: ({ params, body }, context) =>
    context.database.transact(async () => {
      const primary = await anyRecordOf(context, params.id);
      const other = await anyRecordOf(context, body.other);
      if (primary === other) throw new ApiError('invalid_input');
      const pair = { primary, other };
      if (!(await mergeRecords(context.database, companyOf(context), pair, context.now()))) {
        throw new ApiError('conflict');
      }
      await recordTalentEvent(context, 'talent.merged', primary, { other });
      return { id: params.id };
    }),

  splitTalent: ({ params }, context) =>
    context.database.transact(async () => {
      const recordId = await anyRecordOf(context, params.id);
      if (!(await splitRecord(context.database, companyOf(context), recordId))) {
        throw new ApiError('not_found');
      }
      await recordTalentEvent(context, 'talent.split', recordId);
      return { id: params.id };
    }),
};

/** Adds somebody and tells them, unless the company has that address already or may not add it. */
async function add(context: SignedIn, person: TalentInput) {
  const id = v7();
  const companyId = companyOf(context);
  const added = { ...person, id, companyId, addedBy: context.actor.id, now: context.now() };
  const outcome = await insertAdded(context.database, added);
  if (outcome !== 'added') return { outcome, recordId: id };
  const told = {
    company: context.actor.company?.name ?? '',
    source: person.source,
    origin: context.config.origin,
  };
  await postMail(context, person.email, talentAddedMail(told, stop(context, id)));
  await recordTalentEvent(context, 'talent.added', id);
  return { outcome, recordId: id };
}

async function invite(
  context: SignedIn,
  personId: string,
  { job_id: jobId, message }: { job_id: string; message: string },
): Promise<void> {
  const person = await requirePerson(context, personId, jobId);
  const companyId = companyOf(context);
  const now = context.now();
  const job = await findOpenJob(context.database, companyId, jobId, now);
  if (!job) throw new ApiError('conflict', { detail: 'This job is not open.' });
  if (person.applied) throw new ApiError('conflict', { detail: 'They applied to this job already.' });
  const recordId = await recordOf(context, person);
  const since = new Date(now.getTime() - invitationLimit.days * dayMs);
  const { refuses, invitations } = await lockForInvitation(context.database, recordId, since);
  if (refuses) throw new ApiError('conflict', { detail: 'They want no invitations of your company.' });
  if (invitations >= invitationLimit.invitations) {
    throw new ApiError('conflict', {
      detail: `They got ${invitationLimit.invitations} invitations in ${invitationLimit.days} days, which is the most.`,
    });
  }
  const invitation = { id: v7(), companyId, recordId, jobId, sentBy: context.actor.id, message, now };
  if (!(await insertInvitation(context.database, invitation))) {
    throw new ApiError('conflict', { detail: 'They were invited to this job already.' });
  }
  await recordTalentEvent(context, 'talent.invited', recordId, { job: jobId });
  if (person.userId !== null) {
    await notify(context, {
      userId: person.userId,
      kind: 'job_invitation',
      key: `invited:${invitation.id}`,
      title: `${job.employer} invites you to apply: ${job.title}`,
      text: message,
      path: '/applications',
    });
    return;
  }
  const told = { company: job.employer, jobId, jobTitle: job.title, message, origin: context.config.origin };
  await postMail(context, person.email, talentInvitationMail(told, stop(context, recordId)));
}

function stop(context: SignedIn, recordId: string) {
  const { secrets, origin } = context.config;
  return stopLinks(secrets.links, origin, { userId: recordId, what: 'talent' });
}

function read(csv: string, source: string) {
  try {
    return readTalentFile(csv, source);
  } catch (error) {
    if (!(error instanceof CsvMistake)) throw error;
    throw new ApiError('invalid_input', { errors: [{ pointer: '#/body/csv', detail: error.message }] });
  }
}
