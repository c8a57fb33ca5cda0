import { showing } from '../../engine/skills/canonical.ts';
import type { Services } from '../context.ts';
import { loadFacts } from '../resumes/facts-queries.ts';
import * as promises from '../tasks/promises.ts';
import { defineTask } from '../tasks/queue.ts';
import { findApplicationPair, findJobSkillIds, listCandidatesOf, listJobsToScore } from './pair-queries.ts';
import { beginRun, endRun, markCandidateStale, noteProgress } from './queries.ts';
import { monthOf, scoreJobs, skillIdsOf } from './scoring.ts';

const batchSize = 20;

/** Scores the jobs that matter to one candidate, telling how far it has come. */
export const scoreCandidateTask = defineTask({
  ...promises.scoreCandidate,
  timeoutSeconds: 600,
  concurrency: 2,
  run: async ({ userId }, services) => {
    const mark = await beginRun(services.database, userId);
    if (mark === null) return;
    try {
      await scoreAll(services, userId, mark);
    } finally {
      await endRun(services.database, userId, mark);
    }
    const current = await loadCurrentFacts(services, userId);
    if (!current?.resumeId) return;
    await services.live.tell(userId, {
      type: 'resume',
      resume_id: current.resumeId,
      stage: 'scored',
      message: 'Your scores are up to date.',
    });
  },
});

/**
 * Scores one job for everybody it concerns, after it was changed or opened. A newly opened job reaches at most 500 people
 * whose current resume shows one of its skills; everybody else is scored when they ask.
 */
export const rescoreJobTask = defineTask({
  ...promises.rescoreJob,
  timeoutSeconds: 600,
  concurrency: 1,
  run: async ({ jobId }, services) => {
    const required = await findJobSkillIds(services.database, jobId);
    const skillIds = [...new Set(required.flatMap((id) => [id, ...showing(id)]))];
    for (const candidateId of await listCandidatesOf(services.database, jobId, skillIds, services.now())) {
      const stored = await scoreJobs(services, candidateId, [jobId]);
      if (stored > 0) await services.live.tell(candidateId, { type: 'fit', done: 1, total: 1 });
    }
  },
});

/** Scores one application with the resume it was sent with. */
export const scoreApplicationTask = defineTask({
  ...promises.scoreApplication,
  timeoutSeconds: 60,
  concurrency: 2,
  run: async ({ applicationId }, services) => {
    const pair = await findApplicationPair(services.database, applicationId);
    if (pair) await scoreJobs(services, pair.candidateId, [pair.jobId]);
  },
});

function loadCurrentFacts(services: Services, userId: string) {
  return loadFacts(services.database, userId, null, monthOf(services.now()));
}

async function scoreAll(services: Services, userId: string, mark: string): Promise<void> {
  await markCandidateStale(services.database, userId);
  const current = await loadCurrentFacts(services, userId);
  const skillIds = current ? skillIdsOf(current.facts) : [];
  const jobIds = await listJobsToScore(services.database, userId, skillIds, services.now());
  for (let done = 0; done < jobIds.length; done += batchSize) {
    await tellProgress(services, userId, mark, done, jobIds.length);
    await scoreJobs(services, userId, jobIds.slice(done, done + batchSize));
  }
  await tellProgress(services, userId, mark, jobIds.length, jobIds.length);
}

async function tellProgress(services: Services, userId: string, mark: string, done: number, total: number) {
  await noteProgress(services.database, userId, mark, done, total);
  await services.live.tell(userId, { type: 'fit', done, total });
}
