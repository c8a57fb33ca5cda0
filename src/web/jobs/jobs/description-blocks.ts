/** A heading, a paragraph of one or more lines, or a list. */
export type DescriptionBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; lines: string[] }
  | { kind: 'list'; items: string[] };

/**
 * A description split into blocks: a line that begins with # is a heading; neighbours that begin with - or • make one list, and
 * other neighbours one paragraph. An item without words is left out.
 */
export function descriptionBlocks(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  let isNeighbour = false;
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    const last = isNeighbour ? blocks.at(-1) : undefined;
    const item = /^[-•]\s*(.*)$/.exec(line)?.[1];
    const heading = /^#{1,6}\s+(.*?)(?:\s+#+)?$/.exec(line)?.[1];
    isNeighbour = line !== '';
    if (line === '' || item === '') continue;
    if (heading) blocks.push({ kind: 'heading', text: heading });
    else if (item !== undefined && last?.kind === 'list') last.items.push(item);
    else if (item !== undefined) blocks.push({ kind: 'list', items: [item] });
    else if (last?.kind === 'paragraph') last.lines.push(line);
    else blocks.push({ kind: 'paragraph', lines: [line] });
  }
  return blocks;
}

/** What a line says in Markdown beyond headings, paragraphs and plain lists. */
const markup = [
  /[*_`~>[\]<&\\]/,
  /^\s+\S/,
  /^(\d+[.)]|\+)(\s|$)/,
  // Rules, underlined headings, headings and items without words, and items that are more than words.
  /^(-{2,}|={1,}|#{1,6}[\s#]*|[-•]\s*)$/,
  /^-[^\s-]/,
  /^[-•]\s*([-•+#]|\d+[.)])/,
];

/** True when a description is headings, paragraphs and plain lists alone, which look the same without the reader of Markdown. */
export function isPlain(text: string): boolean {
  const lines = text.split(/\r?\n/);
  if (lines.some((line) => markup.some((each) => each.test(line)))) return false;
  // Items with empty lines between them are paragraphs in Markdown.
  return !/^[-•][^\n]*\n(\s*\n)+[-•]/m.test(text);
}

/** Lines and items of lists behind one another, separated by a dot where no sentence ends. */
export function inOneFlow(summary: string): string {
  return summary
    .replace(/^- /, '')
    .replace(/\s*\n\s*- +/g, ' · ')
    .replace(/([^\s.!?:;,])\s*\n\s*/g, '$1 · ')
    .replace(/\s*\n\s*/g, ' ');
}
