import type { CallInput } from '../../api/platform/endpoint.ts';
import { exampleJob } from '../../api/examples.ts';
import { api } from '../../api/index.ts';
import type { JobFormValues } from '../../api/jobs/job-drafts.ts';
import type { Job } from '../../api/jobs/jobs.ts';
import type { ScreeningQuestion } from '../../api/jobs/screening-questions.ts';
import type { Resume } from '../../api/candidates/resumes.ts';
import type { Person } from '../platform/http/person.ts';

/** What an employer enters about a job, whole and valid; a test changes what it is about. */
export const plainJob: CallInput<typeof api.createJob>['body'] = exampleJob;

/** A job form while it is typed. */
export const typedJob: JobFormValues = {
  title: 'Night Ba',
  description: '',
  skills: ['Baking'],
  desired_skills: [],
  job_type: 'full_time',
  location_type: 'on_site',
  locations: [{ city: '', state: '', country: 'United States' }],
  salary_min: '12abc',
  salary_max: '',
  salary_currency: 'USD',
  salary_interval: 'year',
  years: '',
  education: '',
  languages: [],
  apply_url: '',
  status: 'open',
  countries: [],
  openings: '1',
  questions: [],
  expires_on: '',
  department_id: '',
  location_id: '',
};

/** A required screening question; any answer but Yes is flagged for review. */
export const nightShifts: ScreeningQuestion = {
  id: 'q1',
  prompt: 'Night shifts?',
  type: 'yes_no',
  options: [],
  required: true,
  accepts: ['Yes'],
  at_least: null,
};

/** Posts a job through the front door. */
export async function postJob(recruiter: Person, change: Partial<typeof plainJob> = {}): Promise<Job> {
  const made = await recruiter.call(api.createJob, { body: { ...plainJob, ...change } });
  if (made.problem) throw new Error(`The job was refused: ${JSON.stringify(made.problem)}`);
  return made.body;
}

/** A plain resume whose skills section lists these. */
export function resumeText(name: string, skills: string[]): string {
  return `${name}
${name.toLowerCase().replaceAll(' ', '.')}@mail.example | +49 30 901820 | Berlin, Germany

Skills
${skills.join(', ')}

Experience
Software Developer, Northwind Traders, Berlin
March 2018 - June 2023
- Built services in ${skills[0] ?? 'software'} for the order desk
- Wrote tests and documentation

Education
University of Example, BSc Computer Science, 2012 - 2016
`;
}

/** Uploads a text resume through the front door. It is read in the background. */
export async function uploadResume(
  candidate: Person,
  skills: string[],
  name = 'Robin Okafor',
): Promise<Resume> {
  const stored = await candidate.call(api.uploadResume, {
    query: { file_name: 'cv.txt' },
    body: new Blob([resumeText(name, skills)], { type: 'text/plain' }),
  });
  if (stored.problem) throw new Error(`The resume was refused: ${JSON.stringify(stored.problem)}`);
  return stored.body;
}
