import type { Concept } from './concept.ts';
import { matchSkills } from './match.ts';
import { perVocabulary, vocabulary } from './vocabulary.ts';
import { foldPhrase, singular, wordsOf } from './tokens.ts';

/** A skill that is implied by another: its id and how many steps away it stands, 1 or 2. */
export type ImpliedSkill = { id: string; steps: number };

/**
 * The skill that a typed text names: a concept of the vocabulary, also behind a version, a remark in parentheses or words
 * like "strong knowledge of"; else the text itself, under an id "x:" and its folded words, which only the same words match.
 */
export function canonicalSkill(text: string): Readonly<{ id: string; name: string }> {
  const known = looked();
  const before = known.get(text);
  if (before) return before;
  const found = lookUp(text);
  if (known.size >= MAX_LOOKED) known.clear();
  known.set(text, found);
  return found;
}

function lookUp(text: string): { id: string; name: string } {
  const known = knownId(text);
  const name = known === null ? undefined : vocabulary().concepts.get(known)?.name;
  if (known !== null && name !== undefined) return { id: known, name };
  const plain = text.trim().replaceAll(/\s+/g, ' ');
  return { id: `x:${foldPhrase(plain) || plain.toLowerCase()}`, name: plain };
}

/** The wider skills that a skill shows, nearest first, at most two steps away; none for a skill outside the vocabulary. */
export function impliedBy(id: string): ImpliedSkill[] {
  const concept = vocabulary().concepts.get(id);
  if (!concept) return [];
  const known = closest();
  const linked = known.get(id) ?? linkImplied(concept);
  known.set(id, linked);
  return linked;
}

/** The ids of the skills that show this one, by one or two steps: the more there are, the commoner the skill. */
export function showing(id: string): readonly string[] {
  return narrower().get(id) ?? [];
}

function knownId(text: string): string | null {
  const words = wordsOf(text.replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, ' ')).map((word) => word.fold);
  return (
    byWords(wordsOf(text).map((word) => word.fold)) ??
    byWords(words) ??
    byWords(withoutFrame(words)) ??
    saidTwice(text)
  );
}

function byWords(words: string[]): string | null {
  const { idByPhrase } = vocabulary();
  const exact = idByPhrase.get(words.join(' '));
  if (exact !== undefined) return exact;
  const last = words.at(-1);
  if (last === undefined) return null;
  const shorter = [singular(last), VERSIONED.exec(last)?.[1] ?? null];
  for (const other of shorter) {
    const id = other === null ? undefined : idByPhrase.get([...words.slice(0, -1), other].join(' '));
    if (id !== undefined) return id;
  }
  return null;
}

/** The one skill that every word of the text names, as in "Structured query language SQL". */
function saidTwice(text: string): string | null {
  const hits = matchSkills(text, { context: 'list' });
  const [first] = hits;
  if (first === undefined || hits.some((hit) => hit.id !== first.id)) return null;
  const left = hits.reduceRight((rest, hit) => rest.slice(0, hit.start) + rest.slice(hit.end), text);
  return wordsOf(left).every(({ fold }) => FRAME.has(fold)) ? first.id : null;
}

/** Takes versions, degrees of mastery and words like "skills" off both ends. */
function withoutFrame(words: string[]): string[] {
  let from = 0;
  let to = words.length;
  while (from < to - 1 && (FRAME.has(words[from] ?? '') || NUMBER.test(words[from] ?? ''))) from++;
  while (to > from + 1 && (FRAME.has(words[to - 1] ?? '') || NUMBER.test(words[to - 1] ?? ''))) to--;
  return words.slice(from, to);
}

function linkImplied({ implies }: Concept): ImpliedSkill[] {
  const { concepts } = vocabulary();
  const steps = new Map<string, number>(implies.map((parent) => [parent, 1]));
  for (const parent of implies)
    for (const wider of concepts.get(parent)?.implies ?? []) if (!steps.has(wider)) steps.set(wider, 2);
  return Array.from(steps, ([wider, count]) => ({ id: wider, steps: count })).sort(
    (a, b) => a.steps - b.steps,
  );
}

function linkNarrower(): Map<string, string[]> {
  const all = new Map<string, string[]>();
  for (const id of vocabulary().concepts.keys())
    for (const parent of impliedBy(id)) {
      const known = all.get(parent.id);
      if (known === undefined) all.set(parent.id, [id]);
      else known.push(id);
    }
  return all;
}

const VERSIONED = /^([a-z]{3,}|es|c\+\+)\d{1,4}\+?$/;
const NUMBER = /^v?\d+[a-z]?\+?$/;
const FRAME = new Set(
  `a an the and of in with using for on to or is are years year yrs version level levels
  strong solid good great excellent outstanding proven deep basic advanced intermediate expert beginner working hands practical thorough
  sound extensive demonstrated effective fluent native professional conversational exceptional superior general
  experience experienced knowledge skill skills skilled proficiency proficient expertise familiarity familiar understanding ability abilities
  competency competence command fluency background certified programming programmer development developer language languages x software tool tools system systems platform suite
  microsoft ms adobe apple oracle ibm autodesk google cisco hewlett packard intuit siemens dassault systemes apache`.split(
    /\s+/,
  ),
);

// Linked when first asked for: every process that loads the vocabulary would wait for all of it, most for nothing.
const closest = perVocabulary(() => new Map<string, ImpliedSkill[]>());
const narrower = perVocabulary(linkNarrower);
/** What texts name; the same names stand in many jobs and resumes. */
const looked = perVocabulary(() => new Map<string, { id: string; name: string }>());
const MAX_LOOKED = 20_000;
