import type { FlowBlock, TextItem } from './document.ts';
import { parseResume } from './parse-resume.ts';
import type { ResumeReading } from './reading.ts';

const NOW = { now: '2026-11' };

/** What is read from plain text of these lines; an empty one is a gap. For tests. */
export function text(...lines: string[]): ResumeReading {
  const plain = { heading: null, list: null, bold: false, size: null, color: null, cell: null, links: [] };
  const blocks = lines.flatMap((line, i): FlowBlock[] =>
    line ? [{ ...plain, text: line, gap: lines[i - 1] === '' }] : [],
  );
  return parseResume({ kind: 'txt', blocks, hidden: [], cut: false }, NOW);
}

/** Words on a page, each letter five points wide. */
export function put(words: string, x: number, y: number, more: Partial<TextItem> = {}): TextItem {
  const look = { size: 10, bold: false, color: '#000000', hidden: null, link: null, spaced: false };
  return { text: words, x, y, width: words.length * 5, ...look, ...more };
}

/** What is read from a PDF of one page with these words. */
export function page(...items: TextItem[]): ResumeReading {
  const pages = [{ width: 600, height: 800, items }];
  return parseResume({ kind: 'pdf', pages, hidden: [], cut: false }, NOW);
}
