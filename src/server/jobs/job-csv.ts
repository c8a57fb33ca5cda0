import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod';
import { importLimit } from '../../api/job-files.ts';
import { type JobInput, jobInput } from '../../api/jobs.ts';

/** The columns of a file of jobs, in order. Screening questions are not among them. */
const columns = [
  'title',
  'description',
  'skills',
  'desired_skills',
  'job_type',
  'location_type',
  'locations',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_interval',
  'years',
  'education',
  'languages',
  'apply_url',
  'status',
  'openings',
  'expires_on',
] as const satisfies readonly (keyof JobInput)[];
type Column = (typeof columns)[number];

/** A row as it was read: the job, or what is wrong with it by column. */
export type ReadRow = {
  line: number;
  title: string;
  status: string;
  job: JobInput | null;
  mistakes: { column: string; detail: string }[];
};

const records = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.number() }) }),
);

/** Reads a file with a line of column names; throws a `CsvMistake` in words for people when it is none. */
export function readJobFile(text: string): ReadRow[] {
  const head = text.slice(0, 2000).split(/\r?\n/, 1)[0] ?? '';
  let found: z.infer<typeof records>;
  try {
    const read: unknown = parse(text, {
      bom: true,
      columns: (names: string[]) => names.map((name) => name.trim().toLowerCase().replaceAll(' ', '_')),
      delimiter: head.includes(',') ? ',' : ';',
      skip_empty_lines: true,
      relax_column_count: true,
      info: true,
      to: importLimit + 1,
    });
    found = records.parse(read);
  } catch (error) {
    throw new CsvMistake(`The file cannot be read: ${error instanceof Error ? error.message : 'no CSV'}`);
  }
  const [first] = found;
  if (!first) throw new CsvMistake('The file has no rows below its line of column names.');
  if (!('title' in first.record))
    throw new CsvMistake('The first line must name the columns, title among them.');
  if (found.length > importLimit) throw new CsvMistake(`A file holds at most ${importLimit} jobs.`);
  return found.map(({ record, info }) => readRow(record, info.lines));
}

/** Jobs as a file that `readJobFile` takes back; cells that a spreadsheet would run as a formula begin with an apostrophe. */
export function writeJobFile(jobs: JobInput[]): string {
  const rows = jobs.map((job) => columns.map((column) => cellOf(job[column])));
  return stringify(rows, { header: true, columns: [...columns], escape_formulas: true, bom: true });
}

/** What is wrong with a whole file. */
export class CsvMistake extends Error {}

function readRow(record: Record<string, string>, line: number): ReadRow {
  const cell = (column: Column) => (record[column] ?? '').trim().replace(/^'(?=[=+\-@\t\r])/, '');
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
        detail: detailOf(issue.message, String(issue.path[0])),
      }));
  return {
    line,
    title: input.title.slice(0, 200),
    status: input.status.slice(0, 40),
    job: read.success ? read.data : null,
    mistakes,
  };
}

/** Says which words a column takes where the schema names only its own. */
function detailOf(message: string, column: string): string {
  return /NaN/.test(message)
    ? 'Use a whole number.'
    : message.replace(/^Invalid option: expected/, `${column} is`);
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

function cellOf(value: JobInput[Column]): string {
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
