import { canonicalSkill } from '../skills/canonical.ts';
import { checkBullet } from './check.ts';
import { isSameName } from './names.ts';
import { openerLength, shorten, startsWith } from './plain-form.ts';
import { textOf, tokensOf, withoutMarks } from './tokens.ts';
import type { Token } from './tokens.ts';
import { isMakingVerb, strongerVerb, verbOf } from './verbs.ts';
import type { VerbForms } from './verbs.ts';

/** What a job asks for, as its text names it, by the id of the skill; the weight is higher for what it requires. */
export type Asked = ReadonlyMap<string, { name: string; weight: number }>;

/** A new wording of a claim: its text and what was done, a plain sentence each. */
export type Wording = { text: string; reasons: string[] };

/**
 * The new wordings of a claim for a job, the one with most changes first; none when there is nothing to improve. Each has
 * passed the same check that judges any other writer.
 */
export function wordingsOf(claim: string, asked: Asked, ongoing: boolean): Wording[] {
  const full = reworded(claim, asked, ongoing, true);
  const plain = reworded(claim, asked, ongoing, false);
  const seen = new Set([withoutMarks(claim)]);
  return [full, plain].filter(({ text, reasons }) => {
    if (reasons.length === 0 || seen.has(text) || !checkBullet(claim, text).honest) return false;
    seen.add(text);
    return true;
  });
}

type Draft = { tokens: Token[]; reasons: string[] };

function reworded(claim: string, asked: Asked, ongoing: boolean, front: boolean): Wording {
  let draft: Draft = { tokens: tokensOf(claim), reasons: [] };
  const steps = [
    (one: Draft) => withoutOpener(one, ongoing),
    withoutFillers,
    withStrongerVerb,
    (one: Draft) => withWordsOfJob(one, asked),
    (one: Draft) => withAskedFirst(one, asked),
    ...(front ? [(one: Draft) => withToolInFront(one, asked)] : []),
  ];
  // Each step stands or falls alone: one that the check refuses is left out.
  for (const step of steps) {
    const next = step(draft);
    if (next !== draft && checkBullet(claim, finished(next.tokens)).honest) draft = next;
  }
  return { text: finished(draft.tokens), reasons: draft.reasons };
}

function finished(tokens: Token[]): string {
  const text = textOf(tokens).trim();
  return /^\p{Ll}+\b/u.test(text) && tokens[0]?.skill === null
    ? text.charAt(0).toUpperCase() + text.slice(1)
    : text;
}

function withoutOpener({ tokens, reasons }: Draft, ongoing: boolean): Draft {
  const length = openerLength(tokens);
  if (length === 0) return { tokens, reasons };
  const told = tokens.slice(length);
  const rest = told.map((token, at, all) => {
    const forms = at === 0 || isHead(all, at) ? verbOf(token.text) : null;
    if (forms === null || token.skill !== null || (at > 0 && token.text.toLowerCase() !== forms.gerund))
      return token;
    return { ...token, text: ongoing ? forms.base : forms.past };
  });
  // A form in -ing that stays behind would stand beside a verb in another form.
  if (rest.some((token, at) => token === told[at] && isHead(told, at) && /.ing$/.test(token.text)))
    return { tokens, reasons };
  return { tokens: rest, reasons: [...reasons, 'Opens with what you did.'] };
}

function withoutFillers(draft: Draft): Draft {
  const tokens = shorten(draft.tokens);
  if (tokens.length === draft.tokens.length) return draft;
  return { tokens, reasons: [...draft.reasons, 'Leaves out words that say nothing.'] };
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
    reasons: [...draft.reasons, `Says "${text}" in place of "${first.text.toLowerCase()}".`],
  };
}

function withWordsOfJob(draft: Draft, asked: Asked): Draft {
  const reasons: string[] = [];
  const tokens = draft.tokens.map((token, at) => {
    const want = token.skill === null ? undefined : asked.get(token.skill);
    if (want === undefined || token.text === want.name || !isSameName(token.text, want.name)) return token;
    // A version behind the name belongs to the name as it stands.
    if (
      /^v?\d/.test(draft.tokens[at + 1]?.text ?? '') ||
      token.text.toLowerCase() === want.name.toLowerCase()
    )
      return token;
    reasons.push(`Calls ${token.text} "${want.name}", as the job does.`);
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
  return { tokens, reasons: [...draft.reasons, `Names ${first} first, which the job asks for.`] };
}

/** "Prepared reports using Excel" as "Using Excel, prepared reports". */
function withToolInFront(draft: Draft, asked: Asked): Draft {
  const { tokens } = draft;
  const at = tokens.findLastIndex((token) => token.text === 'using');
  const row = tokens.slice(at + 1);
  const forms = verbOf(tokens[0]?.text ?? '');
  const first = row[0];
  if (at < 2 || forms === null || !isMakingVerb(forms) || first === undefined) return draft;
  if (!row.every((token) => token.skill !== null || isJoiner(token)) || !asked.has(first.skill ?? ''))
    return draft;
  const rest = tokens
    .slice(0, at)
    .map((token, index) =>
      index === 0 ? { ...token, text: token.text.toLowerCase(), spaced: true } : token,
    );
  return {
    tokens: [
      { text: 'Using', skill: null, spaced: false },
      ...row,
      { text: ',', skill: null, spaced: false },
      ...rest,
    ],
    reasons: [...draft.reasons, `Opens with ${first.text}, which the job asks for.`],
  };
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

/** Whether a further verb with its own object may stand here: behind "and", a comma or "as well as", with words behind it. */
function isHead(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  const joined = isJoiner(tokens[at - 1]) || startsWith(tokens, at - 3, ['as', 'well', 'as']);
  const bare = after === undefined || isJoiner(after) || after.text === 'of';
  return at > 0 && joined && (!bare || isJoiner(tokens[1]));
}

function isJoiner(token: Token | undefined): boolean {
  return token !== undefined && (token.text === ',' || token.text === 'and' || token.text === '&');
}

function inForm(to: VerbForms, from: VerbForms, form: string): string {
  if (form === from.past) return to.past;
  if (form === from.gerund) return to.gerund;
  return form === from.third ? to.third : to.base;
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
