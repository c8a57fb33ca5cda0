import { Modal, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type TargetJob, targetJob } from '../../../api/candidates/target-jobs.ts';
import { t } from '../../platform/messages.ts';
import { ApiError } from '../../platform/client.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { useChangeTarget } from './use-target-jobs.ts';

const day = { type: 'date', min: '1900-01-01', max: '2099-12-31' };

type Props = { job: TargetJob; onClose: () => void };

/** Notes, deadline and reminder of one target job. */
export function TargetDetails({ job, onClose }: Props) {
  const made = useTargetForm({ job, onClose });
  const field = made.form.getInputProps;
  return (
    <Modal
      opened
      onClose={onClose}
      title={job.title}
      closeButtonProps={{ 'aria-label': t('targetJobs.close') }}
    >
      <DialogForm form={made} submit={t('targetJobs.save')} back={t('targetJobs.cancel')} onBack={onClose}>
        <Textarea
          label={t('targetJobs.notes')}
          description={t('targetJobs.notesHint')}
          rows={5}
          maxLength={5000}
          data-autofocus
          {...field('notes')}
        />
        <TextInput label={t('targetJobs.deadline')} {...day} {...field('deadline')} />
        <TextInput label={t('targetJobs.remindOn')} {...day} {...field('remind_on')} />
      </DialogForm>
    </Modal>
  );
}

function useTargetForm({ job, onClose }: Props) {
  const change = useChangeTarget();
  const [base, setBase] = useState(job);
  return useMutationForm({
    initialValues: { notes: job.notes, deadline: job.deadline ?? '', remind_on: job.remind_on ?? '' },
    draft: `target job ${job.job_id}`,
    save: ({ notes, deadline, remind_on }) =>
      change.mutateAsync({
        job: base,
        change: { notes, deadline: deadline || null, remind_on: remind_on || null },
      }),
    saved: t('targetJobs.savedToast'),
    onSaved: onClose,
    onFailed: (error) => {
      const newer = newerOf(error);
      if (newer) setBase(newer);
    },
    problemOf: (error) => (newerOf(error) ? t('targetJobs.changedElsewhere') : reasonOf(error)),
  });
}

function newerOf(error: unknown): TargetJob | null {
  return targetJob.safeParse(error instanceof ApiError ? error.current : null).data ?? null;
}
