import { withAnswers } from '../../../engine/fit/answers.ts';
import { type CandidateFacts, noFacts } from '../../../engine/fit/facts.ts';
import { cachedCandidate, cachedJob } from '../../../engine/fit/prepared-cache.ts';
import type { PreparedCandidate } from '../../../engine/fit/prepare.ts';
import { IMPLIED_SHARE } from '../../../engine/fit/weights.ts';
import { scorePrepared, tailoredBulletCount } from '../../../engine/fit/score.ts';
import { canonicalSkill, impliedBy } from '../../../engine/skills/canonical.ts';
import type { Services } from '../../context.ts';
import { loadFacts } from '../../candidates/resumes/facts-queries.ts';
import type { Pair } from './pair-queries.ts';
import type { NewScore } from './queries.ts';

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

/** The facts of a candidate, ready to be scored, and the resume that they come from. */
export type Known = { resumeId: string | null; prepared: PreparedCandidate };

/** Reads a candidate's facts by resume, each once; null where there are none. */
export function factsOnce(services: Pick<Services, 'database' | 'now'>, candidateId: string) {
  const known = new Map<string | null, Known | null>();
  return async (resumeId: string | null): Promise<Known | null> => {
    const before = known.get(resumeId);
    if (before !== undefined) return before;
    const loaded = await loadFacts(services.database, candidateId, resumeId, monthOf(services.now()));
    const now = loaded && { resumeId: loaded.resumeId, prepared: cachedCandidate(loaded.facts) };
    known.set(resumeId, now);
    return now;
  };
}

/** How many bullets can be tailored to a job. */
type BulletCounter = (job: {
  id: string;
  skills: string[];
  desired_skills: string[];
  description: string;
}) => number;

/** What is known of somebody who told nothing. */
export function nothingKnown(): Known {
  return { resumeId: null, prepared: cachedCandidate(noFacts) };
}

/** Counts the score of one job for a candidate, and the bullets that can be tailored to it. */
export function scorePair(pair: Pair, known: Known, countBullets: BulletCounter): NewScore {
  const result = scorePrepared(known.prepared, cachedJob(pair.facts));
  return {
    jobId: pair.jobId,
    resumeId: known.resumeId,
    jobVersion: pair.jobVersion,
    result,
    tailoredBulletCount: tailoredBulletCount(result.skillOverlap),
    bulletsSuggested: countBullets({
      id: pair.jobId,
      skills: pair.facts.skills,
      desired_skills: pair.facts.desiredSkills,
      description: pair.facts.description,
    }),
  };
}
