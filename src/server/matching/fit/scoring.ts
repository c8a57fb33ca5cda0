import { withAnswers } from '../../../engine/fit/answers.ts';
import { type CandidateFacts, noFacts } from '../../../engine/fit/facts.ts';
import { prepareCandidate, prepareJob } from '../../../engine/fit/prepare.ts';
import { IMPLIED_SHARE } from '../../../engine/fit/weights.ts';
import { scorePrepared, tailoredBulletCount } from '../../../engine/fit/score.ts';
import { canonicalSkill, impliedBy } from '../../../engine/skills/canonical.ts';
import { memberIds } from '../../identity/companies/queries.ts';
import type { Services } from '../../context.ts';
import { loadFacts } from '../../candidates/resumes/facts-queries.ts';
import { loadPairs, type Pair } from './pair-queries.ts';
import { deleteScores, lockScores, type NewScore, storeScores } from './queries.ts';

type Ports = Pick<Services, 'database' | 'live' | 'now'>;

/**
 * Scores jobs for a candidate from their stored facts and keeps the scores: with the resume sent to the job, else with
 * the current one. Where there are no facts, the stored score is dropped, or with `ifNoFacts: 'score'` counted from
 * nothing. Employers who have an application among them are told. Answers how many were stored.
 */
export async function scoreJobs(
  services: Ports,
  candidateId: string,
  jobIds: string[],
  ifNoFacts: 'drop' | 'score' = 'drop',
): Promise<number> {
  const { database } = services;
  return database.transact(async () => {
    await lockScores(database, candidateId);
    const pairs = await loadPairs(database, candidateId, jobIds);
    const readFacts = factsOnce(services, candidateId);
    const scores: NewScore[] = [];
    const dropped: string[] = [];
    for (const pair of pairs) {
      const known = await readFacts(pair.pinnedResumeId);
      if (known) scores.push(score(pair, known));
      else if (ifNoFacts === 'score') scores.push(score(pair, nothingKnown()));
      else dropped.push(pair.jobId);
    }
    await storeScores(database, candidateId, scores, services.now());
    await deleteScores(database, candidateId, dropped);
    for (const pair of pairs) if (pair.applied) await notifyEmployer(services, pair);
    return scores.length;
  });
}

/** What these facts show, by canonical id, and what each counts: 1 when it is stated, less with each step it is implied by. */
export function skillWorths(facts: CandidateFacts): Map<string, number> {
  const worths = new Map<string, number>();
  const count = (id: string, worth: number) => worths.set(id, Math.max(worth, worths.get(id) ?? 0));
  for (const skill of withAnswers(facts).skills) {
    const { id } = canonicalSkill(skill.text);
    count(id, 1);
    for (const implied of impliedBy(id)) count(implied.id, IMPLIED_SHARE ** implied.steps);
  }
  return worths;
}

/** The month (`YYYY-MM`, UTC) that positions held to this day run to. */
export function monthOf(now: Date): string {
  return now.toISOString().slice(0, 7);
}

type Known = { resumeId: string | null; prepared: ReturnType<typeof prepareCandidate> };

function factsOnce(services: Ports, candidateId: string) {
  const known = new Map<string | null, Known | null>();
  return async (resumeId: string | null): Promise<Known | null> => {
    const before = known.get(resumeId);
    if (before !== undefined) return before;
    const loaded = await loadFacts(services.database, candidateId, resumeId, monthOf(services.now()));
    const now = loaded && { resumeId: loaded.resumeId, prepared: prepareCandidate(loaded.facts) };
    known.set(resumeId, now);
    return now;
  };
}

function nothingKnown(): Known {
  return { resumeId: null, prepared: prepareCandidate(noFacts) };
}

function score(pair: Pair, known: Known): NewScore {
  const result = scorePrepared(known.prepared, prepareJob(pair.facts));
  return {
    jobId: pair.jobId,
    resumeId: known.resumeId,
    jobVersion: pair.jobVersion,
    result,
    tailoredBulletCount: tailoredBulletCount(result.skillOverlap),
  };
}

async function notifyEmployer(services: Ports, pair: Pair): Promise<void> {
  if (!pair.companyId) return;
  for (const member of await memberIds(services.database, pair.companyId, pair.jobId)) {
    await services.live.publish(member, { type: 'applications', job_id: pair.jobId });
  }
}
