import type { Job } from '../../../api/jobs/jobs.ts';
import { type Claim, claimsOf } from '../../../engine/bullets/claims.ts';
import { countSuggestions } from '../../../engine/bullets/count-suggestions.ts';
import { openRequirements } from '../../../engine/bullets/requirements.ts';
import { cachedBy } from '../../../engine/fit/prepared-cache.ts';
import { perVocabulary } from '../../../engine/skills/vocabulary.ts';
import { suggestBullets } from '../../../engine/bullets/suggest.ts';
import type { ResumeContent } from '../../../engine/resume/resume-content.ts';
import type { Services } from '../../context.ts';
import { findFit, isBulletCountStored, saveSuggestedCount } from '../../matching/fit/queries.ts';
import { listRejected, listRejectedOf, listTailored, listTailoredOf } from './queries.ts';
import { currentContent } from './tailored-content.ts';

type Ports = Pick<Services, 'database'>;
type ForBullets = Pick<Job, 'id' | 'skills' | 'desired_skills' | 'description'>;

/**
 * Counts the bullets that can be tailored to a job, as the built-in rules word them, and keeps the number with the score.
 * What was suggested before for this very score stays counted.
 */
export async function countBullets(ports: Ports, candidateId: string, job: ForBullets): Promise<void> {
  if (await isBulletCountStored(ports.database, candidateId, job.id)) return;
  await recountBullets(ports, candidateId, job);
}

/** Counts them again, after a bullet was taken, turned down or changed. */
export async function recountBullets(ports: Ports, candidateId: string, job: ForBullets): Promise<void> {
  const { claims, wanted, rejected } = await bulletsOf(ports, candidateId, job);
  const count = suggestBullets(claims, wanted, { skip: new Set(rejected) }).length;
  await saveSuggestedCount(ports.database, candidateId, job.id, count);
}

/** Of about 20 people: whoever looks at one job after the other has their lines read once. */
const counters = perVocabulary(() => cachedBy(countSuggestions, 300_000));

/** Counts, for some jobs of a candidate, the bullets that can be tailored to each, as `countBullets` does for one. */
export async function bulletCounter(
  { database }: Ports,
  candidateId: string,
  jobIds: string[],
): Promise<(job: ForBullets) => number> {
  const content = (await currentContent({ database }, candidateId))?.content;
  const count = counters()(claimsOf(sourcesOf(content)));
  const copies = await listTailoredOf(database, candidateId, jobIds);
  const rejected = await listRejectedOf(database, candidateId, jobIds);
  return (job) => {
    const wanted = { required: job.skills, desired: job.desired_skills, description: job.description };
    const copy = copies.get(job.id);
    const skip = rejected.get(job.id);
    if (copy === undefined && skip === undefined) return count(wanted);
    return suggestBullets(claimsOf(sourcesOf(copy ?? content)), wanted, { skip: new Set(skip) }).length;
  };
}

/** What bullets for a job are made of: the person's claims, what the job wants, and what they turned down. */
export async function bulletsOf(ports: Ports, candidateId: string, job: ForBullets) {
  const [copy] = await listTailored(ports.database, candidateId, job.id);
  const content = copy?.content ?? (await currentContent(ports, candidateId))?.content;
  const fit = await findFit(ports.database, candidateId, job.id);
  return {
    copy,
    claims: claimsOf(sourcesOf(content)),
    wanted: {
      required: job.skills,
      desired: job.desired_skills,
      description: job.description,
      open: openRequirements(fit?.ledger ?? []),
    },
    rejected: await listRejected(ports.database, candidateId, job.id),
  };
}

/** The claims of what a resume says. */
export function claimsOfContent(content: ResumeContent): Claim[] {
  return claimsOf(sourcesOf(content));
}

function sourcesOf(content: ResumeContent | undefined) {
  const shown = (content?.experience ?? []).filter(({ hidden }) => hidden !== true);
  return shown.map(({ title, company, description, start, end }) => ({
    title,
    company,
    description,
    ongoing: start === null && end === null ? null : end === null,
  }));
}

/** Keeps with the score how many bullets were suggested for a job. */
export function recordBulletCount(
  { database }: Ports,
  candidateId: string,
  jobId: string,
  count: number,
): Promise<void> {
  return saveSuggestedCount(database, candidateId, jobId, count);
}
