import { Button, Group, Modal, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { type UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type ExternalApplication,
  externalApplication,
  externalApplicationInput,
  externalStages,
} from '../../../api/candidates/external-applications.ts';
import { ApiError } from '../../platform/client.ts';
import { FormErrors } from '../../platform/ui/form-errors.tsx';
import { stageNames } from '../target-jobs/target-labels.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { refreshApplications } from '../../hiring/my-applications/application-queries.ts';
import {
  addExternal,
  changeExternal,
  type ExternalApplicationValues,
} from './external-application-queries.ts';
import { schemaErrors } from '../../platform/ui/schema-errors.ts';

const labels = {
  title: 'Job title',
  employer_name: 'Employer',
  applied_on: 'Applied on',
  stage: 'Stage',
  url: 'Link to the job',
  notes: 'Notes',
} as const satisfies Record<keyof ExternalApplicationValues, string>;

type Props = { application: ExternalApplication | null; onClose: () => void };

/** Adds an application that I made elsewhere, or edits one. */
export function ExternalApplicationForm({ application, onClose }: Props) {
  const made = useOutsideForm({ application, onClose });
  return (
    <Modal
      opened
      onClose={onClose}
      title={application ? 'Edit application' : 'Add an outside application'}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form {...made.formProps}>
        <Stack gap="md">
          <FormErrors errors={made.form.errors} labels={labels} problem={made.problem} />
          <Fields form={made.form} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={made.busy}>
              {application ? 'Save' : 'Add application'}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function Fields({ form }: { form: UseFormReturnType<ExternalApplicationValues> }) {
  return (
    <>
      <TextInput id="title" label={labels.title} data-autofocus {...form.getInputProps('title')} />
      <TextInput id="employer_name" label={labels.employer_name} {...form.getInputProps('employer_name')} />
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
    </>
  );
}

function useOutsideForm({ application, onClose }: Props) {
  const client = useQueryClient();
  const [base, setBase] = useState(application);
  return useMutationForm({
    initialValues: valuesOf(application),
    draft: `application made elsewhere ${application?.id ?? ''}`,
    validate: schemaErrors(externalApplicationInput),
    save: (values, idempotencyKey) =>
      base ? changeExternal(base, values) : addExternal(values, idempotencyKey),
    saved: application ? 'Saved.' : 'Added to your applications.',
    onSaved: async () => {
      onClose();
      await refreshApplications(client);
    },
    onFailed: (error) => {
      const newer = newerOf(error);
      if (newer) setBase(newer);
    },
    problemOf: (error) =>
      newerOf(error)
        ? 'This was changed in another tab. Save again to keep your version.'
        : 'It could not be saved. Please try again.',
  });
}

function newerOf(error: unknown): ExternalApplication | null {
  return externalApplication.safeParse(error instanceof ApiError ? error.current : null).data ?? null;
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
