import type { FitSummary } from '../../../api/matching/fit.ts';
import { cachedCandidate, cachedJob } from '../../../engine/fit/prepared-cache.ts';
import { scorePrepared, tailoredBulletCount } from '../../../engine/fit/score.ts';
import type { FitResult, JobFacts } from '../../../engine/fit/facts.ts';
import type { ResumeReading } from '../../../engine/resume/reading.ts';
import { message } from '../../../messages/message.ts';
import { toStoredText } from '../../../messages/stored-text.ts';
import type { Services } from '../../context.ts';
import { loadFacts, loadFactsOf } from '../../candidates/resumes/facts-queries.ts';
import { bulletCounter } from '../../candidates/tailored-resumes/commands.ts';
import { memberIds } from '../../identity/companies/queries.ts';
import type { StoredSummary } from '../../platform/db/sql-parts.ts';
import { recordEvent } from '../../platform/events/queries.ts';
import { presentSummary, withFitInWords } from '../../platform/http/score-presenter.ts';
import { notify } from '../../platform/notifications/commands.ts';
import { findFollowedScore, loadPairs, type Pair } from './pair-queries.ts';
import {
  beginRun,
  deleteScores,
  endRun,
  isResumeUnread,
  listFitsFor,
  lockScores,
  markCandidateStale,
  type NewScore,
  noteProgress,
  type StoredFit,
  storeScores,
} from './queries.ts';
import { factsOnce, monthOf, nothingKnown, scorePair } from './scoring.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now'>;

/**
 * Scores jobs for a candidate from their stored facts and keeps the scores: with the resume sent to the job, else with
 * the current one. Where there are no facts, the stored score is dropped, or with `ifNoFacts: 'score'` counted from
 * nothing. Employers who have an application among them are told. Returns how many were stored.
 */
export async function scoreJobs(
  ports: Ports,
  candidateId: string,
  jobIds: string[],
  ifNoFacts: 'drop' | 'score' = 'drop',
): Promise<number> {
  const { database } = ports;
  return database.transact(async () => {
    await lockScores(database, candidateId);
    const pairs = await loadPairs(database, candidateId, jobIds);
    const readFacts = factsOnce(ports, candidateId);
    const countBullets = await bulletCounter(ports, candidateId, jobIds);
    const scores: NewScore[] = [];
    const dropped: string[] = [];
    for (const pair of pairs) {
      const known = await readFacts(pair.pinnedResumeId);
      if (!known && ifNoFacts === 'drop') dropped.push(pair.jobId);
      else scores.push(scorePair(pair, known ?? nothingKnown(), countBullets));
    }
    await storeScores(database, candidateId, scores, ports.now());
    await deleteScores(database, candidateId, dropped);
    for (const pair of pairs) if (pair.applied) await notifyEmployer(ports, pair);
    return scores.length;
  });
}

/**
 * The jobs of a list with a score each: those that have none yet are scored now, at most the page, after whatever scores the candidate
 * meanwhile. Without one stay those of nobody, those listed while the current resume is being read, and all when scoring fails: a list is
 * shown in each case.
 */
export async function withScores<T extends { id: string; fit: StoredSummary | null }>(
  ports: Ports & Pick<Services, 'log'>,
  candidateId: string | null,
  listed: T[],
): Promise<(Omit<T, 'fit'> & { fit: FitSummary | null })[]> {
  const jobs = listed.map(withFitInWords);
  const missing = jobs.filter(({ fit }) => fit === null).map(({ id }) => id);
  if (candidateId === null || missing.length === 0) return jobs;
  try {
    const scores = await ports.database.transact(async () => {
      if (await isResumeUnread(ports.database, candidateId)) return [];
      await scoreJobs(ports, candidateId, missing, 'score');
      return (await listFitsFor(ports.database, candidateId, missing)).map(presentSummary);
    });
    const byJob = new Map(scores.map((score) => [score.job_id, score]));
    return jobs.map((job) => ({ ...job, fit: job.fit ?? byJob.get(job.id) ?? null }));
  } catch (error) {
    ports.log.warn({ err: error }, 'listed jobs could not be scored');
    return jobs;
  }
}

/**
 * Scores a job that was changed or opened for one candidate, who sees it; somebody who applied to it or saved it is told when the percent
 * they see has changed.
 */
