import { Combobox, Kbd, Modal, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useState } from 'react';
import type { SessionUser } from '../../../api/identity/auth.ts';
import { t } from '../messages.ts';
import { pageActions } from './page-actions.ts';
import classes from './search-dialog.module.css';
import { addressOf, sectionsFor } from '../../identity/settings/section-list.ts';
import { isNearLabel } from './near-label.ts';
import { recentFinds, rememberFind } from './recent-finds.ts';
import type { TypedAhead } from './search-keys.ts';
import { companySearchQuery } from './search-queries.ts';

/** A page that can be found by its name, and by other words for what it is about. */
export type Page = { path: string; label: string; words?: string };

type Found = { id: string; label: string; detail: ReactNode; path?: string; open: () => void };
type FoundGroup = { label: string; found: Found[] };

/** How long typing must rest before the server is asked. */
const restMs = 150;

/** One search for what can be done on this page, applicants, jobs and pages; Enter opens the first. */
export function SearchDialog(props: {
  opened: boolean;
  pages: Page[];
  /** Who searches: what they opened is kept for them alone. */
  user: SessionUser;
  /** What was typed before the dialog was there. */
  typed: TypedAhead;
  onClose: () => void;
}) {
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
      {props.opened && <SearchBox {...props} />}
    </Modal>
  );
}

function SearchBox({ pages, user, typed, onClose }: ComponentProps<typeof SearchDialog>) {
  const [written, setText] = useState('');
  const text = (typed.text ?? '') + written;
  const { groups, waits } = useFound(text, [...pages, ...settingsOf(user)], user.id);
  // The list takes Escape for itself: it closes the whole dialog.
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const { selectFirstOption } = combobox;
  const all = groups.flatMap(({ found }) => found);
  const shown = all.map(({ id }) => id).join(' ');
  useEffect(() => void selectFirstOption(), [shown, selectFirstOption]);
  function choose(id: string) {
    const chosen = all.find((item) => item.id === id);
    onClose();
    if (chosen?.path !== undefined) {
      const { label, detail, path } = chosen;
      rememberFind(user.id, { label, detail: typeof detail === 'string' ? detail : '', path });
    }
    // What is opened may move the focus, which the closing dialog must not take back.
    requestAnimationFrame(() => chosen?.open());
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
          onFocus={() => {
            setText(text);
            typed.end();
          }}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Combobox.EventsTarget>
      <Combobox.Options className={classes.list} aria-label={t('search.results')}>
        {groups.map(({ label, found }) => (
          <Combobox.Group key={label} label={label}>
            {found.map((item) => (
              <Combobox.Option key={item.id} value={item.id} className={classes.option}>
                <span className={classes.label}>{item.label}</span>
                <span className={classes.detail}>{item.detail}</span>
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

/** The pages of Settings that are not among the pages of the menu. */
function settingsOf(user: SessionUser): Page[] {
  return sectionsFor(user).map((section) => ({
    path: addressOf(section),
    label: section.title,
    words: `${section.group} ${section.words}`,
  }));
}

/** The actions of the page that is open, with their keys. */
function actionsThat(match: (action: { label: string }) => boolean): Found[] {
  return pageActions()
    .filter(match)
    .flatMap(({ label, key, run }) =>
      run ? [{ id: `act-${key}`, label, detail: <Kbd>{key}</Kbd>, open: run }] : [],
    );
}

/** What matches: actions and pages at once, applicants and jobs once the server has answered; what was opened last when nothing is typed. */
function useFound(text: string, pages: Page[], person: string): { groups: FoundGroup[]; waits: boolean } {
  const { history } = useRouter();
  const wanted = text.trim().toLowerCase();
  const [words] = useDebouncedValue(wanted, restMs);
  const found = useQuery(companySearchQuery(words));
  const [recent] = useState(() => recentFinds(person));
  const go = (path: string) => ({ path, open: () => history.push(path) });
  const matches = ({ label, words: more = '' }: { label: string; words?: string }) =>
    label.toLowerCase().includes(wanted) || isNearLabel(wanted, `${label} ${more}`);
  const asked = wanted === '' ? undefined : found.data;
  // Until the server has answered for what is typed now, only those of the last answer are shown that match it too.
  const isOld = words !== wanted || found.isPlaceholderData;
  const stillMatches = (label: string) => !isOld || matches({ label });
  const groups = [
    {
      label: t('search.recent'),
      found: (wanted === '' ? recent : []).map(({ path, ...item }) => ({
        ...item,
        id: `recent-${path}`,
        ...go(path),
      })),
    },
    {
      label: t('search.actions'),
      found: actionsThat(matches),
    },
    {
      label: t('search.applicants'),
      found: (asked?.people ?? [])
        .filter(({ name }) => stillMatches(name))
        .map(({ id, name, job_title, stage_name }) => ({
          id: `person-${id}`,
          label: name,
          detail: `${job_title} · ${stage_name}`,
          ...go(`/applicants/${id}`),
        })),
    },
    {
      label: t('search.jobs'),
      found: (asked?.jobs ?? [])
        .filter(({ title }) => stillMatches(title))
        .map(({ id, title, applicants }) => ({
          id: `job-${id}`,
          label: title,
          detail: t('search.jobApplicants', { count: applicants }),
          ...go(`/jobs/${id}/applicants`),
        })),
    },
    {
      label: t('search.pages'),
      found: pages
        .filter(matches)
        .filter(({ words: more }) => wanted !== '' || more === undefined)
        .map(({ path, label }) => ({ id: `page-${path}`, label, detail: null, ...go(path) })),
    },
  ].filter((group) => group.found.length > 0);
  return { groups, waits: wanted !== '' && (words !== wanted || found.isFetching) };
}
