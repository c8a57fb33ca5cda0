import type { Stage } from '../../../api/hiring/applications.ts';
import classes from './stage-chip.module.css';

/** A stage by its name, the deeper the further; those that ended it stay without colour. */
export function StageChip({ stage, name }: { stage: Stage; name: string }) {
  return (
    <span className={classes.chip} data-stage={stage} title={name}>
      {name}
    </span>
  );
}