export function rescore(
  ports: Ports & Pick<Services, 'queue'>,
  candidateId: string,
  jobId: string,
): Promise<void> {
  const { database } = ports;
  return database.transact(async () => {
    const before = await findFollowedScore(database, candidateId, jobId);
    const stored = await scoreJobs(ports, candidateId, [jobId]);
    if (stored > 0) await ports.live.publish(candidateId, { type: 'fit', done: stored, total: stored });
    const after = before && (await findFollowedScore(database, candidateId, jobId));
    if (!before || !after || before.percent === after.percent) return;
    await recordEvent(database, {
      actorId: null,
      action: 'fit.changed',
      objectType: 'job',
      objectId: jobId,
      subjectId: candidateId,
      data: { from: before.percent, to: after.percent },
    });
    await notify(ports, {
      userId: candidateId,
      kind: 'fit_changed',
      key: `fit:${jobId}:${after.jobVersion}`,
      title: message('notices.fitChanged', { job: after.title, percent: after.percent }),
      text: message('notices.fitChangedText', { percent: before.percent, employer: after.employer }),
      path: `/jobs/${jobId}`,
    });
  });
}

/** Scores jobs for a candidate, as `scoreJobs` does, whose open pages then show the new scores. */
export function recount(ports: Ports, candidateId: string, jobIds: string[]): Promise<void> {
  return ports.database.transact(async () => {
    const stored = await scoreJobs(ports, candidateId, jobIds);
    await ports.live.publish(candidateId, { type: 'fit', done: stored, total: stored });
  });
}

/** The score that a candidate would have for a job with a resume that reads so; nothing is stored. Null when the job is gone. */
export async function predictFit(
  ports: Pick<Services, 'database' | 'now'>,
  candidateId: string,
  jobId: string,
  reading: ResumeReading,
): Promise<StoredFit | null> {
  const [pair] = await loadPairs(ports.database, candidateId, [jobId]);
  if (!pair) return null;
  const now = ports.now();
  const facts = await loadFactsOf(ports.database, candidateId, reading, monthOf(now));
  return predicted({ candidateId, jobId }, scorePrepared(cachedCandidate(facts), cachedJob(pair.facts)), now);
}

/**
 * The score that a candidate would have for a job of another site once it was added; nothing is stored, and the job has no id yet.
 * Null when nothing is known of them.
 */
export async function predictSeenFit(
  ports: Pick<Services, 'database' | 'now'>,
  candidateId: string,
  job: Pick<JobFacts, 'title' | 'description' | 'skills'>,
): Promise<StoredFit | null> {
  const now = ports.now();
  const loaded = await loadFacts(ports.database, candidateId, null, monthOf(now));
  if (!loaded) return null;
  const facts: JobFacts = { ...addedJobFacts, ...job };
  const result = scorePrepared(cachedCandidate(loaded.facts), cachedJob(facts));
  return predicted({ candidateId, jobId: '' }, result, now);
}

/** What is taken of a job that somebody adds, beside its text and skills. */
const addedJobFacts: Omit<JobFacts, 'title' | 'description' | 'skills'> = {
  desiredSkills: [],
  years: null,
  education: null,
  languages: [],
  locationType: 'remote',
  locations: [],
};

function predicted(
  { candidateId, jobId }: { candidateId: string; jobId: string },
  result: FitResult,
  now: Date,
): StoredFit {
  const { fit, parts, ledger, versions, label } = result;
  return {
    job_id: jobId,
    candidate_id: candidateId,
    resume_id: null,
    skill_overlap: result.skillOverlap,
    shape: result.shape ?? null,
    tailored_bullet_count: tailoredBulletCount(result.skillOverlap),
    stale: false,
    label,
    fit,
    parts,
    ledger,
    versions,
    computed_at: now.toISOString(),
  };
}

/** Notes how far the scoring of a candidate has come, and shows it to them. */
export function reportProgress(
  { database, live }: Pick<Services, 'database' | 'live'>,
  { userId, mark }: { userId: string; mark: string },
  done: number,
  total: number,
): Promise<void> {
  return database.transact(async () => {
    await noteProgress(database, userId, mark, done, total);
    await live.publish(userId, { type: 'fit', done, total });
  });
}

/** Shows a candidate that their scores follow from their current resume now. */
export function reportScored(
  { live }: Pick<Services, 'live'>,
  userId: string,
  resumeId: string,
): Promise<void> {
  const message = toStoredText('resumeFiles.scored');
  return live.publish(userId, { type: 'resume', resume_id: resumeId, stage: 'scored', message });
}

async function notifyEmployer(ports: Ports, pair: Pair): Promise<void> {
  if (!pair.companyId) return;
  for (const member of await memberIds(ports.database, pair.companyId, pair.jobId)) {
    await ports.live.publish(member, { type: 'applications', job_id: pair.jobId });
  }
}

/** Marks a candidate's scores as out of date and has `score` count them again. False, with nothing done, when the person is gone. */
export async function runScoring(
  { database }: Pick<Services, 'database'>,
  userId: string,
  score: (mark: string) => Promise<void>,
): Promise<boolean> {
  const mark = await beginRun(database, userId);
  if (mark === null) return false;
  try {
    await markCandidateStale(database, userId);
    await score(mark);
  } finally {
    await endRun(database, userId, mark);
  }
  return true;
}
