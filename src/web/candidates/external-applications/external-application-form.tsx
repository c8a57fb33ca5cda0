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
import { t } from '../../platform/messages.ts';
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
import { TrackingFields, type TrackingValues } from './tracking-fields.tsx';
import { schemaErrors } from '../../platform/ui/schema-errors.ts';

const labels = {
  title: t('externalApplications.jobTitle'),
  employer_name: t('externalApplications.employer'),
  applied_on: t('externalApplications.appliedOn'),
  stage: t('externalApplications.stage'),
  url: t('externalApplications.link'),
  next_step: t('externalApplications.nextStep'),
  remind_on: t('targetJobs.remindOn'),
  contacts: t('externalApplications.contacts'),
  notes: t('externalApplications.notes'),
} as const satisfies Record<keyof FormValues, string>;

type FormValues = Omit<ExternalApplicationValues, keyof TrackingValues> & TrackingValues;

type Props = { application: ExternalApplication | null; onClose: () => void };

/** Adds an application that I made elsewhere, or edits one. */
export function ExternalApplicationForm({ application, onClose }: Props) {
  const made = useOutsideForm({ application, onClose });
  return (
    <Modal
      opened
      onClose={onClose}
      title={application ? t('externalApplications.edit') : t('externalApplications.addHeading')}
      closeButtonProps={{ 'aria-label': t('externalApplications.close') }}
    >
      <form {...made.formProps}>
        <Stack gap="md">
          <FormErrors errors={made.form.errors} labels={labels} problem={made.problem} />
          <Fields form={made.form} />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('externalApplications.cancel')}
            </Button>
            <Button type="submit" loading={made.busy}>
              {application ? t('externalApplications.save') : t('externalApplications.add')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}

function Fields({ form }: { form: UseFormReturnType<FormValues> }) {
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
      <TextInput
        id="url"
        label={t('externalApplications.linkOptional')}
        type="url"
        {...form.getInputProps('url')}
      />
      <TrackingFields form={form} />
      <Textarea
        id="notes"
        label={t('externalApplications.notesOptional')}
        description={t('externalApplications.notesHint')}
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
    validate: (values) => errorsOf(sentValues(values)),
    save: (values, idempotencyKey) =>
      base ? changeExternal(base, sentValues(values)) : addExternal(sentValues(values), idempotencyKey),
    saved: application ? t('externalApplications.saved') : t('externalApplications.added'),
    onSaved: async () => {
      onClose();
      await refreshApplications(client);
    },
    onFailed: (error) => {
      const newer = newerOf(error);
      if (newer) setBase(newer);
    },
    problemOf: (error) =>
      newerOf(error) ? t('externalApplications.changedElsewhere') : t('externalApplications.notSaved'),
  });
}

function newerOf(error: unknown): ExternalApplication | null {
  return externalApplication.safeParse(error instanceof ApiError ? error.current : null).data ?? null;
}

const errorsOf = schemaErrors(externalApplicationInput);

/** No day is null, where a field of a form is empty. */
function sentValues(values: FormValues): ExternalApplicationValues {
  return { ...values, remind_on: values.remind_on || null };
}

function valuesOf(application: ExternalApplication | null): FormValues {
  if (!application) {
    const tracked = { next_step: '', remind_on: '', contacts: [] };
    return {
      title: '',
      employer_name: '',
      url: '',
      applied_on: today(),
      stage: 'applied',
      notes: '',
      ...tracked,
    };
  }
  const { title, employer_name, url, applied_on, stage, notes, next_step, contacts } = application;
  const remind_on = application.remind_on ?? '';
  return { title, employer_name, url, applied_on, stage, notes, next_step, remind_on, contacts };
}

/** The reader's own day, as `YYYY-MM-DD`. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
