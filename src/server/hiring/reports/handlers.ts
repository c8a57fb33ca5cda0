import type { reportsApi, ToDo } from '../../../api/hiring/reports.ts';
import type { Handlers, Services } from '../../context.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { countAtsDecisions, countOffers } from './offer-queries.ts';
import { loadEmployerMenu } from './menu-queries.ts';
import { countToDo, listSources, listStays, loadFunnel, type Span } from './queries.ts';
import { dayMs } from '../../../api/platform/durations.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** What waits for an employer, and how hiring goes. */
export const reportsHandlers: Handlers<typeof reportsApi, Ports> = {
  getToDo: async ({ query }, context) => {
    const whose = { ...employerScope(context), team: query.scope === 'team' };
    const now = context.now();
    const dayEnds = query.day_ends ? new Date(query.day_ends) : new Date(now.getTime() + dayMs);
    const team = whose.team ? '&scope=team' : '';
    const found = await countToDo(context.database, whose, now, dayEnds);
    const paths: Record<Exclude<ToDo['kind'], `offers_${string}` | 'ats_decisions'>, string> = {
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
    const offers = await countOffers(context.database, whose);
    const decisions = await countAtsDecisions(context.database, whose);
    return {
      items: [
        ...found.map((item) => ({
          ...item,
          oldest: item.oldest?.toISOString() ?? null,
          path:
            query.scope === 'mine' && paths[item.kind].startsWith('/applicants?') && item.kind !== 'assigned'
              ? `${paths[item.kind]}&posted=me`
              : paths[item.kind],
        })),
        // Each leads to the one that waits longest.
        ...[...offers, ...decisions].map(({ first, ...item }) => ({
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
      ...employerScope(context),
      team: query.scope === 'team',
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
