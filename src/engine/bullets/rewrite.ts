import { actOf, bareActOf } from './action-nouns.ts';
import { canonicalSkill } from '../skills/canonical.ts';
import { checkBullet } from './check-rewrite.ts';
import { headsIn, isJoiner } from './draft.ts';
import type { Draft, Reason, Tense } from './draft.ts';
import { withFigures } from './figures.ts';
import { withVerbsForNouns } from './verbs-from-nouns.ts';
import { withoutOpening } from './first-words.ts';
import { isSameName } from './names.ts';
import { shorten, startsWith } from './plain-form.ts';
import { withPlainerWords } from './plain-words.ts';
import { readsWell } from './reads-well.ts';
import { isSurelyVerb, withRightTense } from './tense.ts';
import { textOf, tokensOf, withoutMarks } from './tokens.ts';
import type { Token } from './tokens.ts';
import { inForm, strongerVerb, verbOf } from './verbs.ts';

/** What a job asks for, as its text names it, by the id of the skill; the weight is higher for what it requires. */
export type Asked = ReadonlyMap<string, { name: string; weight: number }>;

/** A new wording of a claim: its text and what was done, a plain sentence each. */
export type Wording = { text: string; reasons: Reason[] };

/**
 * The new wordings of a claim for a job, the one with most changes first; none when there is nothing to improve. Each has
 * passed the same check that judges any other writer.
 */
export function wordingsOf(claim: string, asked: Asked, tense: Tense, english: boolean): Wording[] {
  const full = reworded(claim, asked, tense, english ? 'all' : 'names');
  const plain = reworded(claim, asked, tense, english ? 'words' : 'names');
  const seen = new Set([withoutMarks(claim)]);
  return [full, plain].filter(({ text, reasons }) => {
    if (reasons.length === 0 || seen.has(text) || !checkBullet(claim, text).honest) return false;
    // A line that was sound in its own way, such as a list of skills, may stay as it was but for a name.
    if ((!readsWell(text) || isNoSentence(claim, text, tense)) && !hasOnlyNames(claim, text)) return false;
    seen.add(text);
    return true;
  });
}

function reworded(claim: string, asked: Asked, tense: Tense, level: 'all' | 'words' | 'names'): Wording {
  let draft: Draft = { tokens: tokensOf(claim), reasons: [] };
  const steps = [
    ...(level !== 'names'
      ? [
          (one: Draft) => withoutOpening(one, tense),
          (one: Draft) => withVerbsForNouns(one, tense),
          withoutFillers,
          (one: Draft) => withRightTense(one, tense),
          withPlainerWords,
          withStrongerVerb,
          withJoinedParts,
          ...(level === 'all' ? [withFigures] : []),
        ]
      : []),
    (one: Draft) => withWordsOfJob(one, asked),
    (one: Draft) => withAskedFirst(one, asked),
  ];
  // Each step stands or falls alone: one that the check refuses is left out.
  for (const step of steps) {
    const next = step(draft);
    if (next !== draft && checkBullet(claim, finished(next.tokens)).honest) draft = next;
  }
  return { text: finished(draft.tokens), reasons: distinct(draft.reasons) };
}

/** The reasons, each once. */
function distinct(reasons: Reason[]): Reason[] {
  return [...new Map(reasons.map((one) => [JSON.stringify(one), one])).values()];
}

function finished(tokens: Token[]): string {
  const text = textOf(tokens).trim();
  return /^\p{Ll}+\b/u.test(text) && tokens[0]?.skill === null
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
}

function withoutFillers(draft: Draft): Draft {
  // "Supervised cooks as well as doing the rota": "and" would join two forms.
  const gerund = draft.tokens.some(
    (token, at) =>
      startsWith(draft.tokens, at - 3, ['as', 'well', 'as']) && verbOf(token.text)?.gerund === token.text,
  );
  if (gerund) return draft;
  const tokens = shorten(draft.tokens);
  if (tokens.length === draft.tokens.length) return draft;
  return { tokens, reasons: [...draft.reasons, { key: 'bulletReasons.shorter', values: {} }] };
}

/** "Searched bags, watched doors" as "searched bags and watched doors": where every part opens with a verb. */
function withJoinedParts(draft: Draft): Draft {
  const { tokens, reasons } = draft;
  const forms = tokens[0]?.skill === null ? verbOf(tokens[0].text) : null;
  if (forms === null) return draft;
  const form = forms.past === tokens[0]?.text.toLowerCase() ? 'past' : 'base';
  const heads = headsIn(tokens, form);
  const commas = tokens.flatMap(({ text }, at) => (text === ',' ? [at] : []));
  const last = commas.at(-1);
  // Words with "and" behind the last comma, or a comma that parts mere things, would read as another row.
  if (last === undefined || !heads.includes(last + 1)) return draft;
  // Things in a row of their own ("bouquets, wreaths and bridal work") are closed by an "and" of theirs.
  const things = commas.findLast((at) => !heads.includes(at + 1)) ?? -1;
  const ands = tokens.flatMap(({ text }, at) => (text === 'and' ? [at] : []));
  if (things !== -1 && !ands.some((at) => at > things && at < last)) return draft;
  if (ands.some((at) => at > last || (at > 1 && heads.includes(at + 1)))) return draft;
  const inner = ands.length > 0;
  const and = { text: 'and', skill: null, spaced: true };
  const joined =
    inner || commas.length > 1
      ? tokens.toSpliced(last, 1, ...(inner ? [tokens[last] ?? and, and] : [and]))
      : tokens.toSpliced(last, 1, and);
  return { tokens: joined, reasons: [...reasons, { key: 'bulletReasons.joined', values: {} }] };
}

