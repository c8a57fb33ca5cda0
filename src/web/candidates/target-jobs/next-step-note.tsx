import { Text } from '@mantine/core';
import type { TrackedContact } from '../../../api/candidates/tracking.ts';
import { t } from '../../platform/messages.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import classes from './target-jobs.module.css';

type Tracked = { next_step: string; remind_on: string | null; contacts: TrackedContact[] };

/** What is planned for a job and whom one knows there, in a line each. */
export function NextStepNote({ tracked }: { tracked: Tracked }) {
  const { next_step: step, remind_on: day, contacts } = tracked;
  const names = contacts.map(({ name, role }) => (role === '' ? name : `${name} (${role})`));
  return (
    <>
      {(step !== '' || day !== null) && (
        <Text size="xs" mt={4} className={classes.step} data-due={day !== null && day <= today()}>
          {step === ''
            ? t('targetJobs.reminderOn', { on: formatDate(day ?? '') })
            : day === null
              ? step
              : t('targetJobs.stepOn', { step, on: formatDate(day) })}
        </Text>
      )}
      {names.length > 0 && (
        <Text size="xs" c="dimmed" mt={4}>
          {names.join(', ')}
        </Text>
      )}
    </>
  );
}

/** The reader's own day, as `YYYY-MM-DD`. */
function today(): string {
  return new Date().toLocaleDateString('sv-SE');
}
