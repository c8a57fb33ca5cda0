import { splitEmployerPlace } from './employer-places.ts';
import { titleWords } from './title-words.ts';
import { titleLikeness } from './titles-and-employers.ts';

/** Where a sentence ends in a head and another begins: behind a whole word, not behind "Corp." or "Univ.". */
const END =
  /(?<=(?<!\p{L})(?!(?:[Cc]orp|[Dd]ept|[Uu]niv|[Aa]ssoc|[Pp]rof|[Bb]ros|[Aa]sst|[Ii]ntl|[Mm]gmt|[Ss]ept|[Ss]pol|[Cc]onf)\.)\p{L}*\p{Ll}{3}\)?)\.\s+(?=\p{Lu})/u;

/** Behind a long word at the end, no sign of an abbreviation. */
const FULL_STOP = /(?<=\p{Ll}{6})\.$/u;

/** The line of a head without the sentences behind it; a short one may be the position: "Havbruk AS, Hitra. Røkter." */
export function headOf(text: string): string {
  const [first, rest] = atEnd(text);
  if (rest === '') return text.replace(FULL_STOP, '');
  return first + (isName(rest) && !saysTwo(first) ? `\tTitle: ${bare(rest)}` : '');
}

/** What is told behind the names of a head. */
export function toldIn(text: string): string {
  const [first, rest] = atEnd(text);
  return rest !== '' && !(isName(rest) && !saysTwo(first)) ? rest : '';
}

function atEnd(text: string): [string, string] {
  const match = END.exec(text);
  if (!match) return [text, ''];
  return [text.slice(0, match.index), text.slice(match.index + match[0].length)];
}

function bare(text: string): string {
  return text.replace(/[.\s]+$/u, '');
}

function isName(text: string): boolean {
  return bare(text).split(' ').length <= 4 && !/[,;:.]/.test(bare(text));
}

/** Whether more than an employer and its place stands in a text. */
function saysTwo(text: string): boolean {
  const [, ...behind] = splitEmployerPlace(text).rest.split(/[,:]\s+/u);
  return behind.some(
    (one) =>
      one.split(' ').length > 2 || titleLikeness(one) > 0 || titleWords(one) > 0 || !/^\p{Lu}/u.test(one),
  );
}
