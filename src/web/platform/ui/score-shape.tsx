import type { Known, ScoreShape } from '../../../api/matching/ledger.ts';
import { openMusts, shapeOrder } from '../../../api/matching/shape-text.ts';
import { t } from '../messages.ts';
import classes from './score-shape.module.css';

/** The required licences and languages that are not shown. */
export function MustChips({ shape }: { shape: ScoreShape }) {
  const chips = openMusts(shape);
  if (chips.length === 0) return null;
  return (
    <div className={classes.musts}>
      {chips.map(({ kind, state, names }) => (
        <span key={`${kind} ${state}`} className={classes.must} title={names.join(', ')}>
          {t('ui.openMust', { kind, state, count: names.length })}
        </span>
      ))}
    </div>
  );
}

/** The states of a shape, a segment each, at most ten: beyond that each stands for a tenth of them. */
export function segmentsOf(shape: ScoreShape): Known[] {
  const all = shapeOrder.flatMap((state) => Array<Known>(shape[state]).fill(state));
  if (all.length <= MOST) return all;
  return Array.from(
    { length: MOST },
    (_, at) => all[Math.floor(((at + 0.5) * all.length) / MOST)] ?? 'unknown',
  );
}

const MOST = 10;
