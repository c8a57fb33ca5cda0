import type { jobFilesApi } from '../../../api/jobs/job-files.ts';
import { CsvMistake } from '../../platform/adapters/csv/read-csv.ts';
import type { Handlers, Services, SignedIn } from '../../context.ts';
import { requireVerified } from '../../identity/auth/verified-access.ts';
import { employerScope, memberOf } from '../../identity/employer-scope.ts';
import { jobFieldCells } from '../../hiring/custom-fields/job-cell-queries.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { type ReadRow, readJobFile, writeJobFile } from './job-csv.ts';
import { listEnteredJobs } from './queries.ts';
import { postJobs } from '../jobs/commands.ts';
import { isPastDay, publishes, publishing } from '../jobs/rules.ts';
import { message } from '../../../messages/message.ts';
import { words } from '../../platform/http/reader.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;

/** Jobs from and to files. */
export const jobFilesHandlers: Handlers<typeof jobFilesApi, Ports> = {
  checkJobFile: async ({ body }, context) => ({ rows: presentRows(read(body.csv, context)) }),

  importJobFile: async ({ body }, context) => {
    const rows = read(body.csv, context);
    if (rows.some((row) => row.job === null || row.mistakes.length > 0))
      return { rows: presentRows(rows), created: 0 };
    if (rows.some(({ job }) => job && publishes(null, job)))
      await requireVerified(context, context.actor.id, publishing);
    const values = rows.flatMap(({ job }) => job ?? []);
    await postJobs(context, memberOf(context), { values, createdBy: context.actor.id });
    return { rows: presentRows(rows), created: rows.length };
  },

  exportJobFile: async (_input, context) => {
    const scope = employerScope(context);
    const jobs = await listEnteredJobs(context.database, scope, 5000);
    const own = await jobFieldCells(context.database, scope.companyId, jobs);
    return new Response(writeJobFile(jobs, own), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="jobs.csv"',
        'cache-control': 'private, no-store',
      },
    });
  },
};

function read(csv: string, context: SignedIn<Ports>): ReadRow[] {
  try {
    return readJobFile(csv).map((row) => withDay(row, context.now()));
  } catch (error) {
    if (!(error instanceof CsvMistake)) throw error;
    throw new ApiError('invalid_input', { errors: [{ pointer: '#/body/csv', detail: error.said }] });
  }
}

function withDay(row: ReadRow, now: Date): ReadRow {
  if (row.job?.status !== 'open' || !isPastDay(row.job.expires_on, now)) return row;
  const detail = words(message('jobErrors.chooseLaterDay'));
  return { ...row, mistakes: [{ column: 'expires_on', detail }] };
}

function presentRows(rows: ReadRow[]) {
  return rows.map(({ line, title, status, mistakes }) => ({ line, title, status, mistakes }));
}
