import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
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
import { EntryActions, RetiredEntries, useEntryChange } from './entry-rows.tsx';
import { entriesOf, type Entry, isNameTwice, withNew, withTheirs } from './list-entries.ts';

type Values = { items: Entry[] };

/** What a list is called, and what its buttons and fields are. */
export type ListWords = { add: string; name: (number: number) => string; empty: string };

/** One of the company's lists: entries are added, renamed in place, ordered and retired, and saved as a whole. */
export function CompanyListForm(props: { list: CompanyListName; saved: CompanyList; words: ListWords }) {
  const { words } = props;
  const { form, problem, busy, formProps, isTypedBefore, discard } = useListForm(props);
  const entries = form.values.items;
  const { area, change, newKey } = useEntryChange<Entry>((next) => form.setFieldValue('items', next));
  return (
    <form {...formProps}>
      <Stack gap="md" ref={area}>
        <FormProblem problem={problem} />
        <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
        {entries.every(({ retired }) => retired) && <Text size="sm">{words.empty}</Text>}
        <OfferedEntries form={form} label={words.name} onChange={change} />
        <Group>
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<Plus size={16} aria-hidden />}
            data-focus="add"
            disabled={entries.length >= mostEntries}
            onClick={() => {
              const key = newKey();
              change(withNew(entries, { key, name: '', retired: false }), `name ${key}`);
            }}
          >
            {words.add}
          </Button>
        </Group>
        {entries.some(({ retired }) => retired) && (
          <RetiredEntries
            title={t('companyLists.retired')}
            about={t('companyLists.aboutRetired')}
            entries={entries}
            onChange={change}
          />
        )}
        <Group>
          <Button type="submit" loading={busy}>
            {t('companyLists.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function OfferedEntries(props: {
  form: UseFormReturnType<Values>;
  label: ListWords['name'];
  onChange: (next: Entry[], focus: string) => void;
}) {
  const entries = props.form.values.items;
  const offered = entries.filter(({ retired }) => !retired);
  return (
    <ol className={classes.list}>
      {offered.map((entry, index) => (
        <li key={entry.key} className={classes.entry}>
          <TextInput
            aria-label={props.label(index + 1)}
            data-focus={`name ${entry.key}`}
            flex="1 1 10rem"
            maxLength={80}
            {...props.form.getInputProps(`items.${entries.indexOf(entry)}.name`)}
          />
          <EntryActions
            entry={entry}
            entries={entries}
            isFirst={index === 0}
            isLast={index === offered.length - 1}
            onChange={props.onChange}
          />
        </li>
      ))}
    </ol>
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
          items: withTheirs(items, entriesOf(saved)).map(({ key: _key, ...entry }) => entry),
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
      made.form.setFieldValue('items', withTheirs(items, entriesOf(theirs.data)));
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
