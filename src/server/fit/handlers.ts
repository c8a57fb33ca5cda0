import type { fitApi } from '../../api/fit.ts';
import { estimateFit } from '../../engine/fit/score.ts';
import { type Handlers, Refusal, type SignedIn } from '../context.ts';
import { findJob } from '../jobs/queries.ts';
import { canSeeJob } from '../jobs/rules.ts';
import { answerRequirement } from './answering.ts';
import { findFit, listFits } from './queries.ts';
import { scoreJobs } from './scoring.ts';

/** Scores and their ledgers. */
export const fitHandlers: Handlers<typeof fitApi> = {
  getJobFit: async ({ params }, context) => {
    await requireVisibleJob(context, params.id);
    return { fit: await findFit(context.database, context.actor.id, params.id) };
  },

  calculateJobFit: async ({ params }, context) => {
    await requireVisibleJob(context, params.id);
    await scoreJobs(context, context.actor.id, [params.id], 'score');
    const fit = await findFit(context.database, context.actor.id, params.id);
    if (!fit) throw new Refusal('not_found');
    return { fit };
  },

  answerRequirement: async ({ params, body }, context) => {
    await requireVisibleJob(context, params.id);
    await answerRequirement(context, params.id, body);
    const fit = await findFit(context.database, context.actor.id, params.id);
    if (!fit) throw new Refusal('not_found');
    return { fit };
  },

  listFits: async (_input, context) => ({ items: await listFits(context.database, context.actor.id) }),

  estimateFit: async ({ body }) => estimateFit(body.candidateSkills, body.jobSkills),
};

async function requireVisibleJob(context: SignedIn, jobId: string): Promise<void> {
  const found = await findJob(context.database, jobId, context.actor.id, context.now());
  if (!found || !canSeeJob(found, context.actor)) throw new Refusal('not_found');
}
