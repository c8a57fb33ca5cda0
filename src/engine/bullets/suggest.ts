import { rarity } from '../fit/weights.ts';
import { impliedBy } from '../skills/canonical.ts';
import { matchSkills } from '../skills/match.ts';
import { concepts } from '../skills/vocabulary.ts';
import { checkBullet } from './check.ts';
import type { Claim } from './claims.ts';
import { diffWords } from './diff.ts';
import type { DiffPart } from './diff.ts';
import type { Told } from './draft.ts';
import { isEnglish } from './english.ts';
import { withoutMarks } from './tokens.ts';
import { askedBy, wordingsOf } from './write.ts';
import type { Asked, Wording } from './write.ts';

/** What suggestions may know of a job. */
export type BulletJob = { required: string[]; desired: string[]; description: string };

/** A better wording of one claim for one job: the claim it rests on, why, what changed, and the asked skills it shows. */
export type Suggestion = {
  claim: Claim;
  text: string;
  reasons: string[];
  diff: DiffPart[];
  skills: string[];
  /** `rules` when the built-in writer worded it. */
  writer: 'rules' | 'model';
};

/** The most suggestions at once. */
export const MOST_SUGGESTIONS = 5;

/**
 * Up to five suggestions, those first that show most of what the job asks for and is not shown by one before. Texts in
 * `skip` do not come again: another wording of the claim, or another claim, takes their place. `proposed` are wordings of another
 * writer by claim id: one that fails the check is not used. Empty when nothing can be worded better.
 */
export function suggestBullets(
  claims: readonly Claim[],
  job: BulletJob,
  options: { skip?: ReadonlySet<string>; proposed?: ReadonlyMap<string, string> } = {},
): Suggestion[] {
  const asked = askedOf(job);
  const around = claims.map(({ text }) => text).join(' ').slice(0, MOST_CHARACTERS);
  const candidates = distinct(claims).flatMap((claim) => {
    const shown = shownBy(claim.text, asked);
    const wordings = offered(claim, asked, around, options.proposed?.get(claim.id));
    const wording = wordings.find(({ text }) => options.skip?.has(text) !== true);
    return wording === undefined ? [] : [{ claim, wording, shown }];
  });
  const suggestions: Suggestion[] = [];
  const covered = new Set<string>();
  while (suggestions.length < MOST_SUGGESTIONS && candidates.length > 0) {
    const worth = candidates.map(
      ({ shown, wording }) => worthOf(shown, covered) + wording.reasons.length / 100,
    );
    const [best] = candidates.splice(worth.indexOf(Math.max(...worth)), 1);
    if (best === undefined) break;
    for (const { id } of best.shown) covered.add(id);
    suggestions.push(shownSuggestion(best.claim, best.wording, best.shown));
  }
  return suggestions;
}

/** The skills a job asks for, with the words it uses for them. */
export function askedOf(job: BulletJob): Asked {
  return askedBy({
    required: job.required,
    desired: job.desired,
    mentioned: matchSkills(job.description.slice(0, MOST_CHARACTERS)),
  });
}

type Offered = Wording & { writer: Suggestion['writer'] };
type Shown = { id: string; name: string; worth: number };

function offered(claim: Claim, asked: Asked, around: string, proposed: string | undefined): Offered[] {
  const own = wordingsOf(claim.text, asked, toldOf(claim), isEnglish(claim.text, around)).map((one): Offered => ({
    ...one,
    writer: 'rules',
  }));
  if (proposed === undefined || proposed.trim() === withoutMarks(claim.text)) return own;
  if (!checkBullet(claim.text, proposed).honest) return own;
  return [
    {
      text: proposed.trim(),
      reasons: ['Worded by the language model, and checked against your claim.'],
      writer: 'model',
    },
    ...own,
  ];
}

function toldOf({ position: { ongoing } }: Claim): Told {
  return ongoing === null ? 'unknown' : ongoing ? 'now' : 'past';
}

/** What the claim shows of what the job asks for: the skill itself, or one that implies it, at nine tenths a step. */
function shownBy(text: string, asked: Asked): Shown[] {
  const shown = new Map<string, Shown>();
  for (const { id } of matchSkills(text)) {
    for (const held of [{ id, steps: 0 }, ...impliedBy(id)]) {
      const want = asked.get(held.id);
      if (want === undefined) continue;
      const worth = want.weight * rarity(held.id) * 0.9 ** held.steps;
      const before = shown.get(held.id);
      if (before === undefined || before.worth < worth)
        shown.set(held.id, { id: held.id, name: want.name, worth });
    }
  }
  return [...shown.values()];
}

function worthOf(shown: Shown[], covered: ReadonlySet<string>): number {
  return shown.reduce((sum, { id, worth }) => sum + (covered.has(id) ? worth / 4 : worth), 0);
}

function shownSuggestion(claim: Claim, wording: Offered, shown: Shown[]): Suggestion {
  const names = shown.map(({ name, id }) => (name === '' ? (concepts.get(id)?.name ?? '') : name));
  const reasons = names.length === 0 ? wording.reasons : [...wording.reasons, `Shows ${names.join(', ')}.`];
  return {
    claim,
    text: wording.text,
    reasons,
    diff: diffWords(claim.text, wording.text),
    skills: names,
    writer: wording.writer,
  };
}

function distinct(claims: readonly Claim[]): Claim[] {
  const seen = new Set<string>();
  return claims.slice(0, MOST_CLAIMS).filter(({ text }) => {
    const fold = text.toLowerCase();
    if (seen.has(fold)) return false;
    seen.add(fold);
    return true;
  });
}

const MOST_CLAIMS = 400;
const MOST_CHARACTERS = 50_000;
