import { ActionIcon, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type CompanyList,
  companyList,
  companyListsApi,
  type CompanyListName,
  mostEntries,
} from '../../../api/identity/company-lists.ts';
import { ApiError, call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { companyListsQuery } from './company-list-queries.ts';
import classes from './company-lists.module.css';
import {
  entriesOf,
  type Entry,
  isNameTwice,
  moved,
  withNew,
  withRetired,
  withTheirs,
} from './list-entries.ts';

type Values = { items: Entry[] };
type Form = UseFormReturnType<Values>;

/** What a list is called, and what its buttons and fields are. */
export type ListWords = { add: string; name: (number: number) => string; empty: string };

/** One of the company's lists: entries are added, renamed in place, ordered and retired, and saved as a whole. */
export function CompanyListForm(props: { list: CompanyListName; saved: CompanyList; words: ListWords }) {
  const { words } = props;
  const { form, problem, busy, formProps, isTypedBefore, discard } = useListForm(props);
  const entries = form.values.items;
  const offered = entries.filter(({ retired }) => !retired);
  const retired = entries.filter((entry) => entry.retired);
  const area = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(1);
  /** Changes the entries, and gives the focus to what the reader goes on with. */
  function change(next: Entry[], focus: string) {
    flushSync(() => form.setFieldValue('items', next));
    const wanted = area.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(focus)}"]`);
    (wanted ?? area.current?.querySelector<HTMLElement>('[data-focus="add"]'))?.focus();
  }
  function add() {
    const key = `new ${count}`;
    setCount(count + 1);
    change(withNew(entries, key), `name ${key}`);
  }
  return (
    <form {...formProps}>
      <Stack gap="md" ref={area}>
        <FormProblem problem={problem} />
        <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
        {offered.length === 0 && <Text size="sm">{words.empty}</Text>}
        <ol className={classes.list}>
          {offered.map((entry, index) => (
            <OfferedEntry
              key={entry.key}
              entry={entry}
              form={form}
              label={words.name(index + 1)}
              isFirst={index === 0}
              isLast={index === offered.length - 1}
              onChange={change}
            />
          ))}
        </ol>
        <Group>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<Plus size={16} aria-hidden />}
            data-focus="add"
            disabled={entries.length >= mostEntries}
            onClick={add}
          >
            {words.add}
          </Button>
        </Group>
        {retired.length > 0 && <RetiredEntries entries={retired} form={form} onChange={change} />}
        <Group>
          <Button type="submit" loading={busy}>
            {t('companyLists.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

type Change = (next: Entry[], focus: string) => void;

function OfferedEntry(props: {
  entry: Entry;
  form: Form;
  label: string;
  isFirst: boolean;
  isLast: boolean;
  onChange: Change;
}) {
  const { entry, form, isFirst, isLast } = props;
  const { key, name } = entry;
  const entries = form.values.items;
  const isSaved = entry.id !== undefined;
  const move = (by: -1 | 1, isEnd: boolean) => ({
    variant: 'subtle' as const,
    className: classes.move ?? '',
    'data-focus': `${by} ${key}`,
    'data-disabled': isEnd || undefined,
    'aria-disabled': isEnd,
    onClick: () => !isEnd && props.onChange(moved(entries, key, by), `${by} ${key}`),
  });
  const away = isSaved ? t('companyLists.retire', { name }) : t('companyLists.remove', { name });
  return (
    <li className={classes.entry}>
      <TextInput
        aria-label={props.label}
        data-focus={`name ${key}`}
        flex="1 1 10rem"
        maxLength={80}
        {...form.getInputProps(`items.${entries.indexOf(entry)}.name`)}
      />
      <Group gap={2} wrap="nowrap" h={36}>
        <ActionIcon aria-label={t('companyLists.moveUp', { name })} {...move(-1, isFirst)}>
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
          onClick={() => props.onChange(withRetired(entries, key, true), `restore ${key}`)}
        >
          {isSaved ? <Archive size={16} aria-hidden /> : <X size={16} aria-hidden />}
        </ActionIcon>
      </Group>
    </li>
  );
}

/** What is no longer offered, and can be again. */
function RetiredEntries({ entries, form, onChange }: { entries: Entry[]; form: Form; onChange: Change }) {
  return (
    <section aria-label={t('companyLists.retired')}>
      <Text size="sm" fw={500}>
        {t('companyLists.retired')}
      </Text>
      <Text size="xs" c="dimmed">
        {t('companyLists.aboutRetired')}
      </Text>
      <ul className={classes.retired}>
        {entries.map((entry) => (
          <li key={entry.key} className={classes.entry} data-retired>
            <Text size="sm" c="dimmed" className={classes.name ?? ''}>
              {entry.name}
            </Text>
            <Button
              variant="subtle"
              size="compact-sm"
              data-focus={`restore ${entry.key}`}
              leftSection={<ArchiveRestore size={16} aria-hidden />}
              aria-label={t('companyLists.restore', { name: entry.name })}
              onClick={() => onChange(withRetired(form.values.items, entry.key, false), `name ${entry.key}`)}
            >
              {t('companyLists.restoreShort')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useListForm({ list, saved }: { list: CompanyListName; saved: CompanyList }) {
  const queries = useQueryClient();
  /** On which version is written: somebody else's, once it is known, with their entries among those typed. */
  const [version, setVersion] = useState(saved.version);
  const made = useMutationForm<Values, CompanyList>({
    initialValues: { items: entriesOf(saved) },
    draft: `list ${list}`,
    validate: {
      items: {
        name: (name: string, { items }: Values) =>
          name.trim() === ''
            ? t('companyLists.enterName')
            : isNameTwice(name, items)
              ? t('companyLists.nameTwice')
              : null,
      },
    },
    save: ({ items }) =>
      call(companyListsApi.changeCompanyList, {
        // Those that were saved since the draft was typed stay in the list.
        body: {
          list,
          version,
          items: withTheirs(items, saved.items).map(({ key: _key, ...entry }) => entry),
        },
      }),
    saved: t('companyLists.saved'),
    onSaved: (stored) => {
      setVersion(stored.version);
      made.startFrom({ items: entriesOf(stored) });
      queries.setQueryData(companyListsQuery.queryKey, (lists) => lists && { ...lists, [list]: stored });
    },
    onFailed: (error, { items }) => {
      const theirs = error instanceof ApiError ? companyList.safeParse(error.current) : null;
      if (!theirs?.success) return false;
      setVersion(theirs.data.version);
      made.form.setFieldValue('items', withTheirs(items, theirs.data.items));
      made.setProblem(t('companyLists.changedByOther'));
      return true;
    },
    // What is said of the list as a whole stands above it.
    fieldOf: (path) => (path === 'items' ? 'form' : path),
  });
  // What is typed is a draft as long as the tab is there.
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => made.form.isDirty() });
  return made;
}
