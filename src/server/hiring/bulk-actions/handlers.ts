import type { z } from 'zod';
import {
  type BulkAction,
  type bulkActionsApi,
  bulkLimit,
  type bulkTarget,
  type BulkWish,
  type BulkWork,
} from '../../../api/hiring/bulk-actions.ts';
import { messageFields } from '../../../api/hiring/messages.ts';
import { mergeFields } from '../../../engine/messages/merge-fields.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf, employerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { findColleagues } from '../../identity/companies/queries.ts';
import { colleagueOf } from '../applications/actor.ts';
import { ownJob, reader } from '../applications/applicant-page.ts';
import { listApplicantIds } from '../applications/applicant-queries.ts';
import { cancelBulk, startBulk } from './commands.ts';
import { findOutput, listBulks, listOwnIds, listWorkedIds } from './queries.ts';
import { offersEntry } from '../../identity/company-lists/queries.ts';
import { decidesByScore, needsNote } from '../applications/rules.ts';
import { message } from '../../../messages/message.ts';
import { readersLanguage, wordsOfStored } from '../../platform/http/reader.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** Acts on many applications at once, worked off in the background. */
export const bulkActionsHandlers: Handlers<typeof bulkActionsApi, Ports> = {
  createBulkAction: async ({ body: { wish, target } }, context) => {
    await refuseBadWish(context, wish);
    if ('filter' in target && decidesByScore(wish.do, target.filter)) {
      throw new ApiError('conflict', {
        detail: message('hiringErrors.noMovesByMatch'),
      });
    }
    // The file is made later, when nobody is there to be asked for their language.
    const work = wish.do === 'export' ? { ...wish, language: wish.language ?? readersLanguage() } : wish;
    return start(context, work, await idsOf(context, target));
  },

  listBulkActions: async (_input, context) => ({
    items: (await listBulks(context.database, companyOf(context), context.actor.id)).map(worded),
  }),

  getBulkAction: ({ params }, context) => ownBulk(context, params.id),

  cancelBulkAction: async ({ params }, context) => {
    await ownBulk(context, params.id);
    await cancelBulk(context, params.id);
    return ownBulk(context, params.id);
  },

  undoBulkAction: ({ params }, context) =>
    context.database.transact(async () => {
      const found = await ownBulk(context, params.id);
      if (!found.can_undo) throw new ApiError('conflict', { detail: message('hiringErrors.nothingToUndo') });
      const ids = await listWorkedIds(context.database, found.id);
      return start(context, { do: 'undo', of: found.id }, ids);
    }),

  openBulkFile: async ({ params }, context) => {
    const output = await findOutput(context.database, employerScope(context), params.id);
    if (output === null) throw new ApiError('not_found');
    return new Response(output, {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="applicants.csv"',
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
};

async function start(context: SignedIn<Ports>, work: BulkWork, ids: string[]): Promise<BulkAction> {
  return ownBulk(context, await startBulk(context, colleagueOf(context), work, ids));
}

async function ownBulk(context: SignedIn<Ports>, id: string): Promise<BulkAction> {
  const [found] = await listBulks(context.database, companyOf(context), context.actor.id, id);
  if (!found) throw new ApiError('not_found');
  return worded(found);
}

async function idsOf(context: SignedIn<Ports>, target: z.output<typeof bulkTarget>): Promise<string[]> {
  const scope = reader(context);
  if ('ids' in target) {
    const ids = [...new Set(target.ids)];
    const own = new Set(await listOwnIds(context.database, scope, ids));
    if (ids.some((id) => !own.has(id))) throw new ApiError('not_found');
    return ids;
  }
  const { job_id: jobId, ...filter } = target.filter;
  if (jobId) await ownJob(context, jobId);
  const ids = await listApplicantIds(context.database, {
    ...filter,
    ...scope,
    ...(jobId ? { jobId } : {}),
    sort: 'newest',
    limit: bulkLimit + 1,
  });
  if (ids.length > bulkLimit) {
    throw new ApiError('conflict', {
      detail: message('hiringErrors.tooManyAtOnce', { count: bulkLimit }),
    });
  }
  if (ids.length === 0) throw new ApiError('conflict', { detail: message('hiringErrors.noApplicantsMatch') });
  return ids;
}

async function refuseBadWish(context: SignedIn<Ports>, wish: BulkWish): Promise<void> {
  if (wish.do === 'move' && wish.stage === 'rejected') {
    throw new ApiError('invalid_input', {
      errors: [{ pointer: '#/body/wish/rejection', detail: message('hiringErrors.chooseRejectReason') }],
    });
  }
  if (wish.do === 'reject' && needsNote(wish.rejection)) {
    throw new ApiError('invalid_input', {
      errors: [{ pointer: '#/body/wish/rejection/note', detail: message('hiringErrors.reasonInNote') }],
    });
  }
  const own = wish.do === 'reject' ? wish.rejection.own_reason : undefined;
  if (
    own !== undefined &&
    !(await offersEntry(context.database, companyOf(context), 'reject_reasons', own))
  ) {
    throw new ApiError('invalid_input', {
      errors: [
        { pointer: '#/body/wish/rejection/own_reason', detail: message('hiringErrors.reasonNotOffered') },
      ],
    });
  }
  if (wish.do === 'message') {
    const { unknown } = mergeFields(wish.body, messageFields);
    if (unknown.length > 0) {
      const detail = message('hiringErrors.unknownFields', { names: unknown.join(', ') });
      throw new ApiError('invalid_input', { errors: [{ pointer: '#/body/wish/body', detail }] });
    }
  }
  if (wish.do !== 'assign' || wish.to === null) return;
  const colleagues = await findColleagues(context.database, companyOf(context), [wish.to]);
  if (!colleagues.has(wish.to)) {
    throw new ApiError('invalid_input', {
      errors: [{ pointer: '#/body/wish/to', detail: message('hiringErrors.chooseColleague') }],
    });
  }
}

/** An act as its reader reads it: why some were left out is stored as it is to be said. */
function worded(bulk: BulkAction): BulkAction {
  return { ...bulk, refused: bulk.refused.map((one) => ({ ...one, detail: wordsOfStored(one.detail) })) };
}
