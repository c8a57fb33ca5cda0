import { Button, Card, Group, NativeSelect, Stack, TextInput, Title } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import {
  type CustomField,
  customFieldsApi,
  type FieldSubject,
  type FieldValues,
  fieldValues,
} from '../../../api/hiring/custom-fields.ts';
import { membersQuery } from '../../identity/companies/company-queries.ts';
import { memberOptions } from '../../identity/companies/member-options.ts';
import { ApiError, call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { fieldValuesQuery } from './field-queries.ts';
import { sentValues, typedValues } from './typed-values.ts';

type Props = { of: FieldSubject; id: string };

/** The company's own fields on a job or an application; nothing where it has none. */
export function FieldsCard({ of, id }: Props) {
  const { data } = useQuery(fieldValuesQuery(of, id));
  if (!data || data.fields.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="own-fields">
      <Stack gap="sm">
        <Title order={2} size="h3" id="own-fields">
          {t('customFields.title')}
        </Title>
        <FieldsForm of={of} id={id} opened={data} />
      </Stack>
    </Card>
  );
}

function FieldsForm({ of, id, opened }: Props & { opened: FieldValues }) {
  const { form, problem, busy, formProps, isTypedBefore, discard } = useFieldsForm({ of, id, opened });
  return (
    <form {...formProps}>
      <Stack gap="sm" maw="24rem">
        <FormProblem problem={problem} />
        <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
        {opened.fields.map((field) => (
          <FieldInput
            key={field.id}
            field={field}
            known={opened.values.find(({ field_id: of }) => of === field.id)}
            input={form.getInputProps(field.id)}
          />
        ))}
        <Group>
          <Button type="submit" variant="default" loading={busy}>
            {t('customFields.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useFieldsForm({ of, id, opened }: Props & { opened: FieldValues }) {
  const client = useQueryClient();
  const [base, setBase] = useState(opened);
  const sent = useRef<string[]>([]);
  const made = useMutationForm<Record<string, string>, FieldValues>({
    initialValues: typedValues(opened),
    draft: `fields ${of} ${id}`,
    validate: (typed) =>
      Object.fromEntries(
        opened.fields
          .filter(({ id: of, kind }) => kind === 'number' && Number.isNaN(numberOf(typed[of] ?? '')))
          .map(({ id: of }) => [of, t('customFields.enterNumber')]),
      ),
    save: (typed) => {
      const values = sentValues(opened.fields, typed, base);
      sent.current = values.map(({ field_id: field }) => field);
      return call(of === 'job' ? customFieldsApi.saveJobFields : customFieldsApi.saveApplicantFields, {
        params: { id },
        body: { version: base.version, values },
      });
    },
    saved: t('customFields.valuesSaved'),
    onSaved: (stored) => {
      setBase(stored);
      client.setQueryData(fieldValuesQuery(of, id).queryKey, stored);
      made.startFrom(typedValues(stored));
    },
    onFailed: (error) => {
      if (!(error instanceof ApiError)) return false;
      const newer = error.code === 'stale_version' ? fieldValues.safeParse(error.current) : null;
      if (!newer?.success) return false;
      setBase(newer.data);
      made.setProblem(t('customFields.valuesChanged'));
      return true;
    },
    // A mistake is told by the place of the field among those that were sent.
    fieldOf: (path): string => sent.current[Number(/^values\.(\d+)/.exec(path)?.[1] ?? -1)] ?? path,
  });
  return made;
}

function numberOf(typed: string): number {
  return Number(typed.trim().replace(',', '.'));
}

type InputProps = { value?: string; onChange: (value: unknown) => void; error?: ReactNode };

function FieldInput(props: {
  field: CustomField;
  known: FieldValues['values'][number] | undefined;
  input: InputProps;
}) {
  const { field, known, input } = props;
  const label = field.retired ? t('customFields.archivedField', { name: field.name }) : field.name;
  if (field.kind === 'choice') {
    const offered = field.options.filter(({ id, retired }) => !retired || id === known?.value);
    return (
      <Choice
        label={label}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
        input={input}
      />
    );
  }
  if (field.kind === 'person') return <PersonChoice label={label} known={known} input={input} />;
  return (
    <TextInput
      label={label}
      type={field.kind === 'date' ? 'date' : 'text'}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      maxLength={2000}
      {...input}
    />
  );
}

function PersonChoice(props: {
  label: string;
  known: FieldValues['values'][number] | undefined;
  input: InputProps;
}) {
  const { label, known, input } = props;
  const options = memberOptions(useQuery(membersQuery).data?.items ?? []);
  const isGone = known && !options.some(({ value }) => value === known.value);
  const all = isGone ? [...options, { value: String(known.value), label: known.label }] : options;
  return <Choice label={label} options={all} input={input} />;
}

function Choice(props: { label: string; options: { value: string; label: string }[]; input: InputProps }) {
  const { label, options, input } = props;
  return (
    <NativeSelect
      label={label}
      data={[{ value: '', label: t('customFields.notStated') }, ...options]}
      {...input}
    />
  );
}
