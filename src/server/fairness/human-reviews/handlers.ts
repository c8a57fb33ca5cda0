import type { humanReviewsApi } from '../../../api/fairness/human-reviews.ts';
import type { Handlers, Services } from '../../context.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { companysApplication, ownApplication } from '../../hiring/applications/access.ts';
import { answerHumanReview, askForHumanReview } from './commands.ts';
import { presentToCandidate, presentToCompany } from './presenter.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** Reviews by a person of how an applicant was assessed: asked for with a reason, answered in words within a time. */
export const humanReviewsHandlers: Handlers<typeof humanReviewsApi, Ports> = {
  listMyHumanReviews: async ({ params }, context) =>
    presentToCandidate(context, await ownApplication(context.database, context.actor.id, params.id)),

  askForHumanReview: async ({ params, body }, context) => {
    const application = await ownApplication(context.database, context.actor.id, params.id);
    await askForHumanReview(context, context.actor, application, body.reason);
    return presentToCandidate(context, application);
  },

  listApplicantHumanReviews: async ({ params }, context) => {
    await companysApplication(context.database, employerScope(context), params.id);
    return presentToCompany(context, employerScope(context), params.id);
  },

  answerHumanReview: async ({ params, body: { version, ...said } }, context) => {
    const seen = { id: params.id, version };
    const review = await answerHumanReview(context, employerScope(context), seen, said);
    return presentToCompany(context, employerScope(context), review.applicationId);
  },
};
