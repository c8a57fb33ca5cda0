import { type Api, api } from '../api/index.ts';
import type { HandlerInput, Returned } from '../api/platform/endpoint.ts';
import type { screensApi } from '../api/screens.ts';
import type { Context, Handlers, Services } from './context.ts';
import type { AnyHandler } from './platform/http/bind-endpoint.ts';
import { checkAccess } from './platform/http/guard.ts';

/** The endpoints that a screen is put together from. */
type Parts = Omit<Api, keyof typeof screensApi>;

/** What screens of many parts read first, from the handlers that answer each part by itself. */
export function screenHandlers(handlers: Handlers<Parts, Services>): Screens {
  return { ...employersScreens(handlers), ...otherScreens(handlers) };
}

type Screens = Handlers<typeof screensApi, Services>;

function employersScreens(
  handlers: Handlers<Parts, Services>,
): Pick<Screens, 'getApplicantScreen' | 'getApplicantsScreen' | 'getRecruiterScreen'> {
  return {
    getApplicantScreen: async ({ params, query }, context) => {
      const applicant = await handlers.getApplicant({ ...of(params.id), query }, context);
      const part = partsFor(handlers, context);
      return together({
        applicant,
        pipeline: part('getJobPipeline', of(applicant.job_id)),
        team: part('getHiringTeam', of(applicant.job_id)),
        human_reviews: part('listApplicantHumanReviews', of(params.id)),
        messages: part('listApplicantMessages', of(params.id)),
        message_templates: part('listMessageTemplates', { ...nothing, query: { kind: 'message' } }),
        interviews: part('listApplicantInterviews', of(params.id)),
        offers: part('listApplicantOffers', of(params.id)),
        scorecards: part('getScorecards', of(params.id)),
        notes: part('listApplicantNotes', of(params.id)),
      });
    },
    getApplicantsScreen: ({ query }, context) => {
      const part = partsFor(handlers, context);
      const job = query.job_id;
      return together({
        views: handlers.listApplicantViews({ ...nothing, query }, context),
        tags: part('listApplicantTags', nothing),
        bulk_actions: part('listBulkActions', nothing),
        pipeline: job === undefined ? null : part('getJobPipeline', of(job)),
        stages: part('countApplicantsByStage', { ...nothing, query }),
      });
    },
    getRecruiterScreen: ({ query }, context) => {
      const part = partsFor(handlers, context);
      return together({
        dashboard: handlers.getRecruiterDashboard({ ...nothing, query }, context),
        to_do: part('getToDo', { ...nothing, query }),
        interviews: part('listInterviews', {
          ...nothing,
          query: { which: 'ahead', scope: query.scope, limit: 5 },
        }),
        features: part('getCompanyFeatures', nothing),
      });
    },
  };
}

function otherScreens(
  handlers: Handlers<Parts, Services>,
): Pick<Screens, 'getApplicationScreen' | 'getJobScreen'> {
  return {
    getApplicationScreen: async ({ params }, context) => {
      const application = await handlers.getMyApplication(of(params.id), context);
      const part = partsFor(handlers, context);
      return together({
        application,
        offers: part('listMyOffers', of(params.id)),
        interviews: part('listMyInterviews', of(params.id)),
        human_reviews: part('listMyHumanReviews', of(params.id)),
        kept: part('getKeptState', of(params.id)),
        messages: part('listApplicationMessages', of(params.id)),
      });
    },
    getJobScreen: async ({ params }, context) => {
      const job = await handlers.getJob(of(params.id), context);
      const part = partsFor(handlers, context);
      return together({
        job,
        similar: part('listSimilarJobs', of(params.id)),
        answer_time: part('getAnswerTime', of(params.id)),
        fit: part('getJobFit', of(params.id)),
        pipeline: part('getJobPipeline', of(params.id)),
        stages: part('countApplicantsByStage', { ...nothing, query: { job_id: params.id } }),
        fields: part('getJobFields', of(params.id)),
      });
    },
  };
}

const nothing = { params: undefined, query: undefined, body: undefined };

function of(id: string) {
  return { ...nothing, params: { id } };
}

/**
 * Returns a part as its own endpoint would for this caller, null where that refuses or fails: whoever then asks for it by itself
 * hears why.
 */
function partsFor(handlers: Handlers<Parts, Services>, context: Context<Services>) {
  return async <Name extends keyof Parts>(
    name: Name,
    input: HandlerInput<Parts[Name]>,
  ): Promise<Returned<Parts[Name]> | null> => {
    const handler = handlers[name] as AnyHandler;
    try {
      checkAccess(api[name], context.actor);
      return (await handler(input, context as never)) as Returned<Parts[Name]>;
    } catch {
      return null;
    }
  };
}

type Settled<P> = { [Name in keyof P]: Awaited<P[Name]> };

async function together<P extends Record<string, unknown>>(parts: P): Promise<Settled<P>> {
  const answers = await Promise.all(
    Object.entries(parts).map(async ([name, part]) => [name, await part] as const),
  );
  return Object.fromEntries(answers) as Settled<P>;
}
