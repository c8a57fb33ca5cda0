import type { ReportQuery, reportsApi, ToDo } from '../../../api/hiring/reports.ts';
import { dayMs } from '../../../api/platform/durations.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { employerScope } from '../../identity/employer-scope.ts';
import { jobTitles } from '../audit-log/queries.ts';
import { ownJob } from '../applications/applicant-page.ts';
import { listApplicantRows } from '../applications/applicant-queries.ts';
import { findSpan, loadFigures, loadReport } from './load-figures.ts';
import { loadEmployerMenu } from './menu-queries.ts';
import { countToDo, type Waiting } from './to-do-queries.ts';
import { type AskedWork, isOnJob, jobsPath, listPath, workPath } from './work-paths.ts';
import type { Whose } from './whose-queries.ts';

type Ports = Pick<Services, 'database' | 'now'>;

/** What waits for an employer, and how hiring goes. */
export const reportsHandlers: Handlers<typeof reportsApi, Ports> = {
  getToDo: async ({ query }, context) => {
    const whose = await whoseWork(context, query);
    const now = context.now();
    const dayEnds = query.day_ends ? new Date(query.day_ends) : new Date(now.getTime() + dayMs);
    const found = await countToDo(context.database, whose, now, dayEnds);
    const people = firstsOf(found.filter(({ kind }) => !isOnJob(kind)));
    const ofJobs = firstsOf(found.filter(({ kind }) => isOnJob(kind)));
    const firsts = await listApplicantRows(context.database, whose.companyId, whose.viewerId, people);
    const titles =
      ofJobs.length === 0 ? new Map() : await jobTitles(context.database, whose.companyId, ofJobs);
    const asked = { scope: query.scope, jobId: query.job_id, onTeam: whose.onTeam };
    return {
      items: found.map((work) => {
        const { kind, count, jobs, oldest, first } = work;
        if (isOnJob(kind)) return jobWork(work, asked, titles);
        const row = firsts.find(({ id }) => id === first);
        return {
          kind,
          count,
          jobs,
          oldest: oldest?.toISOString() ?? null,
          path: listPath(kind, asked, first),
          first: row
            ? { name: row.candidate.name, job_title: row.job_title, path: workPath(kind, asked, row.id) }
            : null,
        };
      }),
    };
  },

  getEmployerMenu: (_input, context) =>
    loadEmployerMenu(context.database, employerScope(context), context.now()),

  getHiringFigures: async ({ query }, context) => loadFigures(context.database, await spanOf(context, query)),

  getHiringReport: async ({ query }, context) => loadReport(context.database, await spanOf(context, query)),
};

function firstsOf(found: Waiting[]): string[] {
  return found.flatMap(({ first }) => first ?? []);
}

/** Work on jobs themselves, as the list of what waits tells it. */
function jobWork(work: Waiting, asked: AskedWork, titles: Map<string, string>): ToDo {
  const { kind, count, jobs, oldest, first } = work;
  const title = titles.get(first ?? '');
  return {
    kind,
    count,
    jobs,
    oldest: oldest?.toISOString() ?? null,
    path: jobsPath(kind, asked, work),
    first: title === undefined ? null : { name: '', job_title: title, path: `/jobs/${first}` },
  };
}

async function spanOf(context: SignedIn<Ports>, query: ReportQuery) {
  return findSpan(context.database, await whoseWork(context, query), query, context.now());
}

type Asked = {
  scope: 'mine' | 'team';
  job_id?: string | undefined;
  member?: string | undefined;
  department?: string | undefined;
};

/** Whose work is asked for; a job out of reach is refused as not found. */
async function whoseWork(
  context: SignedIn<Ports>,
  { scope, job_id: jobId, member, department }: Asked,
): Promise<Whose> {
  if (jobId !== undefined) await ownJob(context, jobId);
  return {
    ...employerScope(context),
    team: scope === 'team',
    jobId: jobId ?? null,
    memberId: member ?? null,
    departmentId: department ?? null,
  };
}
