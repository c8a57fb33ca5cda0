import type { JobInput } from '../../../api/jobs/jobs.ts';
import { text } from '../../../api/platform/fields.ts';
import { proposeSkills } from '../../../engine/skills/propose.ts';
import { message } from '../../../messages/message.ts';
import { instantOf, shortCell } from './cells.ts';
import { fieldOf, type LineMistake, type LineReading } from './read-line.ts';

/** A job of a file. */
export type JobLine = { line: number; name: string; jobId: string; statusValue: string; value: JobInput };

/** Reads a line of jobs: null where it has to be left out, with what is wrong. */
export function readJobLine(
  cells: readonly string[],
  line: number,
  reading: LineReading,
): { job: JobLine | null; mistakes: LineMistake[] } {
  const { columns, statuses, dayFirst } = reading;
  const cell = (field: Parameters<typeof fieldOf>[2]) => fieldOf(cells, columns, field);
  const mistakes: LineMistake[] = [];
  const title = shortCell(cell('job_title').value, 160);
  if (cells.slice(columns.length).some((one) => one.trim() !== '')) {
    return { job: null, mistakes: [{ line, column: '', detail: message('recordImports.tooManyCells') }] };
  }
  if (title === '')
    return { job: null, mistakes: [{ line, column: '', detail: message('recordImports.noTitle') }] };
  const opened = cell('opened_on');
  if (opened.value !== '' && !instantOf(opened.value, dayFirst))
    mistakes.push({ line, column: opened.column, detail: message('recordImports.notADate') });
  const statusValue = shortCell(cell('status').value, 300);
  const isOpen = statuses[statusValue] === 'by_stage' || statuses[statusValue] === 'new';
  return {
    job: {
      line,
      name: title,
      jobId: shortCell(cell('job_id').value, 120),
      statusValue,
      value: jobCalled(title, {
        description: plainWords(cell('description').value),
        location: shortCell(cell('location').value, 120),
        type: cell('job_type').value,
        status: isOpen ? 'draft' : 'closed',
      }),
    },
    mistakes,
  };
}

type JobFacts = { description: string; location: string; type: string; status: JobInput['status'] };

/** A job of which only this is known. Of one that names no skill, its title is all that is known to be asked for. */
export function jobCalled(title: string, facts: Partial<JobFacts> = {}): JobInput {
  const { description = '', location = '', type = '', status = 'closed' } = facts;
  const skills = proposeSkills(`${title}\n${description}`).slice(0, 50);
  const isRemote = /\bremote\b/i.test(`${title} ${location}`);
  const [city = '', country = ''] = location.split(/,\s*/);
  return {
    title,
    description,
    skills: skills.length > 0 ? skills : [title.slice(0, 80)],
    desired_skills: [],
    job_type: typeOf(type),
    location_type: isRemote ? 'remote' : 'on_site',
    locations: isRemote || city === '' ? [] : [{ city, state: '', country }],
    salary_min: null,
    salary_max: null,
    salary_currency: 'USD',
    salary_interval: 'year',
    years: null,
    education: '',
    languages: [],
    apply_url: null,
    status,
    openings: 1,
    questions: [],
    expires_on: null,
  };
}

function typeOf(value: string): JobInput['job_type'] {
  if (/part|teilzeit/i.test(value)) return 'part_time';
  if (/intern|praktik/i.test(value)) return 'internship';
  if (/contract|freelance|c2h|c\b/i.test(value) && !/full/i.test(value)) return 'contract';
  return /temp|befristet|seasonal/i.test(value) ? 'temporary' : 'full_time';
}

/** The words of a description that may be HTML. */
function plainWords(value: string): string {
  const words = value
    .replaceAll(/<(br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]{0,1000}>/g, '')
    .replaceAll(/&nbsp;/g, ' ')
    .replaceAll(/&lt;/g, '<')
    .replaceAll(/&gt;/g, '>')
    .replaceAll(/&quot;/g, '"')
    .replaceAll(/&#39;|&apos;/g, "'")
    .replaceAll(/&amp;/g, '&')
    .replaceAll(/\n{3,}/g, '\n\n');
  return text(1_000_000).parse(words).slice(0, 20_000).toWellFormed();
}
