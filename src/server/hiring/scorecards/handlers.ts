import { v7 } from 'uuid';
import type { Scorecards, scorecardsApi } from '../../../api/hiring/scorecards.ts';
import { interviewKit } from '../../../engine/interviews/kit.ts';
import { findApplicant } from '../applications/detail-queries.ts';
import { companysApplication } from '../applications/access.ts';
import { companyOf, type Handlers, employerScope, ApiError, type SignedIn } from '../../context.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { findSentFit } from '../../matching/fit/queries.ts';
import { listAttributes, listScorecards, storeScorecard } from './queries.ts';
import { staleVersion } from '../../platform/http/api-error.ts';

/** What colleagues think of an applicant after talking with them. */
export const scorecardsHandlers: Handlers<typeof scorecardsApi> = {
  getScorecards: ({ params }, context) => shown(context, params.id),

  fileScorecard: ({ params, body }, context) =>
    context.database.transact(async () => {
      const before = await shown(context, params.id);
      const known = new Set([
        ...before.attributes,
        ...(before.mine?.ratings ?? []).map((item) => item.attribute),
      ]);
      if (body.ratings.some(({ attribute }) => !known.has(attribute))) {
        throw new ApiError('invalid_input', {
          errors: [{ pointer: '#/body/ratings', detail: 'Rate what the job asks for.' }],
        });
      }
      const stored = await storeScorecard(context.database, {
        ...body,
        id: v7(),
        applicationId: params.id,
        companyId: companyOf(context),
        authorId: context.actor.id,
        now: context.now(),
      });
      if (!stored) throw staleVersion(before);
      await recordEvent(context.database, {
        actorId: context.actor.id,
        action: 'application.scorecard_filed',
        objectType: 'application',
        objectId: params.id,
        companyId: companyOf(context),
      });
      return shown(context, params.id);
    }),
};

/** The others' cards stay hidden until one's own is filed, so that nobody is led; names stay hidden in a blind review. */
async function shown(context: SignedIn, applicationId: string): Promise<Scorecards> {
  const companyId = companyOf(context);
  const scope = employerScope(context);
  await companysApplication(context.database, scope, applicationId);
  const reader = context.actor.id;
  const cards = await listScorecards(context.database, companyId, reader, applicationId);
  const hide = (await findApplicant(context.database, scope, applicationId, context.now()))?.hide;
  const mine = cards.find((card) => card.is_mine) ?? null;
  const others = cards.filter((card) => !card.is_mine);
  const score = await findSentFit(context.database, applicationId);
  return {
    attributes: await listAttributes(context.database, applicationId),
    kit: interviewKit(score?.ledger ?? []),
    mine,
    others: mine === null ? [] : others.map((card) => (hide ? { ...card, note: hide(card.note) } : card)),
    hidden: mine === null ? others.length : 0,
  };
}
