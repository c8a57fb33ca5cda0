import { type Stage, stages } from '../../../api/hiring/applications.ts';
import type { TrackedApplication } from '../../../api/hiring/my-applications.ts';
import classes from './stage-bar.module.css';

const wayToHire: readonly Stage[] = ['new', 'screen', 'interview', 'offer', 'hired'];

/** How far an application has come, of all stages; empty where it has ended without a hire. */
export function StageBar({ stage }: Pick<TrackedApplication, 'stage'>) {
  const at = wayToHire.indexOf(
    stage === 'applied' ? 'new' : (stages.find((each) => each === stage) ?? 'rejected'),
  );
  return (
    <span className={classes.stages} aria-hidden>
      {wayToHire.map((each, place) => (
        <span key={each} data-at={place === at ? 'here' : place < at ? 'before' : undefined} />
      ))}
    </span>
  );
}
