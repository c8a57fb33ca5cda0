import table from '../tables/persons-and-forms.json' with { type: 'json' };
import { IMPLIED_ROWS, SMALL_WORDS } from './free-words.ts';
import { isCompoundAt } from '../plain-form.ts';
import { verbOf } from '../verbs.ts';
import { keyOf, singularForm } from './claim-words.ts';
import type { ClaimWord } from './claim-words.ts';
import { SAME_ROWS } from './same-rows.ts';
import {
  EVERYDAY_ACTS,
  EVERYDAY_THINGS,
  WIDER_EVERYDAY_ACTS,
  WIDER_EVERYDAY_THINGS,
} from '../everyday-words.ts';
import {
  BUSINESS_ACTS,
  BUSINESS_THINGS,
  WIDER_BUSINESS_ACTS,
  WIDER_BUSINESS_THINGS,
} from '../plain-business-words.ts';
import { SAME_ACTS, SAME_THINGS } from '../same-work-words.ts';
import { MORE_ACTS, MORE_THINGS, WIDER_ACTS, WIDER_THINGS } from '../work-thesaurus.ts';

/** For each key of a word the keys of words with its meaning, and of what it implies; and the words for persons. */
type Senses = {
  rows: Map<string, Set<string>>;
  implied: Map<string, Set<string>>;
  persons: ReadonlySet<string>;
};

const senses = once((): Senses => {
  const [rows, implied] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  for (const row of SAME_ROWS) for (const word of row) addAll(rows, keyOf(word), row.map(keyOf));
  for (const row of WORK_ROWS) for (const word of row) addAll(rows, keyOf(word), row.map(keyOf));
  for (const [narrow, wide] of WIDER_ROWS) addAll(implied, keyOf(narrow), wide.map(keyOf));
  for (const { words, by } of IMPLIED_ROWS)
    for (const word of by) addAll(implied, keyOf(word), words.map(keyOf));
  return { rows, implied, persons: new Set(table.persons.split(' ')) };
});

/** The rows of words of one meaning, and narrow words with wider ones, field by field. */
const WORK_ROWS = [
  EVERYDAY_ACTS,
  EVERYDAY_THINGS,
  BUSINESS_ACTS,
  BUSINESS_THINGS,
  SAME_ACTS,
  SAME_THINGS,
  MORE_ACTS,
  MORE_THINGS,
].flat();
const WIDER_ROWS = [
  WIDER_EVERYDAY_ACTS,
  WIDER_EVERYDAY_THINGS,
  WIDER_BUSINESS_ACTS,
  WIDER_BUSINESS_THINGS,
  WIDER_ACTS,
  WIDER_THINGS,
].flat();

/** How a word of a wording is in a line: itself, by a word of its meaning, or implied; null where it is not. */
export type Match = { own: ClaimWord; how: 'same' | 'synonym' | 'implied' };

/** The words of a line that a word of a wording stands for, the surest first. */
export function matchesOf(
  word: ClaimWord,
  line: readonly ClaimWord[],
  wording: readonly ClaimWord[] = [],
): Match[] {
  const found = line.flatMap((own): Match[] => {
    const how = howSame(word, own, line);
    return how === null ? [] : [{ own, how }];
  });
  return found
    .filter(
      ({ own, how }) =>
        how === 'same' || how === 'implied' || !isAct(word, wording) || isAct(own, line) || isNounOfAct(own),
    )
    .filter(({ own }) => !(isAct(word, wording) && isCompound(own, line)))
    .toSorted((a, b) => ORDER.indexOf(a.how) - ORDER.indexOf(b.how));
}

/** Whether a word tells an act where it stands: a past form or one in -ing, or a verb that opens a part or follows "to" or "I". */
export function isAct({ text, verb, at, part }: ClaimWord, words: readonly ClaimWord[]): boolean {
  if (verb === null) return false;
  const forms = verbOf(text);
  if (text !== forms?.base && text !== forms?.third) return true;
  const before = words[at - 1];
  // "Laid slate and tile": beside a past a bare form is a thing.
  const opening = words[0]?.verb === null ? null : verbOf(words[0]?.text ?? '');
  if (
    text === forms?.base &&
    text !== forms.past &&
    opening !== null &&
    opening.past === words[0]?.text &&
    opening.past !== opening.base &&
    /^(?:and|or|,)$/.test(before?.text ?? '')
  )
    return false;
  // "Monitors done from the front" are things.
  const next = words[at + 1]?.text ?? '';
  if (text === forms?.third && (next === 'done' || next === 'were' || next === 'are')) return false;
  return (
    before === undefined ||
    before.part !== part ||
    before.kind === 'sign' ||
    /^(?:and|or|then|also|i|we|to|would|could|can|must|had|usually|always|mainly|mostly|normally)$/.test(
      before.text,
    )
  );
}

