import type { fitApi, FitScore, ScoreHold } from '../../../api/matching/fit.ts';
import { estimateFit } from '../../../engine/fit/score.ts';
import { type Message, message } from '../../../messages/message.ts';
import { companysApplication } from '../../hiring/applications/access.ts';
import { isHidden } from '../../hiring/applications/detail-queries.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf, employerScope } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { presentFit, presentSummary } from '../../platform/http/score-presenter.ts';
import { countBullets } from '../../candidates/tailored-resumes/commands.ts';
import { findJob, type StoredJob } from '../../jobs/jobs/queries.ts';
import { canSeeJob } from '../../jobs/jobs/rules.ts';
import { answerRequirement } from './answer-commands.ts';
import { findFit, findSentFit, listFits } from './queries.ts';
import { settleHolds } from './hold-commands.ts';
import { findHoldFacts } from './hold-queries.ts';
import { makeReceipt } from './receipt.ts';
import { scoreHold } from './rules.ts';
import { scoreJobs } from './commands.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now' | 'queue'>;

/** Scores and their ledgers. */
export const fitHandlers: Handlers<typeof fitApi, Ports> = {
  getJobFit: async ({ params }, context) => {
    return { fit: await countedFit(context, await visibleJob(context, params.id)) };
  },

  calculateJobFit: async ({ params }, context) => {
    const job = await visibleJob(context, params.id);
    await scoreJobs(context, context.actor.id, [params.id], 'score');
    const fit = await countedFit(context, job);
    if (!fit) throw new ApiError('not_found');
    return { fit };
  },

  answerRequirement: async ({ params, body }, context) => {
    const job = await visibleJob(context, params.id);
    await answerRequirement(context, context.actor, params.id, body);
    const fit = await countedFit(context, job);
    if (!fit) throw new ApiError('not_found');
    return { fit };
  },

  getJobFitReceipt: async ({ params }, context) => {
    await visibleJob(context, params.id);
    const fit = await findFit(context.database, context.actor.id, params.id);
    return found(fit && (await makeReceipt(context, fit)));
  },

  getApplicantReceipt: async ({ params }, context) => {
    const companyId = companyOf(context);
    const application = await companysApplication(context.database, employerScope(context), params.id);
    // The receipt holds the whole resume as it was read.
    if (await isHidden(context.database, companyId, context.actor.id, params.id))
      throw new ApiError('not_found');
    await refuseHeld(context, application.jobId, companyId);
    const fit = await findSentFit(context.database, application.id);
    return found(fit && (await makeReceipt(context, fit)));
  },

  listFits: async (_input, context) => ({
    items: (await listFits(context.database, context.actor.id)).map(presentSummary),
  }),

  estimateFit: async ({ body }) => estimateFit(body.candidateSkills, body.jobSkills),
};

/** Says until when, or why, a job's scores are not for its employer now. */
async function refuseHeld(context: SignedIn<Ports>, jobId: string, companyId: string): Promise<void> {
  await settleHolds(context, companyId);
  const hold = scoreHold(await findHoldFacts(context.database, jobId), context.now());
  if (hold) throw new ApiError('conflict', { detail: holdMessage(hold) });
}

function holdMessage({ reason, until }: ScoreHold): Message {
  if (reason === 'audit') return message('fit.heldForAudit');
  return until === null ? message('fit.heldForDraft') : message('fit.heldUntil', { until: new Date(until) });
}

function found<T>(value: T | null): T {
  if (value === null) throw new ApiError('not_found');
  return value;
}

/** The caller's score, which says how many bullets can be tailored as suggestions will count them. */
async function countedFit(context: SignedIn<Ports>, job: StoredJob['job']): Promise<FitScore | null> {
  const { actor, database } = context;
  await countBullets(context, actor.id, job);
  const fit = await findFit(database, actor.id, job.id);
  return fit && presentFit(fit);
}

async function visibleJob(context: SignedIn<Ports>, jobId: string): Promise<StoredJob['job']> {
  const found = await findJob(context.database, jobId, context.actor.id, context.now());
  if (!found || !canSeeJob(found, context.actor)) throw new ApiError('not_found');
  return found.job;
}
