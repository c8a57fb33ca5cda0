import { perVocabulary } from '../skills/vocabulary.ts';
import type { CandidateFacts, JobFacts } from './facts.ts';
import { prepareCandidate, prepareJob, type PreparedCandidate, type PreparedJob } from './prepare.ts';

/** A job prepared for scoring, kept for the next candidate by all that it says: what was changed is another job. */
export const cachedJob = (job: JobFacts): PreparedJob => jobs()(job);

/** A candidate prepared for scoring, kept for the next few jobs in the same way. */
export const cachedCandidate = (facts: CandidateFacts): PreparedCandidate => candidates()(facts);

/** Keeps what was prepared of the facts asked for last, as far as these have no more than so many characters together. */
export function cachedBy<Facts, Prepared>(
  prepare: (facts: Facts) => Prepared,
  mostCharacters: number,
): (facts: Facts) => Prepared {
  const kept = new Map<string, Prepared>();
  let characters = 0;
  const forget = (key: string) => {
    kept.delete(key);
    characters -= key.length;
  };
  return (facts) => {
    const key = JSON.stringify(facts);
    const before = kept.get(key);
    const prepared = before ?? prepare(facts);
    if (before) forget(key);
    kept.set(key, prepared);
    characters += key.length;
    for (const oldest of kept.keys()) {
      if (characters <= mostCharacters) break;
      forget(oldest);
    }
    return prepared;
  };
}

/** About 3,000 jobs, which then take some 60 MB: what visitors look at within minutes. */
const jobs = perVocabulary(() => cachedBy(prepareJob, 4_500_000));
/** About 20 people: those who are scored in parts, one after the other. */
const candidates = perVocabulary(() => cachedBy(prepareCandidate, 300_000));
