import { foldPhrase, singular } from '../skills/tokens.ts';

/**
 * Whether two texts are spellings of one name: the same letters, a name and its initials ("AWS"), a numeronym ("k8s"), a
 * short and a long form ("Postgres"), or the name with and without its maker's ("Microsoft Excel"). The vocabulary also files
 * near products under one concept; those are no spellings of each other.
 */
export function isSameName(left: string, right: string): boolean {
  if (RANK.test(left) !== RANK.test(right)) return false;
  const [a, b] = [wordsOfName(left), wordsOfName(right)];
  return [
    [a, b],
    [withoutMaker(a), b],
    [a, withoutMaker(b)],
  ].some(
    ([one = [], other = []]) => isSpelling(one, other) || isSpelling(inSingular(one), inSingular(other)),
  );
}

function isSpelling(a: string[], b: string[]): boolean {
  const [short, long] = a.join('').length <= b.join('').length ? [a, b] : [b, a];
  const whole = short.join('');
  const other = long.join('');
  if (whole === '' || whole === other) return whole !== '';
  if (short.length > 1) return false;
  return (
    (long.length > 1 && whole.length > 1 && whole === initials(long)) ||
    isNumeronym(whole, other) ||
    SHORT_FORMS[whole] === other ||
    (long.length === 1 &&
      whole.length >= 4 &&
      other.startsWith(whole) &&
      /^(js|sql|ql|lang)$/.test(other.slice(whole.length)))
  );
}

function wordsOfName(text: string): string[] {
  return foldPhrase(text.replaceAll(/\.js\b/gi, 'js'))
    .split(' ')
    .filter((word) => word !== '');
}

function inSingular(words: string[]): string[] {
  return words.map((word) => singular(word) ?? word);
}

function withoutMaker(words: string[]): string[] {
  return words.length > 1 && MAKERS.has(words[0] ?? '') ? words.slice(1) : words;
}

function initials(words: string[]): string {
  return words
    .filter((word) => !SMALL.has(word))
    .map((word) => word.charAt(0))
    .join('');
}

function isNumeronym(short: string, long: string): boolean {
  const [, first = '', count = '', last = ''] = /^([a-z])(\d{1,2})([a-z])$/.exec(short) ?? [];
  return first !== '' && long.length === Number(count) + 2 && long.startsWith(first) && long.endsWith(last);
}

/** Words that state a rank, a licence or a degree of mastery: a name with one is not the name without it. */
const RANK =
  /\b(registered|certified|chartered|licen[cs]ed|senior|lead|principal|advanced|expert|master|head|chief|professional|associate|specialist|qualified|accredited|basic|intermediate|certification|certificate|licen[cs]e|degree|enterprise)\b/i;
const MAKERS = new Set([
  'microsoft',
  'ms',
  'adobe',
  'google',
  'apache',
  'amazon',
  'autodesk',
  'apple',
  'oracle',
  'ibm',
]);
const SMALL = new Set(['and', 'of', 'the', 'for', 'in', 'a']);
const SHORT_FORMS: Readonly<Record<string, string>> = { js: 'javascript', ts: 'typescript', go: 'golang' };
