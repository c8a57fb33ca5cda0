import type { Token } from './tokens.ts';
import { isCompoundAt, startsWith } from './plain-form.ts';
import { verbOf } from './verbs.ts';
import type { VerbForms } from './verbs.ts';

/** What was done to a line, or what for: a message that is put into words when somebody reads it. */
export type Reason = {
  key: `bulletReasons.${
    | 'plainer'
    | 'figures'
    | 'opensWithDoing'
    | 'opensWithDone'
    | 'present'
    | 'past'
    | 'shorter'
    | 'joined'
    | 'verb'
    | 'named'
    | 'first'
    | 'model'
    | 'shows'
    | 'couldShow'}`;
  values: Record<string, string>;
};

/** A wording in the making, and what was done so far. */
export type Draft = { tokens: Token[]; reasons: Reason[] };

/** The reason that a line opens with what the person does, or did. */
export function opensWith(tense: Tense): Reason {
  return {
    key: tense === 'now' ? 'bulletReasons.opensWithDoing' : 'bulletReasons.opensWithDone',
    values: {},
  };
}

/** The time a line is written in: of a position held now, of one that ended, or of one of which neither is known. */
export type Tense = 'now' | 'past' | 'unknown';

/** The form in which a line opens at that time. */
export function opens(forms: VerbForms, tense: Tense): string {
  return tense === 'now' ? forms.base : forms.past;
}

/** Whether a token joins two parts: a comma, a semicolon or "and". */
export function isJoiner(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (token.text === ',' || token.text === 'and' || token.text === '&' || token.text === ';')
  );
}

/** Where further verbs of a row stand that are in the same form as the first: behind "and" or a comma, with an object of their own. */
export function headsIn(tokens: readonly Token[], form: keyof VerbForms): number[] {
  const heads: number[] = [];
  for (const [at, token] of tokens.entries()) {
    const forms = token.skill === null ? verbOf(token.text) : null;
    const isForm = forms !== null && forms[form] === token.text.toLowerCase();
    if (!isForm || isCompoundAt(tokens, at)) continue;
    if (at === 0 || isHead(tokens, at)) heads.push(at);
  }
  return heads;
}

function isHead(tokens: readonly Token[], at: number): boolean {
  const after = tokens[at + 1];
  let before = at - 1;
  if (tokens[before]?.text === 'also' || tokens[before]?.text === 'then') before -= 1;
  const bare = after === undefined || isJoiner(after) || after.text === 'of';
  // A row of bare verbs ("washed, ironed and folded") is one, but not a verb behind things ("staff hiring and training").
  return (
    (isJoiner(tokens[before]) || startsWith(tokens, at - 3, ['as', 'well', 'as'])) &&
    (!bare || isJoiner(tokens[1]))
  );
}

/** The lower-case words of tokens. */
export function wordsOf(tokens: readonly Token[]): string[] {
  return tokens.map((token) => token.text.toLowerCase());
}

/** A plain word, spaced as another where one is given. */
export function word(text: string, like?: Token): Token {
  return { text, skill: null, spaced: like?.spaced ?? true };
}
