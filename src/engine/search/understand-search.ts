import { otherNames } from '../occupations/other-names.ts';
import { canonicalSkill } from '../skills/canonical.ts';
import { countryNamed, maxCountryWords } from './country-names.ts';
import { correctSearch, type KnownWords, type Replacement } from './corrected-search.ts';
import { commonNames } from './common-names.ts';
import { type Clause, type Run, runOf, type SearchText, type TitleName } from './search-text.ts';
import { lexemeOf, plainWords } from './search-terms.ts';
import { familyOf, familyOfStem } from './word-family.ts';

/**
 * A search as jobs may say it: words that no job says are corrected, and unquoted ones stand also for their other forms, for
 * compounds ("Fahrer" for "Kraftfahrer"), for the words they are joined of, for the country they name in another language, and
 * for other names of the work they name. What was typed weighs most.
 */
export function understandSearch(
  typed: SearchText,
  known: KnownWords,
): { search: SearchText; replaced: Replacement[] } {
  const plain = withoutLinkWords(typed);
  const unknown = new Set(
    withNames(withForms(plain, known), known)
      .filter(isUnknown(known))
      .map(({ from }) => from),
  );
  const { search, replaced } = correctSearch(plain, known, unknown);
  const all = withNames(withForms(search, known), known).map(({ any, names }) => ({ any, names }));
  return { search: { ...search, all }, replaced };
}

/** A clause that is being widened, and the one it is made from. */
type Wider = Clause & { from: Clause };

function isUnknown(known: KnownWords) {
  return ({ any, names, from }: Wider) =>
    names.length === 0 &&
    any.length === from.any.length &&
    !any.some((run) => run.lexemes.length > 1 || known.hasLexeme(run.lexemes[0] ?? ''));
}

/** Small words of many languages do not have to be said by a job, unless they are all that was typed. */
function withoutLinkWords(search: SearchText): SearchText {
  const all = search.all.filter(
    ({ any }) => !any.every((run) => !run.exact && LINK_WORDS.has(run.words[0] ?? '')),
  );
  return all.length === 0 ? search : { ...search, all };
}

function withForms(search: SearchText, known: KnownWords): Wider[] {
  const wider = search.all.map((clause): Wider => {
    const forms = clause.any.flatMap((run) => (isPlain(run) ? formsOf(run, known) : []));
    return { any: distinct([...clause.any, ...forms]), names: [], from: clause };
  });
  for (const [at, clause] of wider.entries()) {
    const next = wider[at + 1];
    const joined = next && joinedWord(clause.from, next.from, known);
    if (joined) for (const each of [clause, next]) each.any = distinct([...each.any, joined]);
  }
  return wider;
}

/** Two words that jobs write as one. */
function joinedWord(first: Clause, second: Clause, known: KnownWords): Run | null {
  const words = [wordOf(first), wordOf(second)];
  if (words.some((word) => word === null)) return null;
  const joined = words.join('');
  return known.weigh(joined) > 0 ? runOf([joined], false, SAME) : null;
}

function formsOf(run: Run, known: KnownWords): Run[] {
  const word = run.words[0] ?? '';
  const family = word.length < 4 ? [] : known.inFamily(familyOf(word));
  const heads = word.length < MIN_HEAD ? [] : known.endingWith(word);
  const commonest = (words: string[]) =>
    words
      .map((each) => ({ each, weight: known.weigh(each) }))
      .filter(({ weight }) => weight > 0)
      .toSorted((a, b) => b.weight - a.weight || (a.each < b.each ? -1 : 1))
      .slice(0, MAX_FORMS)
      .flatMap(({ each }) => each);
  return [
    ...commonest(family).flatMap((each) => runOf([each], false, FORM) ?? []),
    ...splitWord(word, known),
    ...commonest(heads).flatMap((each) => runOf([each], false, COMPOUND) ?? []),
  ];
}

/** A long word as the two that it is joined of, where jobs write them apart. */
function splitWord(word: string, known: KnownWords): Run[] {
  if (word.length < MIN_SPLIT || known.weigh(word) >= ENOUGH) return [];
  const found: Run[] = [];
  for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (known.weigh(second) === 0) continue;
    const start = [first, first.replace(/s$/, '')].find((each) => known.weigh(each) > 0);
    const run = start === undefined ? null : runOf([start, second], false, SAME);
    if (run && run.lexemes.length === 2) found.push(run);
  }
  return found.slice(0, 2);
}

