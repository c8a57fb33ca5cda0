import { Badge, Group } from '@mantine/core';
import type { ScoreShape } from '../../../api/matching/ledger.ts';
import { openMusts, shapeOrder } from '../../../api/matching/shape-text.ts';
import classes from './score-shape.module.css';

type State = (typeof shapeOrder)[number];

/** One segment for each required skill, by how it is known; tenths where there are more than ten. Its words stand beside it. */
export function ScoreSegments({ shape, color }: { shape: ScoreShape; color: string }) {
  return (
    <span className={classes.segments} aria-hidden style={{ color }}>
      {segmentsOf(shape).map((state, index) => (
        <span key={index} className={classes.segment} data-state={state} />
      ))}
    </span>
  );
}

/** The required licences and languages that are not shown. */
export function MustChips({ shape }: { shape: ScoreShape }) {
  const chips = openMusts(shape);
  if (chips.length === 0) return null;
  return (
    <Group gap={4} mt={4}>
      {chips.map(({ text, names }) => (
        <Badge key={text} color="gray" variant="outline" title={names} maw="100%">
          {text}
        </Badge>
      ))}
    </Group>
  );
}

/** The states of a shape, a segment each, at most ten: beyond that each stands for a tenth of them. */
export function segmentsOf(shape: ScoreShape): State[] {
  const all = shapeOrder.flatMap((state) => Array<State>(shape[state]).fill(state));
  if (all.length <= MOST) return all;
  return Array.from(
    { length: MOST },
    (_, at) => all[Math.floor(((at + 0.5) * all.length) / MOST)] ?? 'unknown',
  );
}

const MOST = 10;
