import { stem } from '../search/stem.ts';

/**
 * The stems of a text in any language, in order: lower case, no accents, one stem for the forms of a job's name that tell a
 * person's sex ("cuisinière" and "cuisinier"), nothing for words that tell it themselves ("she", "Frau").
 */
export function stemsOf(text: string): string[] {
  const stems: string[] = [];
  for (const word of folded(text).match(WORD) ?? []) {
    const one = stemOf(word);
    if (one !== '') stems.push(one);
  }
  return stems;
}

function stemOf(word: string): string {
  const before = known.get(word);
  if (before !== undefined) return before;
  const found = TELLS_SEX.has(word) ? '' : stem(withoutSex(word));
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(word, found);
  return found;
}

/** Lower case and without accents, also of letters that carry theirs inside. */
export function folded(text: string): string {
  const lower = text.toLowerCase();
  if (!NOT_ASCII.test(lower)) return lower;
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[łøđßæœ]/g, (letter) => LETTERS[letter] ?? letter);
}

function withoutSex(word: string): string {
  const same = SAME.get(word);
  if (same !== undefined) return same;
  if (word.length < 6) return word;
  for (const [ending, instead] of ENDINGS) if (ending.test(word)) return word.replace(ending, instead);
  return word.replace(/(?<=.{5})[aeo]$/, '');
}

const known = new Map<string, string>();
const MAX_KNOWN = 60_000;
const WORD = /[\p{L}\p{N}]+/gu;
const NOT_ASCII = /[^\u0020-\u007e]/;
const LETTERS: Record<string, string> = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' };
const ENDINGS: [RegExp, string][] = [
  [/(er|ist|ent|ant|eur|or|ling|ologe|oge|iker)in(nen)?$/, '$1'],
  [/(woman|women|person|people|men)$/, 'man'],
  [/(euses?|eurs?)$/, 'or'],
  [/(trice|trici|tore|tori|tora|toras|tores)$/, 'tor'],
  [/ieres?$/, 'ier'],
  [/iennes?$/, 'ien'],
  [/niczka$/, 'nik'],
  [/(arka|arki)$/, 'arz'],
  [/(er|el|nt|tor|ist)ka$/, '$1'],
];
const SAME = new Map(
  [
    ['waiter', 'waitress', 'waitresses', 'waiters'],
    ['steward', 'stewardess', 'stewardesses'],
    ['host', 'hostess', 'hostesses'],
    ['actor', 'actress', 'actresses'],
    ['tailor', 'seamstress', 'seamstresses'],
    ['masseur', 'masseuse'],
    ['barman', 'barmaid'],
    ['housekeeper', 'houseman', 'housemaid', 'chambermaid'],
    ['abbot', 'abbess'],
    ['cleaner', 'cleaners'],
  ].flatMap(([first = '', ...others]) => others.map((other): [string, string] => [other, first])),
);
const TELLS_SEX = new Set(
  `she he her his him hers herself himself mr mrs ms miss sir madam woman women man men female male gender husband wife mother father mum mom dad
  maternity paternity pregnant girl girls boy boys lady ladies gentleman gentlemen sister brother daughter son frau herr mutter vater madame monsieur
  senora senor mujer hombre femme homme donna uomo kobieta mezczyzna kvinna vrouw`.split(/\s+/),
);
