import { Button, NativeSelect, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import {
  fieldsOfKind,
  type RecordKind,
  type RecordField,
  type RecordImport,
  recordImportsApi,
} from '../../../api/hiring/record-imports.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { fieldLabels } from './record-labels.ts';
import { recordImportQuery } from './record-queries.ts';
import classes from './record-imports.module.css';

/** What the lines and columns of a file are, with samples of each; sent, the file is checked. */
export function ColumnsForm({ item, onSent }: { item: RecordImport; onSent: () => void }) {
  const queries = useQueryClient();
  const { form, formProps, problem, busy } = useMutationForm({
    initialValues: {
      kind: item.kind,
      day_first: item.day_first,
      columns: item.columns.map(({ field }): string => field ?? ''),
    },
    draft: `columns of ${item.id} ${item.version}`,
    save: ({ kind, day_first, columns }) => {
      const fits = (field: string): field is RecordField => fieldsOfKind[kind].some((one) => one === field);
      return call(recordImportsApi.mapRecordImport, {
        params: { id: item.id },
        body: {
          version: item.version,
          kind,
          day_first,
          columns: columns.map((field) => (fits(field) ? field : null)),
        },
      });
    },
    onSaved: (now) => {
      queries.setQueryData(recordImportQuery(item.id).queryKey, now);
      onSent();
      return queries.invalidateQueries({ queryKey: recordImportQuery(item.id).queryKey });
    },
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <FormProblem problem={problem} />
        <Text>{descriptionOf(item)}</Text>
        <NativeSelect
          label={t('recordImports.whatLines')}
          maw="22rem"
          data={[
            { value: 'people', label: t('recordImports.linePerson') },
            { value: 'jobs', label: t('recordImports.lineJob') },
          ]}
          {...form.getInputProps('kind')}
        />
        {item.dates_unclear && <Dates form={form} />}
        <Columns
          item={item}
          kind={form.getValues().kind}
          input={(at) => form.getInputProps(`columns.${at}`)}
        />
        <div>
          <Button type="submit" loading={busy}>
            {item.state === 'mapping' ? t('recordImports.checkFile') : t('recordImports.checkAgain')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

function Columns(props: { item: RecordImport; kind: RecordKind; input: (at: number) => object }) {
  const { item, kind, input } = props;
  const fields = [
    { value: '', label: t('recordImports.leaveOut') },
    ...fieldsOfKind[kind].map((field) => ({ value: field, label: fieldLabels[field] })),
  ];
  return (
    <div>
      <Title order={2} size="h3" mb="xs">
        {t('recordImports.columnsTitle')}
      </Title>
      <ul className={classes.rows}>
        {item.columns.map((column, at) => (
          <li key={column.name} className={classes.row}>
            <Text size="sm" fw={500} className={classes.words ?? ''}>
              {column.name}
            </Text>
            <Text size="sm" c="dimmed" className={classes.words ?? ''}>
              {column.kept_out
                ? t('recordImports.keptOut')
                : column.samples.join(' · ') || t('recordImports.noSamples')}
            </Text>
            {!column.kept_out && (
              <NativeSelect
                size="sm"
                aria-label={t('recordImports.fieldFor', { column: column.name })}
                data={fields}
                {...input(at)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type DatesForm = {
  getValues: () => { day_first: boolean };
  setFieldValue: (name: 'day_first', value: boolean) => void;
};

function Dates({ form }: { form: DatesForm }) {
  return (
    <div>
      <Text size="sm" fw={500} id="record-dates" mb={4}>
        {t('recordImports.dates')}
      </Text>
      <SegmentedControl
        aria-labelledby="record-dates"
        data={[
          { value: 'month', label: t('recordImports.monthFirst') },
          { value: 'day', label: t('recordImports.dayFirst') },
        ]}
        value={form.getValues().day_first ? 'day' : 'month'}
        onChange={(value) => form.setFieldValue('day_first', value === 'day')}
      />
    </div>
  );
}

function descriptionOf({ format, remembered }: RecordImport): string {
  if (remembered) return t('recordImports.remembered');
  if (format === 'other') return t('recordImports.notRecognised');
  return t('recordImports.recognised', { system: t('recordImports.formatName', { format }) });
}
