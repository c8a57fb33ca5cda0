import type { Segment } from './lines.ts';

/** A colon that stands apart from its label belongs to it, not to the value behind it: "Name", ": Ada Quist". */
export function withColonsAtLabels(segments: readonly Segment[]): Segment[] {
  const parted: Segment[] = [];
  for (const segment of segments) {
    const label = parted.at(-1);
    const [colon = ''] = /^[:：]\s*/u.exec(segment.text) ?? [];
    if (!label || colon === '' || label.y !== segment.y || /[:：]$/u.test(label.text)) {
      parted.push(segment);
      continue;
    }
    parted[parted.length - 1] = { ...label, text: `${label.text} ${colon.trim()}` };
    const text = segment.text.slice(colon.length);
    const width = (segment.right - segment.x) / Math.max(1, segment.text.length);
    if (text) parted.push({ ...segment, text, x: segment.x + colon.length * width, turn: null });
  }
  return parted;
}
