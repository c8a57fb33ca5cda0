import { stemsOf } from '../occupations/stems.ts';
import type { LaidOutLine } from '../resume/laid-out.ts';
import { canonicalSkill, impliedBy } from '../skills/canonical.ts';
import { matchSkills } from '../skills/match.ts';
import { wordsOf } from '../skills/tokens.ts';
import type { Evidence, Known, LedgerRow } from './facts.ts';
import { MAX_WORDS, weighed, wordShare } from './word-share.ts';

/** Words of a resume that count for a row of a ledger: the row, the line, and where in the line's text they stand. */
export type CountedWords = { row: number; page: number; line: number; start: number; end: number };

/** A row of a ledger as far as its words are looked for; what the program says stands in words. */
type Row = {
  kind: LedgerRow['kind'];
  requirement: string;
  canonical?: string | undefined;
  known?: Known | undefined;
  evidence: Evidence[];
};
type Span = { at: number; start: number; end: number };

/**
 * Finds in the lines of a resume the very words that a ledger's rows rest on. A row quotes whole lines, and a name may be broken over two:
 * here the words are those that name the requirement, or the dates of the work that is counted, in every line they stand in.
 */
export function countedWords(rows: Row[], lines: LaidOutLine[]): CountedWords[] {
  const places = new Map(lines.map(({ page, line }, at) => [`${page} ${line}`, at]));
  return rows.flatMap((row, index) => {
    const seen = new Set<string>();
    return row.evidence
      .flatMap((item) => {
        const at = item.from === 'resume' ? places.get(`${item.place.page} ${item.place.line}`) : undefined;
        return at === undefined || item.from !== 'resume' ? [] : spansIn(row, item.place.quote, at, lines);
      })
      .filter(({ at, start, end }) => {
        const key = `${at} ${start} ${end}`;
        return start < end && !seen.has(key) && seen.add(key);
      })
      .map(({ at, start, end }) => {
        const { page = 0, line = 0 } = lines[at] ?? {};
        return { row: index, page, line, start, end };
      });
  });
}

function spansIn(row: Row, quote: string, at: number, lines: LaidOutLine[]): Span[] {
  const text = lines[at]?.text ?? '';
  if (row.kind === 'years') return datesFrom(at, lines);
  const start = text.indexOf(quote.trim());
  const isPart = start !== -1 && quote.trim().length < text.trim().length;
  const whole = { at, start: isPart ? start : 0, end: isPart ? start + quote.trim().length : text.length };
  if (isPart || row.known === 'likely' || !isSkill(row)) return [whole];
  for (let count = 1; count <= MOST_LINES; count++) {
    const found = namedIn(row, at, lines, count);
    if (found.length > 0) return found;
  }
  return [whole];
}

/** The dates of the position that stands at a line: there, or on one of the next. */
function datesFrom(at: number, lines: LaidOutLine[]): Span[] {
  for (let next = at; next < at + MOST_LINES; next++) {
    const line = lines[next];
    if (line === undefined || (next > at && line.kind === 'entry')) break;
    if (line.date) return [{ at: next, ...line.date }];
  }
  return [{ at, start: 0, end: lines[at]?.text.length ?? 0 }];
}

/** Where some lines in a row, read as one text, name a requirement: by an alias of it, or of what implies it, else by most of its words. */
function namedIn({ requirement, canonical }: Row, at: number, lines: LaidOutLine[], count: number): Span[] {
  const section = lines[at]?.section;
  const part = lines.slice(at, at + count).filter((line) => line.section === section);
  if (part.length < count) return [];
  const text = part.map((line) => line.text).join(' ');
  const { id } = canonicalSkill(canonical ?? requirement);
  const hits = (['prose', 'list'] as const)
    .map((context) =>
      matchSkills(text, { context }).filter(
        (hit) => hit.id === id || impliedBy(hit.id).some((one) => one.id === id),
      ),
    )
    .find((some) => some.length > 0);
  const spans = hits ?? clusterOf(text, stemsOf(requirement));
  return spans.flatMap((span) => splitOver(part, span, at));
}

/** The shortest run of words from the first to the last of a requirement's, where nearly all of them are there. */
function clusterOf(text: string, stems: string[]): { start: number; end: number }[] {
  const wanted = new Set(stems);
  const held = wordsOf(text).flatMap((word) => {
    const own = stemsOf(text.slice(word.start, word.end)).filter((stem) => wanted.has(stem));
    return own.length > 0 ? [{ ...word, own }] : [];
  });
  if (held.length === 0 || wordShare(weighed(stems), new Set(held.flatMap(({ own }) => own))) < MAX_WORDS)
    return [];
  const start = held[0]?.start ?? 0;
  const end = held.at(-1)?.end ?? 0;
  return end - start <= LONGEST_RUN ? [{ start, end }] : held;
}

/** A span of some lines read as one text, as spans of each line. */
function splitOver(part: LaidOutLine[], { start, end }: { start: number; end: number }, at: number): Span[] {
  let from = 0;
  return part.flatMap(({ text }, index) => {
    const span = {
      at: at + index,
      start: Math.max(0, start - from),
      end: Math.min(text.length, end - from),
    };
    from += text.length + 1;
    return span.start < span.end ? [span] : [];
  });
}

function isSkill({ kind }: Row): boolean {
  return kind === 'required_skill' || kind === 'desired_skill';
}

/** A name is broken over three lines at most, and dates stand as near. */
const MOST_LINES = 3;
const LONGEST_RUN = 60;
