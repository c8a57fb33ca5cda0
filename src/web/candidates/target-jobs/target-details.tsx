import { Alert, Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type TargetJob, targetJob } from '../../../api/candidates/target-jobs.ts';
import { ApiError } from '../../platform/client.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { useChangeTarget } from './use-target-jobs.ts';

type Props = { job: TargetJob; onClose: () => void };

/** Notes, deadline and reminder of one target job. */
export function TargetDetails({ job, onClose }: Props) {
  const { form, busy, formProps, isStale } = useTargetForm({ job, onClose });
  return (
    <Modal opened onClose={onClose} title={job.title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <form {...formProps}>
        <Stack gap="md">
          {isStale && (
            <Alert color="yellow" role="alert">
              This was changed in another tab. Save again to keep your version.
            </Alert>
          )}
          <Textarea
            label="Notes"
            description="Only you can read them."
            rows={5}
            maxLength={5000}
            data-autofocus
            {...form.getInputProps('notes')}
          />
          <TextInput
            label="Deadline"
            type="date"
            min="1900-01-01"
            max="2099-12-31"
            {...form.getInputProps('deadline')}
          />
          <TextInput
            label="Email me a reminder on"
            type="date"
            min="1900-01-01"
            max="2099-12-31"
            {...form.getInputProps('remind_on')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={busy}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function useTargetForm({ job, onClose }: Props) {
  const change = useChangeTarget();
  const [base, setBase] = useState(job);
  const [isStale, setIsStale] = useState(false);
  const made = useMutationForm({
    initialValues: { notes: job.notes, deadline: job.deadline ?? '', remind_on: job.remind_on ?? '' },
    save: ({ notes, deadline, remind_on }) =>
      change.mutateAsync({
        job: base,
        change: { notes, deadline: deadline || null, remind_on: remind_on || null },
      }),
    saved: 'Saved.',
    onSaved: onClose,
    onFailed: (error) => {
      const newer = targetJob.safeParse(error instanceof ApiError ? error.current : null);
      if (newer.success) setBase(newer.data);
      setIsStale(newer.success);
    },
  });
  return { ...made, isStale };
}
