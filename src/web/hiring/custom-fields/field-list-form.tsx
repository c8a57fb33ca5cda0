import { ActionIcon, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { Archive, ArchiveRestore, Plus, X } from 'lucide-react';
import { useState } from 'react';
import {
  type CustomFieldList,
  customFieldList,
  customFieldsApi,
  type FieldSubject,
  fieldKinds,
  mostFields,
} from '../../../api/hiring/custom-fields.ts';
import { EntryActions, RetiredEntries, useEntryChange } from '../../identity/company-lists/entry-rows.tsx';
import { isNameTwice, withNew } from '../../identity/company-lists/list-entries.ts';
import listClasses from '../../identity/company-lists/company-lists.module.css';
import { ApiError, call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { customFieldsQuery } from './field-queries.ts';
import { fieldEntries, type FieldEntry, newField, sentFields, withTheirFields } from './field-entries.ts';
import classes from './custom-fields.module.css';

type Values = { items: FieldEntry[] };
type Form = UseFormReturnType<Values>;
type Change = (next: FieldEntry[], focus: string) => void;

const kindLabels = {
  text: t('customFields.text'),
  number: t('customFields.number'),
  date: t('customFields.date'),
  choice: t('customFields.choice'),
  person: t('customFields.person'),
};

/** The fields on a subject: added, renamed in place, ordered and archived, and saved as a whole. */
export function FieldListForm(props: { subject: FieldSubject; saved: CustomFieldList }) {
  const { form, problem, busy, formProps, isTypedBefore, discard } = useFieldListForm(props);
  const { items } = form.values;
  const offered = items.filter(({ retired }) => !retired);
  const { area, change, newKey } = useEntryChange<FieldEntry>((next) => form.setFieldValue('items', next));
  return (
    <form {...formProps}>
      <Stack gap="md" ref={area}>
        <FormProblem problem={problem} />
        <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
        {offered.length === 0 && <Text size="sm">{t('customFields.none')}</Text>}
        <ol className={listClasses.list}>
          {offered.map((field, index) => (
            <OfferedField
              key={field.key}
              field={field}
              form={form}
              number={index + 1}
              isLast={index === offered.length - 1}
              onChange={change}
            />
          ))}
        </ol>
        {items.some(({ retired }) => retired) && (
          <RetiredEntries title={t('customFields.archived')} entries={items} onChange={change} />
        )}
        <Group>
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            data-focus="add"
            disabled={items.length >= mostFields}
            onClick={() => {
              const key = newKey();
              change(withNew(items, newField(key)), `name ${key}`);
            }}
          >
            {t('customFields.add')}
          </Button>
          <Button type="submit" loading={busy}>
            {t('customFields.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type FieldProps = { field: FieldEntry; form: Form; number: number; isLast: boolean; onChange: Change };

function OfferedField({ field, form, number, isLast, onChange }: FieldProps) {
  const { key } = field;
  const { items } = form.values;
  const at = items.indexOf(field);
  const isSaved = field.id !== undefined;
  return (
    <li>
      <div className={`${listClasses.entry} ${classes.field}`}>
        <TextInput
          aria-label={t('customFields.nameOf', { number })}
          data-focus={`name ${key}`}
          flex="1 1 10rem"
          maxLength={80}
          {...form.getInputProps(`items.${at}.name`)}
        />
        <NativeSelect
          aria-label={t('customFields.kindOf', { number })}
          disabled={isSaved}
          data={fieldKinds.map((kind) => ({ value: kind, label: kindLabels[kind] }))}
          {...form.getInputProps(`items.${at}.kind`)}
        />
        <EntryActions
          entry={field}
          entries={items}
          isFirst={number === 1}
          isLast={isLast}
          onChange={onChange}
        />
      </div>
      {field.kind === 'choice' && <Options field={field} form={form} at={at} />}
    </li>
  );
}

/** What can be chosen in a field: options are added, renamed and archived. */
function Options({ field, form, at }: { field: FieldEntry; form: Form; at: number }) {
  const set = (options: FieldEntry['options']) => form.setFieldValue(`items.${at}.options`, options);
  return (
    <div className={classes.options}>
      {field.options.map((option, index) => (
        <Group key={option.key} gap={4} wrap="nowrap">
          <TextInput
            aria-label={t('customFields.optionOf', { number: index + 1, name: field.name })}
            flex={1}
            maxLength={80}
            disabled={option.retired}
            {...form.getInputProps(`items.${at}.options.${index}.name`)}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={optionAction(option)}
            onClick={() =>
              set(
                option.id === undefined
                  ? field.options.filter(({ key }) => key !== option.key)
                  : field.options.with(index, { ...option, retired: !option.retired }),
              )
            }
          >
            <OptionIcon option={option} />
          </ActionIcon>
        </Group>
      ))}
      {form.errors[`items.${at}.options`] && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {form.errors[`items.${at}.options`]}
        </Text>
      )}
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={t('customFields.addOptionTo', { name: field.name })}
        onClick={() =>
          set([...field.options, { key: `new ${field.options.length}`, name: '', retired: false }])
        }
      >
        {t('customFields.addOption')}
      </Button>
    </div>
  );
}

type Option = FieldEntry['options'][number];

function optionAction({ id, name, retired }: Option): string {
  if (id === undefined) return t('companyLists.remove', { name });
  return retired ? t('customFields.restoreOption', { name }) : t('customFields.archiveOption', { name });
}

function OptionIcon({ option }: { option: Option }) {
  if (option.id === undefined) return <X size={16} aria-hidden />;
  return option.retired ? <ArchiveRestore size={16} aria-hidden /> : <Archive size={16} aria-hidden />;
}

function useFieldListForm({ subject, saved }: { subject: FieldSubject; saved: CustomFieldList }) {
  const client = useQueryClient();
  const [version, setVersion] = useState(saved.version);
  const made = useMutationForm<Values, CustomFieldList>({
    initialValues: { items: fieldEntries(saved) },
    draft: `fields ${subject}`,
    validate: {
      items: {
        name: (name: string, { items }: Values) => nameMistake(name, items),
        options: (options: Option[], { items }: Values, path: string) =>
          items[Number(path.split('.')[1])]?.kind === 'choice' && !options.some(({ retired }) => !retired)
            ? t('customFields.needsOption')
            : null,
      },
    },
    save: ({ items }) =>
      call(customFieldsApi.changeCustomFields, {
        body: { subject, version, items: sentFields(withTheirFields(items, fieldEntries(saved))) },
      }),
    saved: t('customFields.saved'),
    onSaved: (stored) => {
      setVersion(stored.version);
      made.startFrom({ items: fieldEntries(stored) });
      client.setQueryData(customFieldsQuery.queryKey, (all) => all && { ...all, [subject]: stored });
    },
    onFailed: (error, { items }) => {
      const theirs = error instanceof ApiError ? customFieldList.safeParse(error.current) : null;
      if (!theirs?.success) return false;
      setVersion(theirs.data.version);
      made.form.setFieldValue('items', withTheirFields(items, fieldEntries(theirs.data)));
      made.setProblem(t('companyLists.changedByOther'));
      return true;
    },
    fieldOf: (path) => (path === 'items' ? 'form' : path),
  });
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => made.form.isDirty() });
  return made;
}

function nameMistake(name: string, items: FieldEntry[]): string | null {
  if (name.trim() === '') return t('companyLists.enterName');
  return isNameTwice(name, items) ? t('companyLists.nameTwice') : null;
}
