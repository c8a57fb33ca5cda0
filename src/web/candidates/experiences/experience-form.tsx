import { Button, Card, Checkbox, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { type Experience, experience as experienceSchema } from '../../../api/candidates/experiences.ts';
import { t } from '../../platform/messages.ts';
import { ApiError } from '../../platform/client.ts';
import { FormErrors } from '../../platform/ui/form-errors.tsx';
import { NewerValues } from '../profiles/newer-values.tsx';
import { useUnsavedGuard } from '../profiles/unsaved-guard.tsx';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import {
  type ExperienceFormValues,
  experienceErrors,
  experienceLabels as labels,
  toFormValues,
} from './experience-form-values.ts';
import { newerExperienceValues } from './newer-experience.ts';
import { MonthYearField } from './month-year-field.tsx';

type Props = {
  initial: ExperienceFormValues;
  version: number | null;
  saveLabel: string;
  onSave: (values: ExperienceFormValues, version: number | null, idempotencyKey: string) => Promise<unknown>;
  onSaved: () => void;
  extra?: ReactNode;
};

/**
 * Adds or edits an experience. `onSave` stores it on top of `version` and throws what the API answers; when somebody saved
 * a newer one meanwhile, it is shown and nothing typed is lost. `onSaved` leaves the page.
 */
export function ExperienceForm(props: Props) {
  const { form, problem, busy, formProps, newer, guardDialog } = useExperienceForm(props);
  return (
    <form {...formProps}>
      <Stack gap="md" maw="44rem">
        <FormErrors errors={form.errors} labels={labels} problem={problem} />
        {newer && (
          <NewerValues
            key={newer.version}
            what="experience"
            values={newerExperienceValues(form.values, props.initial, toFormValues(newer), form.setValues)}
          />
        )}
        <Card>
          <Stack gap="md">
            <Text size="xs" c="dimmed">
              {t('experiences.requiredFields')}
            </Text>
            <Fields form={form} />
          </Stack>
        </Card>
        <Group justify="space-between">
          <Group gap="xs">
            <Button type="submit" loading={busy}>
              {props.saveLabel}
            </Button>
            <LinkButton to="/experiences" variant="default">
              {t('experiences.cancel')}
            </LinkButton>
          </Group>
          {props.extra}
        </Group>
      </Stack>
      {guardDialog}
    </form>
  );
}

function useExperienceForm(props: Props) {
  const [newer, setNewer] = useState<Experience | null>(null);
  const made = useMutationForm({
    initialValues: props.initial,
    validate: experienceErrors,
    save: (values, idempotencyKey) => props.onSave(values, newer?.version ?? props.version, idempotencyKey),
    onSaved: () => {
      guard.allowLeaving();
      props.onSaved();
    },
    onFailed: (error) => {
      const stale = error instanceof ApiError && error.code === 'stale_version';
      const current = stale ? experienceSchema.safeParse(error.current) : null;
      if (current?.success) setNewer(current.data);
      return current?.success === true;
    },
    problemOf: () => t('experiences.saveFailed'),
  });
  const guard = useUnsavedGuard(made.form.isDirty());
  return { ...made, newer, guardDialog: guard.dialog };
}

function Fields({ form }: { form: UseFormReturnType<ExperienceFormValues> }) {
  return (
    <>
      <TextInput id="job_title" label={labels.job_title} required {...form.getInputProps('job_title')} />
      <TextInput
        id="company_name"
        label={labels.company_name}
        required
        autoComplete="organization"
        {...form.getInputProps('company_name')}
      />
      <TextInput
        id="location"
        label={labels.location}
        description={t('experiences.locationHint')}
        {...form.getInputProps('location')}
      />
      <Dates form={form} />
      <Textarea
        id="experience_details"
        label={labels.experience_details}
        description={t('experiences.detailsHint')}
        required
        autosize
        minRows={6}
        maxRows={24}
        {...form.getInputProps('experience_details')}
      />
    </>
  );
}

function Dates({ form }: { form: UseFormReturnType<ExperienceFormValues> }) {
  const { is_current: isCurrent } = form.values;
  return (
    <>
      <Checkbox
        id="is_current"
        label={labels.is_current}
        checked={isCurrent}
        onChange={(event) => {
          const checked = event.currentTarget.checked;
          form.setValues(
            checked ? { is_current: true, end_date: { month: '', year: '' } } : { is_current: false },
          );
          form.clearFieldError('end_date');
        }}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <MonthYearField
          id="start_date"
          label={labels.start_date}
          required
          {...form.getInputProps('start_date')}
          value={form.values.start_date}
          error={form.errors['start_date']}
        />
        <MonthYearField
          id="end_date"
          label={labels.end_date}
          required={!isCurrent}
          disabled={isCurrent}
          {...form.getInputProps('end_date')}
          value={form.values.end_date}
          error={form.errors['end_date']}
        />
      </SimpleGrid>
    </>
  );
}
