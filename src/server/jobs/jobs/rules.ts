import type { TeamPart } from '../../../api/jobs/hiring-team.ts';
import type { JobInput } from '../../../api/jobs/jobs.ts';
import type { Actor } from '../../identity/actor.ts';
import type { StoredJob } from './queries.ts';
import type { Message } from '../../../messages/message.ts';

type Owned = { companyId: string | null; onTeam: boolean };
type Visibility = Owned & { status: string; isSample: boolean; takenDown: string | null };
type Scored = Pick<JobInput, (typeof scored)[number]>;

const scored = [
  'title',
  'description',
  'skills',
  'desired_skills',
  'years',
  'education',
  'languages',
  'location_type',
  'locations',
] as const;

const required = ['skills', 'years', 'education', 'languages', 'location_type', 'locations'] as const;

/** A field that an edit changed, and its value before and after, as stored. */
export type FieldChange = { field: keyof JobInput; before: unknown; after: unknown };

/** A hiring manager works with the jobs whose hiring team they are on; everybody else, and owners, with all of their company. */
export function seesAllJobs(actor: Pick<Actor, 'role' | 'company'>): boolean {
  return actor.role !== 'hiring_manager' || actor.company?.owner === true;
}

/** A job's team is changed by those who see all jobs and by its hiring managers; `part` is the caller's own. */
export function canChangeTeam(actor: Pick<Actor, 'role' | 'company'>, part: TeamPart | null): boolean {
  return seesAllJobs(actor) || part === 'hiring_manager';
}

/** A job is worked with and changed by members of its company; `onTeam` says whether the caller is on its hiring team. */
export function canEditJob(job: Owned, actor: Pick<Actor, 'role' | 'company'> | null): boolean {
  if (actor === null || job.companyId === null || actor.company?.id !== job.companyId) return false;
  return job.onTeam || seesAllJobs(actor);
}

/** Drafts, samples and what the staff took down are seen by their own company only; other jobs by everybody. */
export function canSeeJob(job: Visibility, actor: Pick<Actor, 'role' | 'company'> | null): boolean {
  return (job.status !== 'draft' && !job.isSample && job.takenDown === null) || canEditJob(job, actor);
}

/** An application is taken while the job is open, not expired, and real. */
export function takesApplications(
  job: { status: string; isSample: boolean; expiresAt: Date | null },
  now: Date,
): boolean {
  return job.status === 'open' && !job.isSample && (job.expiresAt === null || job.expiresAt > now);
}

/** True for a job for which its company may add people itself: while it is open or paused. */
export function takesAddedPeople(job: { status: string; isSample: boolean }): boolean {
  return (job.status === 'open' || job.status === 'paused') && !job.isSample;
}

/** What keeps a job from being opened: the reason for which the staff took it down, in words for its company; null for nothing. */
export function whyNotOpened(job: { takenDown: string | null }, status: string): Message | null {
  if (job.takenDown === null || status !== 'open') return null;
  return { key: 'jobErrors.takenDown', values: { reason: job.takenDown } };
}

/** True when an edit touches something that scores count. */
export function changesScores(before: Scored, after: Scored): boolean {
  return scored.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** Every field that differs, in the order of `before`. */
export function changesBetween(before: JobInput, after: JobInput): FieldChange[] {
  return (Object.keys(before) as (keyof JobInput)[])
    .filter((field) => comparable(before[field]) !== comparable(after[field]))
    .filter((field) => !isAboutPay(field) || paysSomething(before) || paysSomething(after))
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

/** The requirements that an edit changed, for those who applied before it. */
export function changedRequirements(before: JobInput, after: JobInput): (keyof JobInput)[] {
  return required.filter((key) => comparable(before[key]) !== comparable(after[key]));
}

/** True when a change of the status ends a job, which those who applied are told. */
export function isClosing(before: JobInput['status'], after: JobInput['status']): boolean {
  return before !== 'closed' && after === 'closed';
}

/** What an address is to be verified for, as `requireVerified` is told. */
export const publishing = 'publish';

/** True when a change shows strangers something: a posting that leaves its draft, opens, or has other words than before. */
export function publishes(before: JobInput | null, after: JobInput): boolean {
  if (after.status === 'draft') return false;
  if (before === null || before.status === 'draft') return true;
  if (after.status === 'open' && before.status !== 'open') return true;
  return changesBetween(before, { ...after, status: before.status }).length > 0;
}

/** True when the last day to apply is before today, in UTC. */
export function isPastDay(day: string | null, now: Date): boolean {
  return day !== null && day < now.toISOString().slice(0, 10);
}

/** What is to be stored of a change: a department or location that it leaves out stays. */
export function wholeInput(was: JobInput, value: JobInput): JobInput {
  const { department_id: department = was.department_id, location_id: location = was.location_id } = value;
  return { ...value, department_id: department, location_id: location };
}

/** A job as it was entered. */
export function inputOf(found: Pick<StoredJob, 'job' | 'questions' | 'expiresAt'>): JobInput {
  const { job } = found;
  return {
    title: job.title,
    description: job.description,
    skills: job.skills,
    desired_skills: job.desired_skills,
    job_type: job.job_type,
    location_type: job.location_type,
    locations: job.locations,
    salary_min: job.salary_range?.min ?? null,
    salary_max: job.salary_range?.max ?? null,
    salary_currency: job.salary_range?.currency ?? 'USD',
    salary_interval: job.salary_range?.interval ?? 'year',
    years: job.years,
    education: job.education,
    languages: job.languages,
    apply_url: job.apply_url,
    status: job.status,
    openings: job.openings,
    questions: found.questions,
    expires_on: found.expiresAt?.toISOString().slice(0, 10) ?? null,
    department_id: job.department?.id ?? null,
    location_id: job.company_location?.id ?? null,
  };
}

/** The currency and interval of a salary that is not stated say nothing. */
function isAboutPay(field: keyof JobInput): boolean {
  return field === 'salary_currency' || field === 'salary_interval';
}

function paysSomething(job: JobInput): boolean {
  return job.salary_min !== null || job.salary_max !== null;
}

/** What of a value counts as a change, whatever the order in which its parts are stored. */
function comparable(value: JobInput[keyof JobInput]): string {
  if (!Array.isArray(value)) return String(value ?? '');
  const items = value.map((item) => {
    if (typeof item === 'string') return item;
    if ('city' in item) return [item.city, item.state, item.country].filter(Boolean);
    return [item.prompt, item.required, item.options, item.accepts, item.at_least];
  });
  return JSON.stringify(items);
}
