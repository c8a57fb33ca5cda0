import { lineElements } from './line-features.ts';
import type { Line } from './lines.ts';
import { models } from './models.ts';
import type { SectionKind } from './headings.ts';
import { label } from './sequence-model.ts';

/** What a line may be: above all sections, a heading, the head or the text of a position, of a study, of skills, or other text. */
export type LineLabel =
  | 'top'
  | 'heading experience'
  | 'heading education'
  | 'heading skills'
  | 'heading other'
  | 'head'
  | 'text'
  | 'education'
  | 'skills'
  | 'other';

/** The learnt label of a line, and how likely each label is (0 to 1). */
export type LabelledLine = { label: LineLabel; likely: (label: LineLabel) => number };

/** Labels all lines of a resume together. */
export function labelLines(lines: readonly Line[]): Map<Line, LabelledLine> {
  const model = models().lines;
  const { best, likely } = label(model, lineElements(lines));
  const at = new Map(model.labels.map((name, i) => [name, i]));
  return new Map(
    lines.map((line, i) => [
      line,
      {
        label: (model.labels[best[i] ?? 0] ?? 'other') as LineLabel,
        likely: (name) => likely[i]?.[at.get(name) ?? 0] ?? 0,
      },
    ]),
  );
}

/** The section that a label belongs to: what its heading opens, or what its lines are part of. */
export function kindOfLabel(name: LineLabel): SectionKind | 'header' {
  if (name === 'top') return 'header';
  if (name === 'head' || name === 'text') return 'experience';
  const kind = name.replace('heading ', '');
  return kind === 'experience' || kind === 'education' || kind === 'skills' ? kind : 'other';
}