/** Names of countries, skills and work, which several words may make up: each of them accepts what stands for all of them. */
function withNames(clauses: Wider[], known: KnownWords): Wider[] {
  for (const { span, covered } of spansOf(clauses)) {
    const runs = [countryNamed(span), skillNamed(span, known)].flatMap((name) =>
      name === undefined ? [] : (runOf(plainWords(name), false, SAME) ?? []),
    );
    const names = span.length > MAX_NAME_WORDS ? [] : namesOf(span, known);
    for (const each of covered) {
      each.any = distinct([...each.any, ...runs]);
      each.names = [...each.names, ...names];
    }
  }
  return clauses;
}

/** The usual name of a skill that is typed under another one, such as "k8s". */
function skillNamed(span: string[], known: KnownWords): string | undefined {
  const typed = span.join(' ');
  if (span.every((word) => known.weigh(word) >= ENOUGH)) return undefined;
  const { id, name } = canonicalSkill(typed);
  return id.startsWith('x:') || plainWords(name).join(' ') === typed ? undefined : name;
}

/** All runs of unquoted words that stand side by side, with the clauses that ask for them. */
function spansOf(clauses: Wider[]): { span: string[]; covered: Wider[] }[] {
  return clauses.flatMap((_clause, from) => {
    const spans: { span: string[]; covered: Wider[] }[] = [];
    const span: string[] = [];
    for (const [length, clause] of clauses.slice(from, from + maxCountryWords).entries()) {
      const word = wordOf(clause.from);
      if (word === null) break;
      span.push(word);
      spans.push({ span: [...span], covered: clauses.slice(from, from + length + 1) });
    }
    return spans;
  });
}

function namesOf(span: string[], known: KnownWords): TitleName[] {
  const text = span.join(' ');
  const common = commonNames(text).map((stems) => ({ stems, weight: COMMON_NAME }));
  const others = otherNames(text, MAX_NAMES).map(({ stems, near }) => ({ stems, weight: near * OTHER_NAME }));
  return [...common, ...others].flatMap(({ stems, weight }) => {
    const all = stems.map((stem) => lexemesInFamily(familyOfStem(stem), known));
    return all.every((some) => some.length > 0) ? [{ all, weight }] : [];
  });
}

function lexemesInFamily(family: string, known: KnownWords): string[] {
  const words = known.inFamily(family).filter((word) => known.weigh(word) > 0);
  return [...new Set(words.map(lexemeOf))].filter((lexeme) => lexeme !== null);
}

/** The word of a clause that asks for one unquoted word; null for any other. */
function wordOf({ any }: Clause): string | null {
  const [run, ...others] = any;
  return run && others.length === 0 && isPlain(run) ? (run.words[0] ?? null) : null;
}

function isPlain(run: Run): boolean {
  return !run.exact && run.lexemes.length === 1;
}

function distinct(runs: Run[]): Run[] {
  const known = new Map<string, Run>();
  for (const run of runs) {
    const key = run.lexemes.join(' ');
    if ((known.get(key)?.weight ?? 0) < run.weight) known.set(key, run);
  }
  return [...known.values()];
}

const SAME = 0.95;
const FORM = 0.9;
const COMPOUND = 0.6;
const COMMON_NAME = 0.45;
const OTHER_NAME = 0.35;
const MAX_FORMS = 8;
const MAX_NAMES = 40;
const MAX_NAME_WORDS = 3;
/** A word that so many jobs write needs no other spelling, which costs time to look for. */
const ENOUGH = 1000;
const MIN_HEAD = 5;
const MIN_SPLIT = 7;
const MIN_PART = 3;
const LINK_WORDS = new Set(
  `und oder der die das den dem im am fur mit von zu de la le les des du et en au aux un une di e il lo gli del della con per y el los las
  para por o os as da do em com i w z na do dla och med for i av van voor het een met op te`.split(/\s+/),
);
