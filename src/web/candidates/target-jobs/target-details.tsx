import { Modal, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { type TargetJob, targetJob } from '../../../api/candidates/target-jobs.ts';
import { trackingFields } from '../../../api/candidates/tracking.ts';
import { TrackingFields } from '../external-applications/tracking-fields.tsx';
import { schemaErrors } from '../../platform/ui/schema-errors.ts';
import { t } from '../../platform/messages.ts';
import { ApiError } from '../../platform/client.ts';
import { DialogForm } from '../../platform/ui/dialog-form.tsx';
import { reasonOf } from '../../platform/ui/form-mistakes.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { useChangeTarget } from './use-target-jobs.ts';

const day = { type: 'date', min: '1900-01-01', max: '2099-12-31' };

type Props = { job: TargetJob; onClose: () => void };

const contactErrors = schemaErrors(z.object({ contacts: trackingFields.contacts }));

/** Next step, contacts, deadline and notes of one target job. */
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
        <TrackingFields form={made.form} />
        <TextInput label={t('targetJobs.deadline')} {...day} {...field('deadline')} />
        <Textarea
          label={t('targetJobs.notes')}
          description={t('targetJobs.notesHint')}
          rows={5}
          maxLength={5000}
          {...field('notes')}
        />
      </DialogForm>
    </Modal>
  );
}

function useTargetForm({ job, onClose }: Props) {
  const change = useChangeTarget();
  const [base, setBase] = useState(job);
  return useMutationForm({
    initialValues: {
      notes: job.notes,
      deadline: job.deadline ?? '',
      next_step: job.next_step,
      remind_on: job.remind_on ?? '',
      contacts: job.contacts,
    },
    validate: (values) => contactErrors(values),
    draft: `target job ${job.job_id}`,
    save: ({ notes, deadline, next_step, remind_on, contacts }) =>
      change.mutateAsync({
        job: base,
        change: {
          notes,
          deadline: deadline || null,
          next_step,
          remind_on: remind_on || null,
          contacts,
        },
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
