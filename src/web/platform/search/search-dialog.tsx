import { Combobox, Kbd, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { t } from '../messages.ts';
import { pageActions } from './page-actions.ts';
import classes from './search-dialog.module.css';
import { jobsQuery, peopleQuery } from './search-queries.ts';

/** A page that can be found by its name. */
export type Page = { path: string; label: string };
type Found = { id: string; label: string; detail: ReactNode; open: () => void };
type FoundGroup = { label: string; found: Found[] };

/** How long typing must rest before the server is asked. */
const restMs = 150;

/** One search for what can be done on this page, applicants, jobs and pages; Enter opens the first. */
export function SearchDialog(props: { opened: boolean; pages: Page[]; onClose: () => void }) {
  return (
    <Modal
      opened={props.opened}
      onClose={props.onClose}
      title={t('search.title')}
      size="lg"
      centered={false}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('search.close') }}
    >
      {props.opened && <SearchBox pages={props.pages} onClose={props.onClose} />}
    </Modal>
  );
}

function SearchBox({ pages, onClose }: { pages: Page[]; onClose: () => void }) {
  const [text, setText] = useState('');
  const { groups, waits } = useFound(text, pages);
  const combobox = useCombobox({ opened: true });
  const { selectFirstOption } = combobox;
  const all = groups.flatMap(({ found }) => found);
  const shown = all.map(({ id }) => id).join(' ');
  useEffect(() => void selectFirstOption(), [shown, selectFirstOption]);
  function choose(id: string) {
    onClose();
    // What is opened may move the focus, which the closing dialog must not take back.
    requestAnimationFrame(() => all.find((item) => item.id === id)?.open());
  }
  return (
    <Combobox store={combobox} onOptionSubmit={choose}>
      <Combobox.EventsTarget>
        <TextInput
          aria-label={t('search.words')}
          placeholder={t('search.words')}
          leftSection={<Search size={16} aria-hidden />}
          data-autofocus
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes.list} aria-label={t('search.results')}>
        {groups.map(({ label, found }) => (
          <Combobox.Group key={label} label={label}>
            {found.map((item) => (
              <Combobox.Option key={item.id} value={item.id} className={classes.option}>
                <span className={classes.label}>{item.label}</span>
                <Text component="span" size="xs" c="dimmed">
                  {item.detail}
                </Text>
              </Combobox.Option>
            ))}
          </Combobox.Group>
        ))}
      </Combobox.Options>
      <Text component="output" size="sm" c="dimmed">
        {all.length === 0 && (waits ? t('search.searching') : t('search.noMatches'))}
      </Text>
    </Combobox>
  );
}

/** What matches: actions and pages at once, applicants and jobs once the server has answered. */
function useFound(text: string, pages: Page[]): { groups: FoundGroup[]; waits: boolean } {
  const { history } = useRouter();
  const wanted = text.trim().toLowerCase();
  const [words] = useDebouncedValue(wanted, restMs);
  const people = useQuery(peopleQuery(words));
  const jobs = useQuery(jobsQuery(words));
  const go = (path: string) => () => history.push(path);
  const matches = ({ label }: { label: string }) => label.toLowerCase().includes(wanted);
  const groups = [
    {
      label: t('search.actions'),
      found: pageActions()
        .filter(matches)
        .map(({ label, key, run }) => ({ id: `act-${key}`, label, detail: <Kbd>{key}</Kbd>, open: run })),
    },
    {
      label: t('search.applicants'),
      found: (wanted === '' ? [] : (people.data?.items ?? [])).map((item) => ({
        id: `person-${item.id}`,
        label: item.candidate.name,
        detail: item.job_title,
        open: go(`/applicants/${item.id}`),
      })),
    },
    {
      label: t('search.jobs'),
      found: (wanted === '' ? [] : (jobs.data?.items ?? [])).map((item) => ({
        id: `job-${item.id}`,
        label: item.title,
        detail: t('search.jobApplicants', { count: item.applicants }),
        open: go(`/jobs/${item.id}/applicants`),
      })),
    },
    {
      label: t('search.pages'),
      found: pages
        .filter(matches)
        .map(({ path, label }) => ({ id: `page-${path}`, label, detail: null, open: go(path) })),
    },
  ].filter(({ found }) => found.length > 0);
  return { groups, waits: wanted !== '' && (words !== wanted || people.isFetching || jobs.isFetching) };
}
