import type { Scorecards, scorecardsApi } from '../../../api/hiring/scorecards.ts';
import { interviewKit } from '../../../engine/interviews/kit.ts';
import { findHider } from '../applications/identity-queries.ts';
import { companysApplication } from '../applications/access.ts';
import { colleagueOf } from '../applications/actor.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf, employerScope } from '../../identity/employer-scope.ts';
import { ApiError, staleVersion } from '../../platform/http/api-error.ts';
import { findSentFit } from '../../matching/fit/queries.ts';
import { fileScorecard } from './commands.ts';
import { listAttributes, listScorecards } from './queries.ts';
import { message } from '../../../messages/message.ts';
import { words } from '../../platform/http/reader.ts';
import { withReadersCountries, worded } from '../../platform/http/score-presenter.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** What colleagues think of an applicant after talking with them. */
export const scorecardsHandlers: Handlers<typeof scorecardsApi, Ports> = {
  getScorecards: ({ params }, context) => presentScorecards(context, params.id),

  fileScorecard: ({ params, body }, context) =>
    context.database.transact(async () => {
      const before = await presentScorecards(context, params.id);
      const known = new Set([
        ...before.attributes,
        ...(before.mine?.ratings ?? []).map((item) => item.attribute),
      ]);
      if (body.ratings.some(({ attribute }) => !known.has(attribute))) {
        throw new ApiError('invalid_input', {
          errors: [{ pointer: '#/body/ratings', detail: message('hiringErrors.rateRequirements') }],
        });
      }
      const by = colleagueOf(context);
      if (!(await fileScorecard(context, by, params.id, body))) {
        throw staleVersion(before);
      }
      return presentScorecards(context, params.id);
    }),
};

/** The others' cards stay hidden until one's own is filed, so that nobody is led; names stay hidden in a blind review. */
async function presentScorecards(context: SignedIn<Ports>, applicationId: string): Promise<Scorecards> {
  const companyId = companyOf(context);
  const scope = employerScope(context);
  await companysApplication(context.database, scope, applicationId);
  const reader = context.actor.id;
  const cards = await listScorecards(context.database, companyId, reader, applicationId);
  const { hide } = await findHider(context.database, scope, applicationId);
  const mine = cards.find((card) => card.is_mine) ?? null;
  const others = cards.filter((card) => !card.is_mine);
  const score = await findSentFit(context.database, applicationId);
  return {
    attributes: await listAttributes(context.database, applicationId),
    kit: interviewKit((score?.ledger ?? []).map(withReadersCountries)).map(
      ({ requirement, state, question }) => ({
        requirement: worded(requirement),
        state,
        question: words(question),
      }),
    ),
    mine,
    others: mine === null ? [] : others.map((card) => ({ ...card, note: hide(card.note) })),
    hidden: mine === null ? others.length : 0,
  };
}
