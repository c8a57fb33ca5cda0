import { Alert, Button, Group, Modal, Stack, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { type FormEvent, useState } from 'react';
import { type TargetJob, targetJob } from '../../../api/candidates/target-jobs.ts';
import { ApiError } from '../../platform/client.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useChangeTarget } from './use-target-jobs.ts';

/** Notes, deadline and reminder of one target job. */
export function TargetDetails({ job, onClose }: { job: TargetJob; onClose: () => void }) {
  const change = useChangeTarget();
  const [base, setBase] = useState(job);
  const [isStale, setIsStale] = useState(false);
  const [notes, setNotes] = useState(job.notes);
  const [deadline, setDeadline] = useState(job.deadline ?? '');
  const [remindOn, setRemindOn] = useState(job.remind_on ?? '');
  function save(event: FormEvent) {
    event.preventDefault();
    const values = { notes, deadline: deadline || null, remind_on: remindOn || null };
    change.mutate(
      { job: base, change: values },
      {
        onError: (error) => {
          const newer = targetJob.safeParse(error instanceof ApiError ? error.current : null);
          if (newer.success) setBase(newer.data);
          setIsStale(newer.success);
        },
        onSuccess: () => {
          toast.success('Saved.');
          onClose();
        },
      },
    );
  }
  return (
    <Modal opened onClose={onClose} title={job.title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <form onSubmit={save}>
        <Stack gap="md">
          {isStale && (
            <Alert color="yellow" role="alert">
              This was changed in another tab. Save again to keep what stands here.
            </Alert>
          )}
          <Textarea
            label="Notes"
            description="Only you can read them."
            rows={5}
            maxLength={5000}
            data-autofocus
            value={notes}
            onChange={(event) => setNotes(event.currentTarget.value)}
          />
          <TextInput
            label="Deadline"
            type="date"
            min="1900-01-01"
            max="2099-12-31"
            value={deadline}
            onChange={(event) => setDeadline(event.currentTarget.value)}
          />
          <TextInput
            label="Remind me by mail on"
            type="date"
            min="1900-01-01"
            max="2099-12-31"
            value={remindOn}
            onChange={(event) => setRemindOn(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={change.isPending}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
