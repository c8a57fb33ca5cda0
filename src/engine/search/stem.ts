/**
 * The stem of a lower-case English word by Porter's second algorithm ("engineers" and "engineering" share one), the one that
 * PostgreSQL's english dictionary uses; words of other languages come back nearly as they are.
 */
export function stem(word: string): string {
  if (word.length <= 2 || !/^\p{L}+$/u.test(word)) return word;
  const known = EXCEPTIONS.get(word);
  if (known !== undefined) return known;
  const marked = word.replace(/^y|(?<=[aeiouy])y/g, 'Y');
  const { r1, r2 } = regions(marked);
  let now = dropPlural(marked);
  if (FINAL.has(now)) return now;
  now = dropTense(now, r1).replace(/(?<=.[^aeiouyY])[yY]$/, 'i');
  now = swapLongest(now, STEP_2, r1, step2Holds);
  now = swapLongest(now, STEP_3, r1, (found, at) => found !== 'ative' || at >= r2);
  now = swapLongest(
    now,
    STEP_4,
    r2,
    (found, at, whole) => found !== 'ion' || /[st]/.test(whole[at - 1] ?? ''),
  );
  return dropLastLetter(now, r1, r2).replaceAll('Y', 'y');
}

/** Where the regions after the first and the second syllable begin. */
function regions(word: string): { r1: number; r2: number } {
  const first = /^(gener|commun|arsen)/.exec(word)?.[0].length ?? afterSyllable(word, 0);
  return { r1: first, r2: afterSyllable(word, first) };
}

function afterSyllable(word: string, from: number): number {
  const found = /[aeiouy][^aeiouy]/.exec(word.slice(from));
  return found ? from + found.index + 2 : word.length;
}

function dropPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/(ied|ies)$/.test(word)) return word.length > 4 ? word.slice(0, -2) : word.slice(0, -1);
  if (/(us|ss)$/.test(word) || !word.endsWith('s')) return word;
  return /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word;
}

function dropTense(word: string, r1: number): string {
  const eed = /(eedly|eed)$/.exec(word);
  if (eed) return eed.index >= r1 ? word.slice(0, eed.index) + 'ee' : word;
  const found = /(ingly|edly|ing|ed)$/.exec(word);
  if (!found || !/[aeiouy]/.test(word.slice(0, found.index))) return word;
  const left = word.slice(0, found.index);
  if (/(at|bl|iz)$/.test(left)) return left + 'e';
  if (/(bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(left)) return left.slice(0, -1);
  return left.length <= r1 && SHORT.test(left) ? left + 'e' : left;
}

type Holds = (found: string, at: number, whole: string) => boolean;

/** Swaps the longest ending of the table that the word has, if it lies in the region and the rule holds. */
function swapLongest(word: string, table: Map<string, string>, region: number, holds: Holds): string {
  for (let length = Math.min(7, word.length); length > 1; length--) {
    const found = word.slice(-length);
    const swap = table.get(found);
    if (swap === undefined) continue;
    const at = word.length - length;
    return at >= region && holds(found, at, word) ? word.slice(0, at) + swap : word;
  }
  return word;
}

function step2Holds(found: string, at: number, whole: string): boolean {
  if (found === 'ogi') return whole[at - 1] === 'l';
  return found !== 'li' || /[cdeghkmnrt]/.test(whole[at - 1] ?? '');
}

function dropLastLetter(word: string, r1: number, r2: number): string {
  const at = word.length - 1;
  if (word.endsWith('e'))
    return at >= r2 || (at >= r1 && !SHORT.test(word.slice(0, at))) ? word.slice(0, at) : word;
  return word.endsWith('ll') && at >= r2 ? word.slice(0, at) : word;
}

function table(lines: string): Map<string, string> {
  return new Map(
    lines
      .trim()
      .split(/\s+/)
      .map((line) => {
        const [ending = '', swap = ''] = line.split('>');
        return [ending, swap];
      }),
  );
}

const SHORT = /(^|[^aeiouy])[aeiouy][^aeiouywxY]$|^[aeiouy][^aeiouy]$/;
const STEP_2 = table(
  `tional>tion enci>ence anci>ance abli>able entli>ent izer>ize ization>ize ational>ate ation>ate ator>ate alism>al aliti>al
  alli>al fulness>ful ousli>ous ousness>ous iveness>ive iviti>ive biliti>ble bli>ble ogi>og fulli>ful lessli>less li>`,
);
const STEP_3 = table('tional>tion ational>ate alize>al icate>ic iciti>ic ical>ic ful> ness> ative>');
const STEP_4 = table(
  'al> ance> ence> er> ic> able> ible> ant> ement> ment> ent> ism> ate> iti> ous> ive> ize> ion>',
);
const EXCEPTIONS = table(
  `skis>ski skies>sky dying>die lying>lie tying>tie idly>idl gently>gentl ugly>ugli early>earli only>onli singly>singl sky>sky
  news>news howe>howe atlas>atlas cosmos>cosmos bias>bias andes>andes`,
);
const FINAL = new Set(['inning', 'outing', 'canning', 'herring', 'earring', 'proceed', 'exceed', 'succeed']);
