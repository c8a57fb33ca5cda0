import { z } from 'zod';
import type { talentApi } from '../../../api/talent/talent-pool.ts';
import { CsvMistake } from '../../platform/adapters/csv/read-csv.ts';
import type { Handlers, Services } from '../../context.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { settleHolds } from '../../matching/fit/hold-commands.ts';
import { findHoldFacts } from '../../matching/fit/hold-queries.ts';
import { scoreHold } from '../../matching/fit/rules.ts';
import { cursorInstant, pageOf, readCursor } from '../../platform/http/cursor.ts';
import * as commands from './commands.ts';
import { ownTalentHandlers } from './own-handlers.ts';
import {
  anyRecordOf,
  poolActor,
  poolOf,
  presentPerson,
  presentRecord,
  requireJob,
  requirePerson,
} from './access.ts';
import { countPool, findFew, listPool, listPoolTags } from './pool-page-queries.ts';
import { isReviewedBlind } from './queries.ts';
import { listDuplicates, listUnscored } from './pool-queries.ts';
import { readTalentFile, writeTalentFile } from './talent-csv.ts';
import { message } from '../../../messages/message.ts';

type Ports = Pick<Services, 'config' | 'database' | 'files' | 'live' | 'now' | 'queue'>;

const scoredAtOnce = 100;
const nobody = { added: 0, known: 0, refused: 0 };
const keys = {
  newest: z.tuple([z.literal('newest'), cursorInstant, z.uuid()]),
  fit: z.tuple([z.literal('fit'), z.number(), z.uuid()]),
};

/** People whom a company may want to hire: those who agreed to it, and those it added. */
export const talentHandlers: Handlers<typeof talentApi, Ports> = {
  ...ownTalentHandlers,

  listTalent: async ({ query }, context) => {
    const { cursor, limit, ...filter } = query;
    await requireJob(context, filter.job);
    const whose = poolOf(context);
    const after = readCursor(filter.job ? keys.fit : keys.newest, cursor);
    await settleHolds(context, whose.companyId);
    const facts = filter.job ? await findHoldFacts(context.database, filter.job) : null;
    const hold = scoreHold(facts, context.now());
    const isBlind = filter.job !== undefined && (await isReviewedBlind(context.database, filter.job));
    const few = await findFew(context.database, filter);
    const rows = await listPool(context.database, whose, { ...filter, limit: limit + 1 }, after, few);
    const { total, unscored } = await countPool(context.database, whose, filter, few);
    return {
      ...pageOf(
        rows.map(({ item, key }) => ({ item: presentPerson(item), key })),
        limit,
      ),
      total,
      unscored: filter.job && !hold && !isBlind ? unscored : null,
      reviewed_blind: isBlind,
      score_hold: hold,
      tags: await listPoolTags(context.database, whose.companyId),
    };
  },

  getTalent: ({ params, query }, context) => presentRecord(context, params.id, query.job),

  addTalent: ({ body }, context) =>
    context.database.transact(async () => {
      const [added] = await commands.addToPool(context, poolActor(context), [body]);
      if (!added) throw new Error('The person was not stored.');
      const { outcome, id } = added;
      if (outcome === 'known') {
        throw new ApiError('conflict', { detail: message('talentErrors.addressKnown') });
      }
      if (outcome === 'refused') {
        throw new ApiError('conflict', {
          detail: message('talentErrors.leftPool'),
        });
      }
      return presentRecord(context, id);
    }),

  removeTalent: async ({ params }, context) => {
    const person = await requirePerson(context, params.id);
    await commands.removeFromPool(context, poolActor(context), person);
  },

  tagTalent: ({ params, body }, context) =>
    context.database.transact(async () => {
      const person = await requirePerson(context, params.id);
      return { tags: await commands.tagPerson(context, poolActor(context), person, body.tags) };
    }),

  scoreTalent: async ({ body }, context) => {
    const actor = poolActor(context);
    await requireJob(context, body.job);
    const { ids, count } = await listUnscored(context.database, poolOf(context), body.job, scoredAtOnce);
    await commands.scoreForJob(context, actor, body.job, ids);
    return { waiting: count };
  },

  inviteTalent: ({ params, body }, context) =>
    context.database.transact(async () => {
      const person = await requirePerson(context, params.id, body.job_id);
      await commands.inviteToJob(context, poolActor(context), person, body);
      return presentRecord(context, params.id, body.job_id);
    }),

  importTalent: ({ body }, context) =>
    context.database.transact(async () => {
      const actor = poolActor(context);
      const { people, mistakes } = read(body.csv, body.source);
      if (mistakes.length > 0) return { ...nobody, mistakes: mistakes.slice(0, 100) };
      const counts = { ...nobody };
      for (const { outcome } of await commands.addToPool(context, actor, people)) counts[outcome] += 1;
      return { ...counts, mistakes };
    }),

  exportTalent: async ({ query }, context) => {
    const pool = poolOf(context);
    await requireJob(context, query.job);
    const few = await findFew(context.database, query);
    const rows = await listPool(context.database, pool, { ...query, limit: 5000 }, null, few);
    await commands.recordPoolExport(context, poolActor(context), rows.length);
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
      await commands.mergePeople(context, poolActor(context), { primary, other });
      return { id: params.id };
    }),

  splitTalent: ({ params }, context) =>
    context.database.transact(async () => {
      const recordId = await anyRecordOf(context, params.id);
      await commands.splitPeople(context, poolActor(context), recordId);
      return { id: params.id };
    }),
};

function read(csv: string, source: string) {
  try {
    return readTalentFile(csv, source);
  } catch (error) {
    if (!(error instanceof CsvMistake)) throw error;
    throw new ApiError('invalid_input', { errors: [{ pointer: '#/body/csv', detail: error.said }] });
  }
}
