import type { JobInput } from '../../api/jobs.ts';
import type { Actor } from '../context.ts';

type Visibility = { companyId: string | null; status: string; isSample: boolean };
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

/** A job is changed by members of its company. */
export function canEditJob(job: { companyId: string | null }, actor: Actor | null): boolean {
  return job.companyId !== null && actor?.company?.id === job.companyId;
}

/** Drafts and samples are seen by their own company only; open, paused and closed jobs by everybody. */
export function canSeeJob(job: Visibility, actor: Actor | null): boolean {
  return (job.status !== 'draft' && !job.isSample) || canEditJob(job, actor);
}

/** An application is taken while the job is open, not expired, and real. */
export function takesApplications(
  job: { status: string; isSample: boolean; expiresAt: Date | null },
  now: Date,
): boolean {
  return job.status === 'open' && !job.isSample && (job.expiresAt === null || job.expiresAt > now);
}

/** True when an edit touches something that scores count. */
export function changesScores(before: Scored, after: Scored): boolean {
  return scored.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}
