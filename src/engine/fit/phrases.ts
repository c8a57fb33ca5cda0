import { foldWord, singular } from '../skills/tokens.ts';
import { sameWord } from './titles.ts';

/** A text as words and single spaces, lower case, with a space at both ends, so that whole words can be looked up in it. */
export function plain(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()} `;
}

/** Whether a line is long enough, and the same words stand in the job's own text: then it is a copy and shows nothing. */
export function isCopied(plainLine: string, plainJob: string): boolean {
  return isLong(plainLine) && plainJob.includes(plainLine);
}

/** Whether a line has eight words or more: shorter ones may agree by chance. */
export function isLong(plainLine: string): boolean {
  let spaces = 0;
  for (let at = plainLine.indexOf(' '); at !== -1; at = plainLine.indexOf(' ', at + 1)) spaces++;
  return spaces > LONG;
}

/**
 * The words of a text that can tell something about the work: four letters or more, written without a capital (names, schools
 * and places never count), no filler, nothing that tells a person's sex.
 */
export function workWords(text: string): Set<string> {
  const words = new Set<string>();
  for (const [word] of text.matchAll(SMALL_WORD)) if (!SILENT.has(word)) words.add(folded(word));
  return words;
}

function folded(word: string): string {
  const fold = foldWord(word);
  return sameWord(singular(fold) ?? fold);
}

const LONG = 8;
const SMALL_WORD = /(?<![\p{L}\p{N}@.])\p{Ll}{4,}(?![\p{L}\p{N}@])/gu;
const SILENT = new Set(
  `about above across after again against also always among another around available because been before being below best better between
  both candidate candidates company could daily does doing done down during each either else ensure etc even every excellent experience
  experienced feel from full good great have having help here high highly hours ideal include included includes including into it's join
  just keep know knowledge like long looking made make making many more most much must need needed needs never next offer offers only other
  others over part people plus position preferred provide provided provides required requirement requirements responsibilities responsible
  responsibility role same salary shall should show skill skills some strong such sure take team teams than that their them then there
  these they thing this those through time together under until upon used using various very want well were what when where whether which
  while whom will with within without work worked working works would year years your yours
  himself herself women woman female male gender husband wife mother father maternity paternity pregnant girl girls boys chairman
  chairwoman lady ladies gentleman gentlemen sister brother daughter young older aged married single`.split(
    /\s+/,
  ),
);
