import { canonicalSkill, showing } from '../../../engine/skills/canonical.ts';
import type { Services } from '../../context.ts';
import { isAddedPerson } from '../../identity/added-people/queries.ts';
import { loadFacts } from '../../candidates/resumes/facts-queries.ts';
import * as promises from '../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../platform/tasks/queue.ts';
import {
  findApplicationPair,
  findOpenJobSkillIds,
  listCandidatesOf,
  listJobsToScore,
  listNearestJobs,
  listNewestSkills,
} from './pair-queries.ts';
import { reportProgress, reportScored, rescore, runScoring, scoreJobs } from './commands.ts';
import { monthOf, skillWorths } from './scoring.ts';

type Ports = Pick<Services, 'database' | 'jobIndex' | 'live' | 'now' | 'queue'>;

const batchSize = 20;
const nearestJobs = 200;

/** Scores the jobs that matter to one candidate, telling how far it has come. */
export const scoreCandidateTask = defineTask({
  ...promises.scoreCandidate,
  timeoutSeconds: 600,
  concurrency: 2,
  run: async ({ userId }, services: Ports) => {
    if (!(await runScoring(services, userId, (mark) => scoreAll(services, userId, mark)))) return;
    const current = await loadCurrentFacts(services, userId);
    if (!current?.resumeId) return;
    await reportScored(services, userId, current.resumeId);
  },
});

/**
 * Scores one job for everybody it concerns, after it was changed or opened. An open job also reaches 500 people among the
 * newest 5,000 current resumes that show one of its skills; everybody else is scored when they ask.
 */
export const rescoreJobTask = defineTask({
  ...promises.rescoreJob,
  timeoutSeconds: 600,
  concurrency: 1,
  run: async ({ jobId }, services: Ports) => {
    const concerned = new Set(await listCandidatesOf(services.database, jobId));
    for (const candidateId of await listNearCandidates(services, jobId)) concerned.add(candidateId);
    for (const candidateId of concerned) await rescore(services, candidateId, jobId);
  },
});

/** Scores one job for people who may be invited to it. */
export const scorePeopleTask = defineTask({
  ...promises.scorePeople,
  timeoutSeconds: 600,
  concurrency: 1,
  run: async ({ jobId, candidateIds }, services: Ports) => {
    for (const candidateId of candidateIds) await scoreJobs(services, candidateId, [jobId]);
  },
});

/** Scores one application with the resume it was sent with. */
export const scoreApplicationTask = defineTask({
  ...promises.scoreApplication,
  timeoutSeconds: 60,
  concurrency: 2,
  run: async ({ applicationId }, services: Ports) => {
    const pair = await findApplicationPair(services.database, applicationId);
    if (pair) await scoreJobs(services, pair.candidateId, [pair.jobId]);
  },
});

async function listNearCandidates(services: Ports, jobId: string): Promise<string[]> {
  const required = await findOpenJobSkillIds(services.database, jobId, services.now());
  if (!required) return [];
  const wanted = new Set(required.flatMap((id) => [id, ...showing(id)]));
  // The same words stand in many resumes.
  const known = new Map<string, boolean>();
  const isWanted = (skill: string): boolean => {
    const before = known.get(skill);
    if (before !== undefined) return before;
    const answer = wanted.has(canonicalSkill(skill).id);
    known.set(skill, answer);
    return answer;
  };
  const newest = await listNewestSkills(services.database, 5000);
  return newest
    .filter(({ skills }) => skills.some(isWanted))
    .slice(0, 500)
    .map(({ candidateId }) => candidateId);
}

function loadCurrentFacts(services: Ports, userId: string) {
  return loadFacts(services.database, userId, null, monthOf(services.now()));
}

async function scoreAll(services: Ports, userId: string, mark: string): Promise<void> {
  const current = await loadCurrentFacts(services, userId);
  // Who has no account is recommended nothing: only the jobs that they were added to are scored.
  const isRecommended = current !== null && !(await isAddedPerson(services.database, userId));
  const nearest = isRecommended ? await findNearestJobs(services, skillWorths(current.facts)) : [];
  const jobIds = await listJobsToScore(services.database, userId, nearest);
  for (let done = 0; done < jobIds.length; done += batchSize) {
    await reportProgress(services, { userId, mark }, done, jobIds.length);
    await scoreJobs(services, userId, jobIds.slice(done, done + batchSize));
  }
  await reportProgress(services, { userId, mark }, jobIds.length, jobIds.length);
}

/** The open jobs nearest to these skills, from the index in memory while it is ready, else from the database. */
async function findNearestJobs(services: Ports, worths: ReadonlyMap<string, number>): Promise<string[]> {
  if (worths.size === 0) return [];
  const now = services.now();
  const found = services.jobIndex.current?.match(worths, nearestJobs, now.getTime());
  return found?.map(({ id }) => id) ?? listNearestJobs(services.database, worths, nearestJobs, now);
}
