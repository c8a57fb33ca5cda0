import { VisuallyHidden } from '@mantine/core';
import type { PostingRow } from '../../../api/jobs/jobs.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { stageLabels } from '../job-stages/stage-labels.ts';
import classes from './pipeline-cells.module.css';

const stages = ['new', 'screen', 'interview', 'offer', 'hired'] as const;

/** How many applicants are in each kind of stage, a cell each, the deeper the further; a point where nobody is. */
export function PipelineCells({ pipeline }: { pipeline: PostingRow['pipeline'] }) {
  return (
    <span className={classes.cells}>
      {stages.map((stage) => (
        <span
          key={stage}
          className={classes.cell}
          data-stage={pipeline[stage] > 0 ? stage : undefined}
          title={stageLabels[stage]}
        >
          <VisuallyHidden>{`${stageLabels[stage]} ${formatNumber(pipeline[stage])} `}</VisuallyHidden>
          <span aria-hidden>{pipeline[stage] > 0 ? formatNumber(pipeline[stage]) : '·'}</span>
        </span>
      ))}
    </span>
  );
}

/** The names of those cells, above them; each cell says its own to who does not see them. */
export function PipelineHead() {
  return (
    <span className={classes.cells} aria-hidden>
      {stages.map((stage) => (
        <span key={stage} className={classes.head}>
          {stageLabels[stage]}
        </span>
      ))}
    </span>
  );
}
