import {
  type EqualOpportunity,
  type equalOpportunityApi,
  type impactQuery,
  selfIdentificationMonths,
  type SelfIdentification,
} from '../../../api/fairness/equal-opportunity.ts';
import type { z } from 'zod';
import { countNew, minNew } from '../../../engine/impact/release.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { companyOf } from '../../identity/employer-scope.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { answerSelfIdentification, deleteSelfIdentification, setSelfIdentification } from './commands.ts';
import { tablesOf } from './figures.ts';
import { writeImpactFile } from './impact-csv.ts';
import { findAsks, findSurvey, isJobOf, listCountedJobs } from './queries.ts';
import { monthsAfter } from '../../talent/talent-pool/rules.ts';
import { listCountedPeople, listLooks, type Look } from './release-queries.ts';
import { canSeeImpact, dayOf, firstDay } from './rules.ts';
import { lastRelease, looksSince, waitingOf } from './unreleased-people.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** Voluntary self-identification of applicants, apart from all else, and what it shows about hiring. */
export const equalOpportunityHandlers: Handlers<typeof equalOpportunityApi, Ports> = {
  getSelfIdentification: ({ params }, context) => presentSurvey(context, params.id),

  answerSelfIdentification: async ({ params, body }, context) => {
    await answerSelfIdentification(context, context.actor, params.id, body);
    return presentSurvey(context, params.id);
  },

  deleteSelfIdentification: async ({ params }, context) => {
    await deleteSelfIdentification(context, context.actor, params.id);
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
  const looks = await listLooks(database, companyId);
  const after = dayOf(firstDay(context.now(), Number(query.months) + 1));
  return {
    settings: await findAsks(database, companyId),
    measure: query.measure,
    job_id: jobId,
    tables: tablesOf(looks, { measure: query.measure, jobId, after }),
    waiting: await countWaiting(database, companyId, looks),
    next: dayOf(firstDay(context.now(), 0)),
    jobs: await listCountedJobs(database, companyId),
  };
}

/** How many people each table waits for; whoever decides about them knows as much. */
async function countWaiting(
  database: Ports['database'],
  companyId: string,
  looks: Look[],
): Promise<EqualOpportunity['waiting']> {
  const people = await listCountedPeople(database, companyId, null);
  return (['sex', 'race', 'both'] as const).map((direction) => {
    const since = lastRelease(looks, direction);
    const earlier = looksSince(looks, direction, since);
    const own = people.filter(({ closedBy }) => since === null || closedBy > since);
    return { direction, ...countNew(waitingOf(own, earlier), earlier.length, 'interview'), needed: minNew };
  });
}
