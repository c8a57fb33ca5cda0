import { folded } from '../occupations/stems.ts';
import type { ReadLine } from '../resume/reading.ts';
import { matchSkills } from '../skills/match.ts';
import { vocabulary } from '../skills/vocabulary.ts';

/** A language named in a line of its own, with what stands beside it, such as "English C1". */
export type NamedLanguage = { text: string; line: ReadLine };

/** Languages in lines that are lists of them and stand under no heading: "English good, Urdu". */
export function languagesNamed(lines: ReadLine[]): NamedLanguage[] {
  return lines.flatMap((line) => {
    const parts = line.text
      .replace(LABEL, '')
      .split(BETWEEN)
      .filter((part) => part.trim() !== '');
    const [first] = parts;
    if (first === undefined || !startsWithLanguage(first)) return [];
    return parts
      .filter((part) => startsWithLanguage(part) && !LACKING.test(folded(part)))
      .map((part) => ({ text: part.trim(), line }));
  });
}

/** The id of the language that lines are written in, by their most frequent small words; null where they do not tell. */
export function languageWritten(lines: readonly string[]): string | null {
  const words = folded(lines.join(' ')).match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(SMALL_WORDS).map(([name, small]) => ({
    name,
    count: words.filter((word) => small.has(word)).length,
  }));
  const [first, second] = counts.toSorted((a, b) => b.count - a.count);
  if (!first || !second || first.count < FEWEST || first.count < second.count * CLEARLY) return null;
  return matchSkills(first.name, { context: 'list' }).find(({ id }) => isSpoken(id))?.id ?? null;
}

function startsWithLanguage(part: string): boolean {
  const words = part.trim();
  return matchSkills(words, { context: 'list' }).some(({ id, start }) => start === 0 && isSpoken(id));
}

function isSpoken(id: string): boolean {
  return vocabulary().concepts.get(id)?.kind === 'spoken';
}

const LABEL =
  /^\s*[-*•]?\s*(?:languages?|sprachen|langues?|idiomas?|lingue|linguas?|línguas?|talen|språk|języki)\s*:\s*/iu;
const BETWEEN = /[,;|•]|\s(?:and|und|et|y|e|en|och|i)\s/u;
const LACKING = /\b(?:no|not|none|kein\w*|nicht|pas|non|nao|geen|niet|inte|ingen|nie|understand some)\b/u;
const FEWEST = 5;
const CLEARLY = 1.5;
const small = (words: string) => new Set(words.split(' '));
/** Words that only one of the nine languages has, or uses far more than the others. */
const SMALL_WORDS: Record<string, ReadonlySet<string>> = {
  English: small('the and of with for to at from by on is was are my since this that year years'),
  German: small('und der die das mit fur bei von im als seit ist ich zu auf den dem eine einer nicht auch'),
  French: small('et le la les des du avec pour dans chez au aux depuis une sur par ans est je'),
  Spanish: small('y el los las del con para desde hasta una por en al anos la se mi es'),
  Italian: small('e il gli della di del con per dal dei delle presso una nel alla anni sono che la'),
  Portuguese: small('e o os as do da com para em no na dos das desde uma ao anos nos um de'),
  Dutch: small('en het een van met voor bij als sinds ik op aan tot niet de jaar naar ook te'),
  Swedish: small('och i med for pa av som till ett en sedan vid ar fran jag har den att det'),
  Polish: small('i w z na do od oraz przy dla po jest nie sie ze lat u za'),
};