function withStrongerVerb(draft: Draft): Draft {
  const [first, ...rest] = draft.tokens;
  const forms = first === undefined || first.skill !== null ? null : verbOf(first.text);
  if (first === undefined || forms === null) return draft;
  const strong = strongerVerb(
    forms,
    rest.map((token) => token.text),
  );
  if (strong === null) return draft;
  const text = inForm(strong, forms, first.text.toLowerCase());
  return {
    tokens: [{ ...first, text }, ...rest],
    reasons: [
      ...draft.reasons,
      { key: 'bulletReasons.verb', values: { text, before: first.text.toLowerCase() } },
    ],
  };
}

function withWordsOfJob(draft: Draft, asked: Asked): Draft {
  const reasons: Reason[] = [];
  const tokens = draft.tokens.map((token, at) => {
    const want = token.skill === null ? undefined : asked.get(token.skill);
    if (want === undefined || token.text === want.name || !isSameName(token.text, want.name)) return token;
    // A version behind the name belongs to the name as it stands.
    if (
      /^v?\d/.test(draft.tokens[at + 1]?.text ?? '') ||
      token.text.toLowerCase() === want.name.toLowerCase() ||
      // "HAZOPs" are many.
      token.text === `${want.name}s`
    )
      return token;
    reasons.push({ key: 'bulletReasons.named', values: { before: token.text, name: want.name } });
    return { ...token, text: want.name };
  });
  return reasons.length === 0 ? draft : { tokens, reasons: [...draft.reasons, ...reasons] };
}

/** Puts the skills that the job asks for first in a row of skills. */
function withAskedFirst(draft: Draft, asked: Asked): Draft {
  const places = rowOf(draft.tokens);
  const row = places.flatMap((at) => draft.tokens[at] ?? []);
  const weight = (token: Token) => asked.get(token.skill ?? '')?.weight ?? 0;
  const sorted = row.toSorted((a, b) => weight(b) - weight(a));
  if (sorted.every((token, at) => token === row[at])) return draft;
  const tokens = [...draft.tokens];
  places.forEach((place, at) => {
    const token = sorted[at];
    if (token !== undefined) tokens[place] = { ...token, spaced: draft.tokens[place]?.spaced ?? true };
  });
  const first = sorted[0]?.text ?? '';
  return { tokens, reasons: [...draft.reasons, { key: 'bulletReasons.first', values: { name: first } }] };
}

/** Where the skills of the first row of two or more stand. */
function rowOf(tokens: readonly Token[]): number[] {
  let row: number[] = [];
  for (const [at, token] of tokens.entries()) {
    if (token.skill !== null) row.push(at);
    else if (!isJoiner(token)) {
      if (row.length > 1) return row;
      row = [];
    }
  }
  return row.length > 1 ? row : [];
}

/** The skills that lists and a text of a job ask for, by id, named as the job names them. */
export function askedBy(job: {
  required: string[];
  desired: string[];
  mentioned: { id: string; text: string }[];
}): Asked {
  const asked = new Map<string, { name: string; weight: number }>();
  const add = (id: string, name: string, weight: number) => {
    if (!asked.has(id)) asked.set(id, { name, weight });
  };
  for (const name of job.required) add(canonicalSkill(name).id, name.trim(), 3);
  for (const name of job.desired) add(canonicalSkill(name).id, name.trim(), 2);
  for (const { id, text } of job.mentioned) add(id, text, 1);
  return asked;
}

/** Whether nothing but names of skills and their order differs. */
function hasOnlyNames(claim: string, text: string): boolean {
  const plain = (one: string) =>
    tokensOf(one)
      .flatMap((token) => (token.skill === null ? [token.text.toLowerCase()] : []))
      .join(' ');
  return plain(claim) === plain(text);
}

/** Whether a line goes on opening with a word that is a thing here ("document management for 11 lawyers"), or in another time. */
function isNoSentence(claim: string, text: string, tense: Tense): boolean {
  const tokens = tokensOf(text);
  const first = tokens[0]?.text.toLowerCase() ?? '';
  const forms = verbOf(first);
  if (forms === null || first === forms.past) return false;
  if (tense === 'past' || first !== forms.base) return true;
  const words = tokensOf(claim).flatMap((token) => token.text.toLowerCase().split(' '));
  const next = text.toLowerCase().split(' ')[1] ?? '';
  const wasVerb = words.some(
    (one, at) =>
      actOf(one) === first ||
      // "Contract review" is now "review contracts", but a "catalogue of tools" is still one.
      (bareActOf(one) === first && at > 0 && words[at + 1] !== next) ||
      (verbOf(one)?.base === first && one !== first),
  );
  return !wasVerb && !isSurelyVerb(tokens, forms);
}
