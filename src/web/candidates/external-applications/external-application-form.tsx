import { Button, Group, Modal, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ExternalApplication,
  externalApplication,
  externalApplicationInput,
  externalStages,
} from '../../../api/candidates/external-applications.ts';
import { ApiError, fieldErrors } from '../../platform/client.ts';
import { useIdempotencyKey } from '../experiences/use-idempotency-key.ts';
import { FormErrors } from '../profiles/form-errors.tsx';
import { stageNames } from '../target-jobs/target-labels.ts';
import { toast } from '../../platform/ui/toast.ts';
import { refreshApplications } from '../../hiring/my-applications/application-queries.ts';
import {
  addExternal,
  changeExternal,
  type ExternalApplicationValues,
} from './external-application-queries.ts';

const labels = {
  title: 'Job title',
  employer_name: 'Employer',
  applied_on: 'Applied on',
  stage: 'Stage',
  url: 'Link to the job',
  notes: 'Notes',
} as const satisfies Record<keyof ExternalApplicationValues, string>;

/** Adds an application that I made elsewhere, or edits one. */
export function ExternalApplicationForm({
  application,
  onClose,
}: {
  application: ExternalApplication | null;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [base, setBase] = useState(application);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<ExternalApplicationValues>({
    initialValues: valuesOf(application),
    validate: schemaResolver(externalApplicationInput, { sync: true }),
  });
  async function save(values: ExternalApplicationValues) {
    setFailure(null);
    try {
      await (base ? changeExternal(base, values) : addExternal(values, keyFor(values)));
    } catch (error) {
      const newer = externalApplication.safeParse(error instanceof ApiError ? error.current : null);
      if (newer.success) setBase(newer.data);
      form.setErrors(fieldErrors(error));
      setFailure(
        newer.success
          ? 'This was changed in another tab. Save again to keep what stands here.'
          : 'It could not be saved. Please try again.',
      );
      return setAttempt((count) => count + 1);
    }
    toast.success(application ? 'Saved.' : 'Added to your applications.');
    onClose();
    await refreshApplications(client);
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={application ? 'Edit application' : 'Add an application made elsewhere'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form noValidate onSubmit={form.onSubmit(save, () => setAttempt((count) => count + 1))}>
        <Stack gap="md">
          <FormErrors errors={form.errors} labels={labels} failure={failure} attempt={attempt} />
          <TextInput id="title" label={labels.title} data-autofocus {...form.getInputProps('title')} />
          <TextInput
            id="employer_name"
            label={labels.employer_name}
            {...form.getInputProps('employer_name')}
          />
          <Group grow align="flex-start">
            <TextInput
              id="applied_on"
              label={labels.applied_on}
              type="date"
              min="1900-01-01"
              max="2099-12-31"
              {...form.getInputProps('applied_on')}
            />
            <NativeSelect
              id="stage"
              label={labels.stage}
              data={externalStages.map((value) => ({ value, label: stageNames[value] }))}
              {...form.getInputProps('stage')}
            />
          </Group>
          <TextInput id="url" label={`${labels.url} (optional)`} type="url" {...form.getInputProps('url')} />
          <Textarea
            id="notes"
            label={`${labels.notes} (optional)`}
            description="Only you can read them."
            rows={4}
            {...form.getInputProps('notes')}
          />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={form.submitting}>
              {application ? 'Save' : 'Add application'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function valuesOf(application: ExternalApplication | null): ExternalApplicationValues {
  if (!application) {
    return { title: '', employer_name: '', url: '', applied_on: today(), stage: 'applied', notes: '' };
  }
  const { title, employer_name, url, applied_on, stage, notes } = application;
  return { title, employer_name, url, applied_on, stage, notes };
}

/** The reader's own day, as `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
