import { headingKind, likelyHeadingKind } from './headings.ts';
import type { Line } from './lines.ts';
import { fold } from './text.ts';

const CODES =
  'en de fr es it pt nl pl sv da nb no fi cs sk hu ro bg el tr ru uk ar he fa hi ur bn ta ja zh ko vi th id hr sr sl lt lv et ca eu ga cy'.split(
    ' ',
  );
const SPEAKERS = 'en de fr es it pt nl pl sv da nb fi cs sk hu ro bg el tr ru uk ar he ja zh ko hr sr'.split(
  ' ',
);

let names: ReadonlySet<string> | null = null;

/** What languages are called, in many of them. */
function languageNames(): ReadonlySet<string> {
  names ??= new Set(
    SPEAKERS.flatMap((speaker) => {
      const inWords = new Intl.DisplayNames([speaker], { type: 'language' });
      return CODES.map((code) => fold(inWords.of(code) ?? '')).filter(Boolean);
    }),
  );
  return names;
}

/** Lines of a section of skills, and those among them that say which languages a person speaks, without what they are labelled by. */
export function withoutSpoken(lines: readonly Line[]): { skills: Line[]; spoken: Line[] } {
  const skills: Line[] = [];
  const spoken: Line[] = [];
  let isBelowName = false;
  for (const line of lines) {
    const rest = restOfLanguages(line);
    if (rest !== null) spoken.push({ ...line, text: rest });
    else if (isBelowName && areLanguages(line.text)) spoken.push(line);
    else skills.push(line);
    const named = nameOf(line.text) === 'languages' && !areLanguages(line.text);
    isBelowName = named || (isBelowName && spoken.at(-1)?.number === line.number);
  }
  return { skills: skills.filter((line) => !isLoneName(line, spoken, lines)), spoken };
}

function nameOf(text: string): string | null {
  const bare = text.replace(/[:：]$/u, '');
  return headingKind(bare) ?? likelyHeadingKind(bare);
}

/** Whether a line is no more than the name of the languages that stand below it. */
function isLoneName(line: Line, spoken: readonly Line[], all: readonly Line[]): boolean {
  const below = all[all.indexOf(line) + 1];
  return nameOf(line.text) === 'languages' && below !== undefined && spoken.includes(below);
}

/** What stands behind the word for languages, where it is languages that people speak and not such of programs. */
function restOfLanguages({ text, segments }: Line): string | null {
  const [first, ...others] = segments;
  const [, label = '', inline = ''] = /^([^:：]{2,40})[:：]\s*(.+)$/u.exec(text) ?? [];
  const beside = others.map((one) => one.text).join(', ');
  const [name, rest] = inline ? [label, inline] : [first?.text ?? '', beside];
  // "INGLÊS: intermediário" names one language and says how well it is spoken.
  if (rest && text.length < 60 && languageNames().has(fold(name))) return text;
  if (!rest || (headingKind(name) ?? likelyHeadingKind(name)) !== 'languages') return null;
  return areLanguages(rest) ? rest : null;
}

/** Whether at least half of the items of a list are languages, whatever is said of how well they are spoken. */
export function areLanguages(list: string): boolean {
  const items = list.split(/[,;|•·、，/]|\s[–—-]\s/).map((item) => fold(item.replace(/[(（].*$/u, '')));
  const known = items.filter((item) => item.split(' ').some((word) => languageNames().has(word)));
  return known.length >= items.length * 0.5;
}
