import { stringify } from 'csv-stringify/sync';
import { importLimit } from '../../../api/jobs/job-files.ts';
import { type JobInput, jobInput } from '../../../api/jobs/jobs.ts';
import { cellOf, type CsvRow, readCsv } from '../../platform/adapters/csv/read-csv.ts';
import { message } from '../../../messages/message.ts';
import { wordsOfStored } from '../../platform/http/reader.ts';

/** The columns of a file of jobs, in order. Screening questions are not among them. */
const columns = jobInput.keyof().exclude(['questions']).options;
type Column = (typeof columns)[number];

/** A row as it was read, with the line on which it starts: the job, or what is wrong with it by column. */
export type ReadRow = {
  line: number;
  title: string;
  status: string;
  job: JobInput | null;
  mistakes: { column: string; detail: string }[];
};

/** Reads a file with a line of column names; throws a `CsvMistake` in words for people when it is none. */
export function readJobFile(text: string): ReadRow[] {
  const rows = readCsv(text, {
    needs: ['title'],
    unnamed: () => message('jobErrors.noColumnsOfJobs'),
    most: importLimit,
    of: 'jobs',
    ragged: true,
  });
  return rows.map(readRow);
}

const none: OwnCells<unknown> = { names: [], cells: () => [] };

/** What a company's own fields are called, and how they read on a job. */
export type OwnCells<Job> = { names: string[]; cells: (job: Job) => string[] };

/**
 * Jobs as a file that `readJobFile` takes back, with the company's own fields last, which it leaves alone; cells that a spreadsheet would
 * run as a formula begin with an apostrophe.
 */
export function writeJobFile<Job extends JobInput>(jobs: Job[], own: OwnCells<Job> = none): string {
  const rows = jobs.map((job) => [...columns.map((column) => written(job[column])), ...own.cells(job)]);
  const head = [...columns, ...own.names.map(unlikeColumns)];
  return stringify([head, ...rows], { escape_formulas: true, bom: true });
}

/** The name of a field, marked where reading the file would take it for a column of jobs. */
function unlikeColumns(name: string): string {
  const isColumn = columns.some((column) => column === name.trim().toLowerCase().replaceAll(' ', '_'));
  return isColumn ? `* ${name}` : name;
}

function readRow({ record, line }: CsvRow): ReadRow {
  const cell = (column: Column) => cellOf(record, column);
  const number = (column: Column) => {
    const value = cell(column).replaceAll(',', '');
    return value === '' ? null : /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
  };
  const word = (column: Column) => cell(column).toLowerCase().replaceAll(/[ -]/g, '_');
  const input = {
    title: cell('title'),
    description: cell('description'),
    skills: list(cell('skills')),
    desired_skills: list(cell('desired_skills')),
    job_type: word('job_type') || 'full_time',
    location_type: word('location_type') || 'on_site',
    locations: list(cell('locations')).map(placeOf),
    salary_min: number('salary_min'),
    salary_max: number('salary_max'),
    salary_currency: cell('salary_currency').toUpperCase() || 'USD',
    salary_interval: word('salary_interval') || 'year',
    years: number('years'),
    education: cell('education'),
    languages: list(cell('languages')),
    apply_url: cell('apply_url') || null,
    status: word('status') || 'draft',
    openings: number('openings') ?? 1,
    expires_on: cell('expires_on') || null,
  };
  const read = jobInput.safeParse(input);
  const mistakes = read.success
    ? []
    : read.error.issues.map((issue) => ({
        column: String(issue.path[0] ?? ''),
        detail: wordsOfStored(issue.message),
      }));
  return {
    line,
    title: input.title.slice(0, 200),
    status: input.status.slice(0, 40),
    job: read.success ? read.data : null,
    mistakes,
  };
}

function list(cell: string): string[] {
  return cell
    .split(/[|;\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

function placeOf(text: string) {
  const parts = text.split(',').map((part) => part.trim());
  const [city = '', second = '', third = ''] = parts;
  return parts.length > 2 ? { city, state: second, country: third } : { city, state: '', country: second };
}

function written(value: JobInput[Column]): string {
  if (value === null) return '';
  if (!Array.isArray(value)) return String(value);
  return value
    .map((item) =>
      typeof item === 'string'
        ? item
        : [item.city, item.state, item.country].join(', ').replace(/^, , $/, ''),
    )
    .join(' | ');
}
