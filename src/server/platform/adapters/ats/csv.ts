import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { cellOf, CsvMistake, type CsvRow, readCsv } from '../csv/read-csv.ts';
import { type Ats, AtsError, type AtsJob, type AtsPlace } from './ats.ts';
import { message } from '../../../../messages/message.ts';
import type { MessageOrText } from '../../../../messages/render.ts';
import { words } from '../../http/reader.ts';

const pageSize = 100;
const maxJobs = 2000;
const maxMistakes = 20;

/** How the system calls itself whose jobs come as a file. */
export const csvSystem = 'CSV files';

/** What applications that were written down for a file are called: only ids that begin so stand in the file of applications. */
export const csvPrefix = 'csv-';

/**
 * An applicant tracking system that is worked with by files: jobs are those of the file that was uploaded last, and an application
 * that is sent is one more row of the file to download, which is drawn from what was sent. Nothing leaves the server.
 */
export function csvAts(file: string): Ats {
  const none = { items: [], cursor: null };
  return {
    test: async () => {
      const { length } = jobsOf(file);
      return { system: csvSystem, detail: message('integrationErrors.fileHolds', { count: length }) };
    },
    // All of them each time: what did not change changes nothing.
    listJobs: async ({ cursor }: AtsPlace) => {
      const from = Number(cursor ?? 0);
      const jobs = jobsOf(file);
      const to = from + pageSize;
      return { items: jobs.slice(from, to), cursor: to < jobs.length ? String(to) : null };
    },
    listStages: async () => none,
    listApplications: async () => none,
    findCandidate: async () => null,
    addCandidate: async ({ email }) =>
      csvPrefix + createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 32),
    forgetCandidate: async () => undefined,
    findResume: async () => null,
    addResume: async () => csvPrefix + randomUUID(),
    findApplication: async () => null,
    // The file tells the stage of every application.
    findNote: async () => null,
    addNote: async () => csvPrefix + randomUUID(),
    addApplication: async () => csvPrefix + randomUUID(),
    findStage: async () => null,
    changeStage: async () => undefined,
  };
}

/**
 * Reads a file of jobs with a line of column names: id, title and status, and description, place (several separated by |), visibility
 * (public, internal or confidential) and updated_at as they are there. Returns its jobs, or what is wrong with it, each with its line; never both.
 */
export function readAtsFile(text: string): { jobs: AtsJob[]; mistakes: MessageOrText[] } {
  try {
    return readRows(
      readCsv(text, {
        needs: ['id', 'title', 'status'],
        unnamed: (missing) => message('integrationErrors.columnsMissing', { columns: missing.join(', ') }),
        most: maxJobs,
        of: 'jobs',
        ragged: false,
      }),
    );
  } catch (error) {
    if (!(error instanceof CsvMistake)) throw error;
    return { jobs: [], mistakes: [error.said] };
  }
}

function readRows(rows: CsvRow[]): { jobs: AtsJob[]; mistakes: MessageOrText[] } {
  const lines = new Map<string, number>();
  const jobs: AtsJob[] = [];
  const mistakes: MessageOrText[] = [];
  for (const { record, line } of rows) {
    const { job, wrongs } = readRow(record);
    const before = lines.get(job.externalId);
    if (before !== undefined)
      wrongs.push(message('integrationErrors.idTwiceInLine', { id: job.externalId, line: String(before) }));
    lines.set(job.externalId, line);
    jobs.push(job);
    if (wrongs.length > 0)
      mistakes.push(
        message('integrationErrors.inLineAll', {
          line: String(line),
          mistakes: wrongs.map(words).join('; '),
        }),
      );
  }
  if (mistakes.length === 0) return { jobs, mistakes };
  const more = mistakes.length - maxMistakes;
  const rest = more > 0 ? [message('integrationErrors.moreLines', { count: more })] : [];
  return { jobs: [], mistakes: [...mistakes.slice(0, maxMistakes), ...rest] };
}

function readRow(record: CsvRow['record']): { job: AtsJob; wrongs: MessageOrText[] } {
  const cell = (column: string) => cellOf(record, column);
  const [id, title, updated] = [cell('id'), cell('title'), cell('updated_at')];
  const status = z.enum(['open', 'draft', 'closed']).safeParse(cell('status').toLowerCase());
  const updatedAt = /^\d{4}-\d\d-\d\d/.test(updated) ? new Date(updated) : null;
  const isInstant = updatedAt !== null && !Number.isNaN(updatedAt.getTime());
  const visibility = z
    .enum(['', 'public', 'internal', 'confidential'])
    .safeParse(cell('visibility').toLowerCase());
  const wrongs = [
    ...(id === '' || id.length > 200 ? [message('integrationErrors.idLength')] : []),
    ...(title === '' || title.length > 160 ? [message('integrationErrors.titleLength')] : []),
    ...(status.success ? [] : [message('integrationErrors.statusChoice')]),
    ...(visibility.success ? [] : [message('integrationErrors.visibilityChoice')]),
    ...(updated === '' || isInstant ? [] : [message('integrationErrors.updatedAtDate')]),
  ];
  const job = {
    externalId: id,
    remoteId: id,
    title,
    description: cell('description'),
    status: status.data ?? 'draft',
    places: cell('place')
      .split('|')
      .flatMap((place) => place.trim() || []),
    deleted: false,
    isPublic: visibility.data === '' || visibility.data === 'public',
    updatedAt: isInstant ? updatedAt : null,
  };
  return { job, wrongs };
}

/** The jobs of a file that was read once when it was uploaded. */
function jobsOf(file: string): AtsJob[] {
  const { jobs, mistakes } = readAtsFile(file);
  const [first] = mistakes;
  if (first !== undefined) throw new AtsError('refused', first);
  return jobs;
}
