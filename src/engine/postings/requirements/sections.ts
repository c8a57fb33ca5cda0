import { headings, type Section } from './headings.ts';

/** A line of a posting: its place in the folded text without the mark of a list, the part it belongs to, and whether it is an item of a list. */
export type PostingLine = { start: number; end: number; section: Section; item: boolean };

/** The lines of a posting that say something, headings left out. `text` is folded. */
export function linesOf(text: string): PostingLine[] {
  const lines: PostingLine[] = [];
  let section: Section = null;
  for (const { start, end } of spansOfLines(text)) {
    const raw = text.slice(start, end);
    const mark = MARK.exec(raw)?.[0] ?? '';
    const headingText = raw.slice(mark.length);
    if (isHeading(headingText, mark)) {
      const named = sectionNamed(headingText);
      // A heading that says nothing known ends what was asked before it; a title above all does not matter.
      section = named ?? (MARKDOWN.test(raw) || headingText.trim().endsWith(':') ? null : section);
      if (named !== null || MARKDOWN.test(raw)) continue;
    }
    const head = INLINE_HEAD.exec(headingText);
    const inline = head ? sectionNamed(head[1] ?? '') : null;
    const from = start + mark.length + (inline && head ? head[0].length : 0);
    const item = ITEM.test(mark);
    lines.push({ start: from, end, section: inline ?? section, item });
  }
  return lines;
}

function spansOfLines(text: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') spans.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return spans;
}

function isHeading(headingText: string, mark: string): boolean {
  const line = headingText.trim();
  if (ITEM.test(mark) && !line.startsWith('**')) return false;
  if (line.length > LONGEST_HEADING) return false;
  return (
    MARKDOWN.test(mark + headingText) ||
    line.endsWith(':') ||
    (line.split(/\s+/).length <= MOST_WORDS && !/[.!;,]$/.test(line))
  );
}

/** The part that a heading opens; null when its words say nothing of that. */
export function sectionNamed(heading: string): Section {
  for (const [section, words] of headings) if (words.test(heading)) return section;
  return null;
}

/** Whether a sentence, wherever it stands, says what is offered. */
export function isOffer(sentence: string): boolean {
  return OFFER.test(sentence);
}

const LONGEST_HEADING = 80;
const MOST_WORDS = 7;
const MARK = /^\s*(?:[-*+•·▪●◦‣✓✔➢►–—]\s+|\d{1,2}[.)]\s+|#{1,6}\s+)?/;
const ITEM = /[-*+•·▪●◦‣✓✔➢►–—]|\d/;
const MARKDOWN = /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$|__[^_]+__:?\s*$)/;
const INLINE_HEAD = /^([^:.!?\n]{3,50}):\s+(?=\S)/;

const OFFER =
  /(?:^|[\s,])(?:we offer|benefits include|you(?:'ll| will) (?:get|receive)|in return|what you get|wir bieten|bei uns (?:erwarte\w*|bekomm\w*)|es erwarte\w* (?:sie|dich)|nous (?:vous )?(?:offrons|proposons)|ofrecemos|se ofrece|contrato indefinido|offriamo|si offre|oferecemos|o que oferecemos|wij bieden|wat krijg je|je krijgt|krijg je|vi erbjuder|hos oss far du|du far|oferujemy|w zamian|zapewniamy)\b/u;
