import type { reportsApi } from '../../../api/hiring/reports.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { countAtsDecisions, countOffers } from './offer-queries.ts';
import { loadEmployerMenu } from './menu-queries.ts';
import { ownJob } from '../applications/applicant-page.ts';
import {
  countToDo,
  listSources,
  listStays,
  loadFunnel,
  type Span,
  type WaitingKind,
  type Whose,
} from './queries.ts';
import { dayMs } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** What waits for an employer, and how hiring goes. */
export const reportsHandlers: Handlers<typeof reportsApi, Ports> = {
  getToDo: async ({ query }, context) => {
    const whose = await whoseWork(context, query);
    const now = context.now();
    const dayEnds = query.day_ends ? new Date(query.day_ends) : new Date(now.getTime() + dayMs);
    const found = await countToDo(context.database, whose, now, dayEnds);
    // What follows is of the whole company, or one's own.
    const others =
      whose.jobId === null
        ? [
            ...(await countOffers(context.database, whose)),
            ...(await countAtsDecisions(context.database, whose)),
          ]
        : [];
    return {
      items: [
        ...found.map((item) => ({
          ...item,
          oldest: item.oldest?.toISOString() ?? null,
          path: pathOf(item.kind, query),
        })),
        // Each leads to the one that waits longest.
        ...others.map(({ first, ...item }) => ({
          ...item,
          oldest: item.oldest?.toISOString() ?? null,
          path: `/applicants/${first}`,
        })),
      ],
    };
  },

  getEmployerMenu: (_input, context) =>
    loadEmployerMenu(context.database, employerScope(context), context.now()),

  getHiringReport: async ({ query }, context) => {
    const to = context.now();
    const span: Span = {
      ...(await whoseWork(context, query)),
      from: new Date(to.getTime() - Number(query.days) * dayMs),
      to,
    };
    return {
      from: span.from.toISOString(),
      to: to.toISOString(),
      funnel: await loadFunnel(context.database, span),
      time_in_stage: await listStays(context.database, span),
      sources: await listSources(context.database, span),
    };
  },
};

type Asked = { scope: 'mine' | 'team'; job_id?: string | undefined };

/** Whose work is asked for; a job out of reach is refused as not found. */
async function whoseWork(context: SignedIn<Ports>, { scope, job_id: jobId }: Asked): Promise<Whose> {
  if (jobId !== undefined) await ownJob(context, jobId);
  return { ...employerScope(context), team: scope === 'team', jobId: jobId ?? null };
}

/** Where work of a kind is dealt with: the same work of the same jobs. */
function pathOf(kind: WaitingKind, { scope, job_id: jobId }: Asked): string {
  const team = scope === 'team' ? '&scope=team' : '';
  const paths: Record<WaitingKind, string> = {
    interviews_today: `/recruiter/interviews?which=ahead${team}`,
    interviews_waiting: `/recruiter/interviews?which=waiting${team}`,
    scorecards_due: `/recruiter/interviews?which=scorecards${team}`,
    human_reviews: '/applicants?due=review',
    to_review: '/applicants?stage=new',
    answers_overdue: '/applicants?due=answer',
    decisions_due: '/applicants?due=decision',
    unanswered: '/recruiter/messages',
    assigned: '/applicants?assigned=me',
  };
  const path = paths[kind];
  if (jobId !== undefined) return `/jobs/${jobId}${path}`;
  const isOfPoster = scope === 'mine' && path.startsWith('/applicants?') && kind !== 'assigned';
  return isOfPoster ? `${path}&posted=me` : path;
}
