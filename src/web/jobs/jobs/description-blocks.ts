/** A line of a description, or a run of lines that are a list. */
export type DescriptionBlock = { kind: 'line'; text: string } | { kind: 'list'; items: string[] };

/** A description split by line, empty lines left out; neighbouring lines that begin with - or • make one list. */
export function descriptionBlocks(text: string): DescriptionBlock[] {
  const blocks: DescriptionBlock[] = [];
  for (const raw of text.split(/\r?\n/)) {
    const line = raw.trim();
    if (line === '') continue;
    const item = /^[-•]\s*(.*)$/.exec(line)?.[1];
    const last = blocks.at(-1);
    if (item === undefined) blocks.push({ kind: 'line', text: line });
    else if (item === '') continue;
    else if (last?.kind === 'list') last.items.push(item);
    else blocks.push({ kind: 'list', items: [item] });
  }
  return blocks;
}

/** True when a description is paragraphs and plain lists alone, which look the same without the reader of Markdown. */
export function isPlain(text: string): boolean {
  const lines = text.split(/\r?\n/);
  if (lines.some((line) => /[*_`#>[\]<&\\]|^\s+\S|^\d+[.)]\s|^\+\s|^(-{2,}|={1,})\s*$/.test(line)))
    return false;
  // Neighbouring lines are one paragraph with a break in it.
  const isLine = lines.map((line) => line.trim() !== '' && !/^[-•]\s/.test(line));
  return !isLine.some((is, at) => is && isLine[at + 1]);
}

/** Lines and items of lists behind one another, parted by a dot where no sentence ends. */
export function inOneFlow(summary: string): string {
  return summary
    .replace(/^- /, '')
    .replace(/\s*\n\s*- +/g, ' · ')
    .replace(/([^\s.!?:;,])\s*\n\s*/g, '$1 · ')
    .replace(/\s*\n\s*/g, ' ');
}
