import { VisuallyHidden } from '@mantine/core';
import type { PostingRow } from '../../../api/jobs/jobs.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { stageLabels } from '../job-stages/stage-labels.ts';
import classes from './pipeline-cells.module.css';

const stages = ['new', 'screen', 'interview', 'offer', 'hired'] as const;

/** How many applicants are in each kind of stage, a cell each, the deeper the further. */
export function PipelineCells({ pipeline }: { pipeline: PostingRow['pipeline'] }) {
  return (
    <span className={classes.cells}>
      {stages.map((stage) => (
        <span
          key={stage}
          className={classes.cell}
          data-stage={stage}
          data-empty={pipeline[stage] === 0}
          title={stageLabels[stage]}
        >
          <VisuallyHidden>{stageLabels[stage]} </VisuallyHidden>
          {formatNumber(pipeline[stage])}
        </span>
      ))}
    </span>
  );
}
