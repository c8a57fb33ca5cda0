import { ActionIcon, Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type CustomFieldList,
  customFieldList,
  customFieldsApi,
  type FieldSubject,
  fieldKinds,
  mostFields,
} from '../../../api/hiring/custom-fields.ts';
import { isNameTwice, moved, withRetired } from '../../identity/company-lists/list-entries.ts';
import listClasses from '../../identity/company-lists/company-lists.module.css';
import { ApiError, call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { customFieldsQuery } from './field-queries.ts';
import { fieldEntries, type FieldEntry, newField, sentFields } from './field-entries.ts';
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
  const { form, problem, busy, formProps } = useFieldListForm(props);
  const { items } = form.values;
  const offered = items.filter(({ retired }) => !retired);
  const retired = items.filter((field) => field.retired);
  const area = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(1);
  /** Changes the fields, and gives the focus to what the reader goes on with. */
  const change: Change = (next, focus) => {
    flushSync(() => form.setFieldValue('items', next));
    const wanted = area.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(focus)}"]`);
    (wanted ?? area.current?.querySelector<HTMLElement>('[data-focus="add"]'))?.focus();
  };
  return (
    <form {...formProps}>
      <Stack gap="md" ref={area}>
        <FormProblem problem={problem} />
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
        {retired.length > 0 && <RetiredFields fields={retired} form={form} onChange={change} />}
        <Group>
          <Button
            variant="default"
            leftSection={<Plus size={16} aria-hidden />}
            data-focus="add"
            disabled={items.length >= mostFields}
            onClick={() => {
              setCount(count + 1);
              change([...offered, newField(`new ${count}`), ...retired], `name new ${count}`);
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
  const { key, name } = field;
  const { items } = form.values;
  const at = items.indexOf(field);
  const isSaved = field.id !== undefined;
  const move = (by: -1 | 1, isEnd: boolean) => ({
    variant: 'subtle' as const,
    className: listClasses.move ?? '',
    'data-focus': `${by} ${key}`,
    'data-disabled': isEnd || undefined,
    'aria-disabled': isEnd,
    onClick: () => !isEnd && onChange(moved(items, key, by) as FieldEntry[], `${by} ${key}`),
  });
  const away = isSaved ? t('companyLists.retire', { name }) : t('companyLists.remove', { name });
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
        <Group gap={2} wrap="nowrap" h={36}>
          <ActionIcon aria-label={t('companyLists.moveUp', { name })} {...move(-1, number === 1)}>
            <ArrowUp size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon aria-label={t('companyLists.moveDown', { name })} {...move(1, isLast)}>
            <ArrowDown size={16} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={away}
            title={away}
            onClick={() => onChange(withRetired(items, key, true) as FieldEntry[], `restore ${key}`)}
          >
            {isSaved ? <Archive size={16} aria-hidden /> : <X size={16} aria-hidden />}
          </ActionIcon>
        </Group>
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
            aria-label={optionDeed(option)}
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

function optionDeed({ id, name, retired }: Option): string {
  if (id === undefined) return t('companyLists.remove', { name });
  return retired ? t('customFields.restoreOption', { name }) : t('customFields.archiveOption', { name });
}

function OptionIcon({ option }: { option: Option }) {
  if (option.id === undefined) return <X size={16} aria-hidden />;
  return option.retired ? <ArchiveRestore size={16} aria-hidden /> : <Archive size={16} aria-hidden />;
}

function RetiredFields(props: { fields: FieldEntry[]; form: Form; onChange: Change }) {
  const { fields, form, onChange } = props;
  return (
    <section aria-label={t('customFields.archived')}>
      <Text size="sm" fw={500}>
        {t('customFields.archived')}
      </Text>
      <ul className={listClasses.retired}>
        {fields.map(({ key, name }) => (
          <li key={key} className={listClasses.entry} data-retired>
            <Text size="sm" c="dimmed" className={listClasses.name ?? ''}>
              {name}
            </Text>
            <Button
              variant="subtle"
              size="compact-sm"
              data-focus={`restore ${key}`}
              aria-label={t('companyLists.restore', { name })}
              onClick={() =>
                onChange(withRetired(form.values.items, key, false) as FieldEntry[], `name ${key}`)
              }
            >
              {t('companyLists.restoreShort')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useFieldListForm({ subject, saved }: { subject: FieldSubject; saved: CustomFieldList }) {
  const client = useQueryClient();
  const [version, setVersion] = useState(saved.version);
  const made = useMutationForm<Values, CustomFieldList>({
    initialValues: { items: fieldEntries(saved) },
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
      call(customFieldsApi.changeCustomFields, { body: { subject, version, items: sentFields(items) } }),
    saved: t('customFields.saved'),
    onSaved: (stored) => {
      show(stored);
      client.setQueryData(customFieldsQuery.queryKey, (all) => all && { ...all, [subject]: stored });
    },
    onFailed: (error) => {
      const newer =
        error instanceof ApiError && error.code === 'stale_version'
          ? customFieldList.safeParse(error.current)
          : null;
      if (!newer?.success) return false;
      show(newer.data);
      made.setProblem(t('customFields.changedByOther'));
      return true;
    },
    fieldOf: (path) => (path === 'items' ? 'form' : path),
  });
  function show(stored: CustomFieldList) {
    setVersion(stored.version);
    made.startFrom({ items: fieldEntries(stored) });
  }
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => made.form.isDirty() });
  return made;
}

function nameMistake(name: string, items: FieldEntry[]): string | null {
  if (name.trim() === '') return t('companyLists.enterName');
  return isNameTwice(name, items) ? t('companyLists.nameTwice') : null;
}