/** "Building management" is no building. */
export function isCompound(own: ClaimWord, line: readonly ClaimWord[]): boolean {
  const next = line[own.at + 1];
  if (next?.kind !== 'word' || SMALL_WORDS.has(next.text)) return false;
  return isCompoundAt(
    line.map(({ text }) => ({ text, skill: null })),
    own.at,
  );
}

/** "Extraction", "repair of", "deliveries": nouns that name an act. */
function isNounOfAct({ text, verb }: ClaimWord): boolean {
  return (
    (verb === null && /(?:tion|sion|ment|ance|ence|ing|al|age|ysis|ry|y)s?$/.test(text)) ||
    (verb === null && /(?:ed|en)$/.test(text)) ||
    text.includes('_')
  );
}

const ORDER = ['same', 'synonym', 'implied'];

function howSame(word: ClaimWord, own: ClaimWord, line: readonly ClaimWord[]): Match['how'] | null {
  if (own.kind !== word.kind) return null;
  if (word.text === own.text) return 'same';
  const { rows, implied } = senses();
  const has = (lists: Map<string, Set<string>>, from: readonly string[], to: readonly string[]) =>
    from.some((key) => to.some((other) => lists.get(key)?.has(other) === true));
  // "Designer" and "designed" share a stem, but a person is no act.
  const [person, ownPerson] = [isPerson(word), isPerson(own)];
  if (person === ownPerson && word.keys.some((key) => own.keys.includes(key))) return 'same';
  if (has(rows, own.keys, word.keys) || has(rows, word.keys, own.keys)) return 'synonym';
  // "In" and "at" are no places.
  if (SMALL_WORDS.has(own.text)) return has(implied, own.keys, word.keys) ? 'implied' : null;
  // A name stands for nothing but itself.
  if (own.name && !word.name && line.some(({ name, kind, at }) => !name && kind === 'word' && at > 0))
    return has(implied, own.keys, word.keys) ? 'implied' : null;
  if (person && !ownPerson && isDoerOf(word.text, own)) return 'synonym';
  if (
    ownPerson &&
    !person &&
    isDoerOf(own.text, word) &&
    /^(?:was|am|as)$/.test(line[own.at - 2]?.text ?? '')
  )
    return 'synonym';
  return has(implied, own.keys, word.keys) ? 'implied' : null;
}

/** "A picker" of those who picked; ranks and teachers are judged apart. */
function isDoerOf(text: string, { verb, keys }: ClaimWord): boolean {
  if (/^(?:manag|lead|supervis|direct|own|found|train|own)/.test(text)) return false;
  const [, base = ''] = /^(.{3,}?)(?:ers?|ors?|rs?)$/.exec(text) ?? [];
  return verb !== null && base !== '' && keys.includes(keyOf(base));
}

/** Whether a word names a person by what they are or do. */
export function isPerson({ text }: ClaimWord): boolean {
  const known = personOf.get(text);
  if (known !== undefined) return known;
  const is = namesPerson(text);
  if (personOf.size >= MOST_WORDS) personOf.clear();
  personOf.set(text, is);
  return is;
}

const MOST_WORDS = 20_000;
const personOf = new Map<string, boolean>();

function namesPerson(text: string): boolean {
  const one = singularForm(text);
  if (NO_PERSONS.has(one)) return false;
  if (ALWAYS_PERSONS.has(one)) return true;
  const { persons } = senses();
  if (!persons.has(text) && !persons.has(one)) return false;
  return verbOf(text) === null || AGENT.test(one);
}

const ALWAYS_PERSONS = new Set(
  'dev person staff child kid colleague client customer crew vet doctor nurse cook chef boss coach tutor mentor mate partner brother sister uncle aunt mother father mum dad wife husband son daughter cousin friend man woman boy girl lady grandmother grandfather someone somebody'.split(
    ' ',
  ),
);
const AGENT = /(?:er|or|ist|ian|ant|ent|ee)$/;

/** Words that name a person in one of their senses only. */
const NO_PERSONS = new Set(
  'scanner cutter printer loader trimmer mixer recorder computer trailer roller folder freezer heater router server drawer reader counter starter order number letter newsletter paper matter container marker tester controller boiler monitor charger filler burner pointer winner hanger lighter cooler sticker transformer support contact help model cover guide cut talk record post draft study light case lead head second first mail host blood catch drop fall call match'.split(
    ' ',
  ),
);

function addAll(map: Map<string, Set<string>>, key: string, others: readonly string[]): void {
  const set = map.get(key) ?? new Set();
  for (const other of others) if (other !== key) set.add(other);
  map.set(key, set);
}

function once<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= make());
}
