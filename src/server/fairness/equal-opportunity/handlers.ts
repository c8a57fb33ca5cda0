import {
  type EqualOpportunity,
  type equalOpportunityApi,
  type impactQuery,
  selfIdentificationMonths,
  type SelfIdentification,
} from '../../../api/fairness/equal-opportunity.ts';
import type { z } from 'zod';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { answerSelfIdentification, setSelfIdentification } from './commands.ts';
import { countImpact } from './figures.ts';
import { writeImpactFile } from './impact-csv.ts';
import { countAnswers, deleteAnswer, findAsks, findSurvey, isJobOf, listCountedJobs } from './queries.ts';
import { monthsAfter } from '../../talent/talent-pool/rules.ts';
import { canSeeImpact, firstDay } from './rules.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Voluntary self-identification of applicants, apart from all else, and what it shows about hiring. */
export const equalOpportunityHandlers: Handlers<typeof equalOpportunityApi, Ports> = {
  getSelfIdentification: ({ params }, context) => presentSurvey(context, params.id),

  answerSelfIdentification: async ({ params, body }, context) => {
    await answerSelfIdentification(context, context.actor, params.id, body);
    return presentSurvey(context, params.id);
  },

  deleteSelfIdentification: async ({ params }, context) => {
    await deleteAnswer(context.database, context.actor.id, params.id);
    return presentSurvey(context, params.id);
  },

  getEqualOpportunity: ({ query }, context) => figuresOf(context, query),

  exportEqualOpportunity: async ({ query }, context) => {
    const figures = await figuresOf(context, query);
    return new Response(writeImpactFile(figures), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="equal-opportunity.csv"',
        'cache-control': 'private, no-store',
      },
    });
  },

  setSelfIdentification: ({ body }, context) => {
    const companyId = companyOf(context);
    if (!canSeeImpact(context.actor)) throw new ApiError('owner_only');
    return setSelfIdentification(context, { actor: context.actor, companyId }, body);
  },
};

async function presentSurvey(context: SignedIn<Ports>, applicationId: string): Promise<SelfIdentification> {
  const survey = await findSurvey(context.database, context.actor.id, applicationId);
  if (!survey) throw new ApiError('not_found');
  const { asked, answer, earlier } = survey;
  return {
    asked,
    answer: answer && {
      sex: answer.sex,
      race: answer.race,
      answered_at: answer.answeredAt.toISOString(),
      delete_at: monthsAfter(answer.answeredAt, selfIdentificationMonths).toISOString(),
    },
    earlier,
  };
}

async function figuresOf(
  context: SignedIn<Ports>,
  query: z.output<typeof impactQuery>,
): Promise<EqualOpportunity> {
  const { database } = context;
  const companyId = companyOf(context);
  if (!canSeeImpact(context.actor)) throw new ApiError('owner_only');
  const jobId = query.job ?? null;
  if (jobId !== null && !(await isJobOf(database, companyId, jobId))) throw new ApiError('not_found');
  const to = context.now();
  const which = { companyId, jobId, from: firstDay(to, Number(query.months)), to: null };
  return {
    settings: await findAsks(database, companyId),
    measure: query.measure,
    from: which.from.toISOString().slice(0, 10),
    to: to.toISOString().slice(0, 10),
    job_id: jobId,
    ...(await countAnswers(database, which)),
    ...(await countImpact(database, which, query.measure)),
    jobs: await listCountedJobs(database, companyId),
  };
}
