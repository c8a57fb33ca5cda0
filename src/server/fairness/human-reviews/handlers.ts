import type { humanReviewsApi } from '../../../api/fairness/human-reviews.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type ApplicationState, findApplication } from '../../hiring/applications/queries.ts';
import { answerHumanReview, askForHumanReview } from './commands.ts';
import { presentToCandidate, presentToCompany } from './presenter.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** Reviews by a person of how an applicant was assessed: asked for with a reason, answered in words within a time. */
export const humanReviewsHandlers: Handlers<typeof humanReviewsApi, Ports> = {
  listMyHumanReviews: async ({ params }, context) =>
    presentToCandidate(context, await own(context, params.id)),

  askForHumanReview: async ({ params, body }, context) => {
    const application = await own(context, params.id);
    await askForHumanReview(context, context.actor, application, body.reason);
    return presentToCandidate(context, application);
  },

  listApplicantHumanReviews: async ({ params }, context) => {
    if (!(await findApplication(context.database, params.id, employerScope(context)))) {
      throw new ApiError('not_found');
    }
    return presentToCompany(context, params.id);
  },

  answerHumanReview: async ({ params, body: { version, ...said } }, context) => {
    const seen = { id: params.id, version };
    const review = await answerHumanReview(context, employerScope(context), seen, said);
    return presentToCompany(context, review.applicationId);
  },
};

async function own(context: SignedIn<Ports>, id: string): Promise<ApplicationState> {
  const found = await findApplication(context.database, id, { candidateId: context.actor.id });
  if (!found) throw new ApiError('not_found');
  return found;
}
