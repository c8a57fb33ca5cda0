import table from '../tables/persons-and-forms.json' with { type: 'json' };
import { stem } from '../../search/stem.ts';
import { inOneSpelling } from '../one-spelling.ts';
import { numeralAt } from '../numerals.ts';
import { verbOf } from '../verbs.ts';
import { withTurnsAsWords } from './turns.ts';

/** A word, number or sign of a line as the check sees it. */
export type ClaimWord = {
  /** In small letters. */
  text: string;
  /** What it is compared by: its stem, or that of the verb it is a form of; for a verb with a particle behind it also both ("put_up"). */
  keys: string[];
  /** The base of the verb that it is a form of; null for others. */
  verb: string | null;
  kind: 'word' | 'number' | 'sign';
  /** With an apostrophe: "the patient's". */
  possessive: boolean;
  /** Written as a name: with a capital or a digit inside, not at the start of a sentence. */
  name: boolean;
  /** Its place among the words, and the part of the sentence that it stands in: parts end at signs and at "and". */
  at: number;
  part: number;
};

/** The words of a text in order, turns of speech as one word each. */
export function claimWords(text: string): ClaimWord[] {
  return wordsIn(withTurnsAsWords(inOneSpelling(text)));
}

/** The words of a text in order, as they are written. */
export function plainWords(text: string): ClaimWord[] {
  return wordsIn(text);
}

function wordsIn(spelled: string): ClaimWord[] {
  const raw = joinedNumbers(spelled.match(WORD) ?? []);
  let part = 0;
  let starts = true;
  const words = raw.map((written, at): ClaimWord => {
    const word = written.toLowerCase().replace(/['’]s?$/, '');
    const kind = NUMBER.test(word) ? 'number' : /[\p{L}\p{N}]/u.test(word) ? 'word' : 'sign';
    if ((kind === 'sign' && word !== '-') || PARTING.has(word)) part += 1;
    const verb = kind === 'word' ? (verbOf(word)?.base ?? null) : null;
    const name = kind === 'word' && isName(written, starts);
    starts = /^[.!?:;•(]$/u.test(word);
    return {
      text: word,
      keys: [kind === 'word' ? keyOf(word) : word],
      verb,
      kind,
      name,
      at,
      part,
      possessive: /['’]s?$/.test(written),
    };
  });
  for (const word of words) if (word.kind === 'word') word.keys.push(...withParticle(word, words));
  return words;
}

/** What a single word is compared by. */
export function keyOf(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) return known;
  const [first = '', ...rest] = word.split('_');
  const key = [
    stem(IRREGULAR[first] ?? verbOf(first)?.base ?? irregular().get(first) ?? first),
    ...rest,
  ].join('_');
  if (keys.size >= MOST_KEYS) keys.clear();
  keys.set(word, key);
  return key;
}

/** A word in the singular. */
export function singularForm(word: string): string {
  return IRREGULAR[word] ?? irregular().get(word) ?? word.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');
}

function isName(written: string, starts: boolean): boolean {
  if (/^\p{Lu}?\p{Ll}+$/u.test(written) && starts) return false;
  return (
    /\p{L}\p{Lu}|\p{L}.*\d|\d.*\p{L}|[+#]/u.test(written) || (/^\p{Lu}/u.test(written) && written !== 'I')
  );
}

function withParticle({ text, at }: ClaimWord, words: readonly ClaimWord[]): string[] {
  for (let step = 1; step <= 3; step++) {
    const next = words[at + step];
    if (next === undefined || next.kind === 'sign') return [];
    if (!PARTICLES.has(next.text)) {
      if (PARTING.has(next.text)) return [];
      continue;
    }
    const behind = words[at + step + 1]?.text ?? '';
    const both = keyOf(`${text}_${next.text}`);
    return step === 1 && PARTICLES.has(behind) ? [both, `${both}_${behind}`] : [both];
  }
  return [];
}

/** Numerals as figures ("forty-six" as 46), thousands and millions in full. */
function joinedNumbers(words: string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    const small = [0, 1, 2].map((step) => words[at + step]?.toLowerCase() ?? '');
    const spelled =
      small[1] === '-'
        ? (numeralAt([`${small[0] ?? ''}-${small[2] ?? ''}`], 0) ?? numeralAt([small[0] ?? ''], 0))
        : numeralAt(small, 0);
    if (spelled !== null) {
      joined.push(String(spelled.value));
      at += small[1] === '-' && spelled.value > 20 && spelled.value % 10 !== 0 ? 2 : spelled.length - 1;
    } else if (/^\d/.test(word)) {
      const times = TIMES[small[1] ?? ''] ?? 1;
      joined.push(numberOf(word, times));
      if (times > 1) at += 1;
    } else joined.push(word);
  }
  return joined;
}

function numberOf(word: string, times: number): string {
  const [, digits = '', behind = ''] = /^([\d.,]*\d)(.*)$/.exec(word) ?? [];
  if (times === 1 || /\.\d*0$/.test(digits)) return `${digits.replaceAll(/,(?=\d{3})/g, '')}${behind}`;
  const value = Number(digits.replaceAll(/,(?=\d{3})/g, '')) * times;
  return Number.isNaN(value) || /^0\d/.test(digits) ? word : `${value}${behind}`;
}

const TIMES: Readonly<Record<string, number>> = {
  thousand: 1000,
  k: 1000,
  million: 1_000_000,
  m: 1_000_000,
  hundred: 100,
};
const WORD =
  /[€£$]|\d[\d.,]*\d(?:%|\p{L}+)?|\d(?:%|\p{L}+)?|\p{L}[\p{L}\p{M}\p{N}_]*(?:['’]\p{L}+)?(?:\+\+|#)?|[^\s]/gu;
const NUMBER = /^\d[\d.]*%?$/;
const PARTING = new Set([
  'and',
  'but',
  'then',
  'so',
  'or',
  'plus',
  'while',
  'which',
  'who',
  'after',
  'before',
  'because',
  'where',
  'when',
  'although',
  'though',
  'if',
  'i',
]);
const PARTICLES = new Set(
  'up off out over down in on away back through after into along together forward around round with to for by of'.split(
    ' ',
  ),
);
const IRREGULAR: Readonly<Record<string, string>> = {
  kids: 'child',
  kid: 'child',
  people: 'person',
  staff: 'staff',
  lives: 'life',
  calves: 'calf',
  found: 'find',
  born: 'born',
  left: 'leave',
  fed: 'feed',
  ground: 'grind',
  saw: 'saw',
  leaves: 'leaf',
  axes: 'axe',
  data: 'data',
  better: 'better',
  media: 'media',
  felt: 'felt',
  wound: 'wound',
  bit: 'bit',
  bore: 'bore',
  worse: 'worse',
  organisation: 'company_body',
  organization: 'company_body',
  organisations: 'company_body',
  organizations: 'company_body',
  number: 'number',
  numbers: 'number',
  clothes: 'cloth',
};
const MOST_KEYS = 60_000;
const keys = new Map<string, string>();
let forms: Map<string, string> | undefined;
function irregular(): Map<string, string> {
  return (forms ??= new Map(table.irregular.split('\n').map((row) => row.split(' ') as [string, string])));
}
