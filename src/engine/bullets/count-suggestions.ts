import type { Claim } from './claims.ts';
import { matchSkills } from '../skills/match.ts';
import { askedOf, distinctClaims, MAX_SUGGESTIONS, ownWordings } from './suggest.ts';
import type { BulletJob } from './suggest.ts';
import type { Asked } from './rewrite.ts';

/**
 * Counts, for many jobs of one person, the suggestions that `suggestBullets` gives: 0 to 5. Lines that can be worded better for
 * any job are found once; of the others, those that name skills are tried for each job, once for each way in which it names them.
 */
export function countSuggestions(claims: readonly Claim[]): (job: BulletJob) => number {
  let known: { always: number; others: { claim: Claim; skills: string[] }[] } | undefined;
  const tried = new Map<string, boolean>();
  const prepared = () => {
    const all = distinctClaims(claims).map((claim) => ({
      claim,
      always: ownWordings(claim, claims, NOTHING).length > 0,
    }));
    return {
      always: all.filter(({ always }) => always).length,
      others: all.flatMap(({ claim, always }) => {
        const skills = always ? [] : [...new Set(matchSkills(claim.text).map(({ id }) => id))];
        return skills.length > 0 ? [{ claim, skills }] : [];
      }),
    };
  };
  return (job) => {
    const { always, others } = (known ??= prepared());
    if (always >= MAX_SUGGESTIONS || others.length === 0) return Math.min(MAX_SUGGESTIONS, always);
    const asked = askedOf(job);
    const more = others.filter(({ claim, skills }) => {
      const key = JSON.stringify([claim.id, skills.map((id) => asked.get(id) ?? null)]);
      const found = tried.get(key) ?? ownWordings(claim, claims, asked).length > 0;
      if (tried.size >= MAX_TRIED) tried.clear();
      tried.set(key, found);
      return found;
    });
    return Math.min(MAX_SUGGESTIONS, always + more.length);
  };
}

const NOTHING: Asked = new Map();
/** What is remembered of one person's lines, for as long as their counter is kept. */
const MAX_TRIED = 2000;
