import { rarity } from '../fit/weights.ts';
import { impliedBy } from '../skills/canonical.ts';
import { matchSkills } from '../skills/match.ts';
import { vocabulary } from '../skills/vocabulary.ts';
import { checkBullet } from './check-rewrite.ts';
import type { Claim } from './claims.ts';
import { diffWords } from './word-diff.ts';
import type { DiffPart } from './word-diff.ts';
import type { Reason, Tense } from './draft.ts';
import { isEnglish } from './english.ts';
import { withoutMarks } from './tokens.ts';
import { servedBy } from './requirements.ts';
import type { Served } from './requirements.ts';
import { askedBy, wordingsOf } from './rewrite.ts';
import type { Asked, Wording } from './rewrite.ts';

/** What suggestions may know of a job. */
export type BulletJob = {
  required: string[];
  desired: string[];
  description: string;
  /** The requirements that the person does not show in full, where that is known: lines near to them come first. */
  open?: readonly string[];
};

/** A better wording of one claim for one job: the claim it rests on, why, what changed, and the asked skills it shows. */
export type Suggestion = {
  claim: Claim;
  text: string;
  reasons: Reason[];
  diff: DiffPart[];
  skills: string[];
  /** The requirement of the job that it serves: an open one that the claim is near to in meaning, or one that it shows; null for neither. */
  requirement: string | null;
  /** `rules` when the built-in writer worded it. */
  writer: 'rules' | 'model';
};

/** Changes with the writer and its check: stored counts of suggestions are recalculated after it did. */
export const WRITER_VERSION = '8';

/** The most suggestions at once. */
export const MAX_SUGGESTIONS = 5;

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
  const served = servedBy(claims, job.open ?? []);
  const candidates = distinctClaims(claims).flatMap((claim) => {
    const shown = shownBy(claim.text, asked);
    const wordings = offered(claim, claims, asked, options.proposed?.get(claim.id));
    const wording = wordings.find(({ text }) => options.skip?.has(text) !== true);
    return wording === undefined ? [] : [{ claim, wording, shown }];
  });
  const suggestions: Suggestion[] = [];
  const covered = new Set<string>();
  while (suggestions.length < MAX_SUGGESTIONS && candidates.length > 0) {
    const worth = candidates.map(
      ({ claim, shown, wording }) =>
        worthOf(shown, covered) + nearnessOf(served.get(claim.id), covered) + wording.reasons.length / 100,
    );
    const [best] = candidates.splice(worth.indexOf(Math.max(...worth)), 1);
    if (best === undefined) break;
    for (const { id } of best.shown) covered.add(id);
    const near = served.get(best.claim.id);
    if (near) covered.add(near.requirement);
    suggestions.push(shownSuggestion(best.claim, best.wording, best.shown, near));
  }
  return suggestions;
}

/** The skills a job asks for, with the words it uses for them. */
export function askedOf(job: BulletJob): Asked {
  return askedBy({
    required: job.required,
    desired: job.desired,
    mentioned: matchSkills(job.description.slice(0, MAX_CHARACTERS)),
  });
}

type Offered = Wording & { writer: Suggestion['writer'] };
type Shown = { id: string; name: string; worth: number };

/** The wordings of the built-in writer for a claim that stands among others. */
export function ownWordings(claim: Claim, claims: readonly Claim[], asked: Asked): Wording[] {
  return wordingsOf(claim.text, asked, tenseOf(claim), isEnglish(claim.text, aroundOf(claims)));
}

/** The text of claims, kept while the same list is asked about. */
function aroundOf(claims: readonly Claim[]): string {
  const before = arounds.get(claims);
  if (before !== undefined) return before;
  const around = claims
    .map(({ text }) => text)
    .join(' ')
    .slice(0, MAX_CHARACTERS);
  arounds.set(claims, around);
  return around;
}

function offered(
  claim: Claim,
  claims: readonly Claim[],
  asked: Asked,
  proposed: string | undefined,
): Offered[] {
  const own = ownWordings(claim, claims, asked).map((one): Offered => ({ ...one, writer: 'rules' }));
  if (proposed === undefined || isUnchanged(claim.text, proposed)) return own;
  if (!checkBullet(claim.text, proposed).honest) return own;
  return [
    {
      text: proposed.trim(),
      reasons: [{ key: 'bulletReasons.model', values: {} }],
      writer: 'model',
    },
    ...own,
  ];
}

/** Whether a wording is the claim itself, but for case, signs and white space. */
function isUnchanged(claim: string, proposed: string): boolean {
  const folded = (text: string) =>
    withoutMarks(text)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}%+#]+/gu, ' ')
      .trim();
  return folded(claim) === folded(proposed);
}

function tenseOf({ position: { ongoing } }: Claim): Tense {
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

/** What serving an open requirement is worth beside what a line shows; less once another line serves it. */
function nearnessOf(near: Served | undefined, covered: ReadonlySet<string>): number {
  if (near === undefined) return 0;
  return near.nearness * (covered.has(near.requirement) ? 1 : OPEN_WORTH);
}

function shownSuggestion(
  claim: Claim,
  wording: Offered,
  shown: Shown[],
  near: Served | undefined,
): Suggestion {
  const names = shown.map(({ name, id }) =>
    name === '' ? (vocabulary().concepts.get(id)?.name ?? '') : name,
  );
  const open = near !== undefined && !names.includes(near.requirement) ? near.requirement : null;
  const reasons: Reason[] = [...wording.reasons];
  if (names.length > 0) reasons.push({ key: 'bulletReasons.shows', values: { skills: names.join(', ') } });
  if (open !== null) reasons.push({ key: 'bulletReasons.couldShow', values: { requirement: open } });
  return {
    claim,
    text: wording.text,
    reasons,
    diff: diffWords(claim.text, wording.text),
    skills: names,
    requirement: open ?? names[0] ?? null,
    writer: wording.writer,
  };
}

/** The claims, each text once. */
export function distinctClaims(claims: readonly Claim[]): Claim[] {
  const seen = new Set<string>();
  return claims.slice(0, MAX_CLAIMS).filter(({ text }) => {
    const fold = text.toLowerCase();
    if (seen.has(fold)) return false;
    seen.add(fold);
    return true;
  });
}

const OPEN_WORTH = 4;
const MAX_CLAIMS = 400;
const MAX_CHARACTERS = 50_000;
const arounds = new WeakMap<readonly Claim[], string>();
