import { useLocalStorage } from '@mantine/hooks';
import { useMemo } from 'react';
import {
  mostOwnColumns,
  type OwnColumn,
  type ViewColumn,
  viewColumns,
} from '../../../api/hiring/applicant-views.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { t } from '../../platform/messages.ts';
import type { ApplicantSearch } from './applicant-search.ts';

/** What each column of a list of applicants says, beside the name. */
export const columnLabels: Record<ViewColumn, string> = {
  job: t('applications.job'),
  position: t('applications.now'),
  years: t('applications.yearsOfWork'),
  fit: t('applications.match'),
  stage: t('applications.stage'),
  days: t('applications.inStage'),
  contact: t('applications.lastContact'),
  source: t('applications.source'),
  owner: t('applications.owner'),
  applied: t('applications.applied'),
  tags: t('applications.tags'),
  email: t('applications.email'),
  resume: t('applications.resume'),
};

const usual = {
  all: 'job.position.fit.stage.days.contact.owner',
  job: 'position.years.fit.stage.days.contact.source.owner',
};

/** A column that a list can show. */
export type Column = ViewColumn | OwnColumn;

/** True for a column of a field of the company's own. */
export function isOwn(name: string): name is OwnColumn {
  return /^own-[0-9a-f-]{36}$/.test(name);
}

/** The columns of a text such as `fit.stage`, in the order of the table, the company's own last; null for none. */
export function readColumns(text: string | undefined): Column[] | null {
  const names = text?.split('.') ?? [];
  const known = [
    ...viewColumns.filter((name) => names.includes(name)),
    ...new Set(names.filter(isOwn)),
  ].slice(0, viewColumns.length + mostOwnColumns);
  return known.length === 0 ? null : known;
}

/** The columns that a list shows, those of its view before one's own choice, and how to choose; a job's own list needs no job. */
export function useColumns(search: ApplicantSearch, onChange: (next: ApplicantSearch) => void) {
  const me = useSession().user?.id ?? '';
  const kind = search.job === undefined ? 'all' : 'job';
  const [chosen, setChosen] = useLocalStorage({
    key: `tenon-columns-${kind}-${me}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  });
  const offered = viewColumns.filter((name) => name !== 'job' || kind === 'all');
  const asked = readColumns(search.columns) ?? readColumns(chosen) ?? readColumns(usual[kind]) ?? [];
  const text = asked.filter((name) => isOwn(name) || offered.includes(name)).join('.');
  const shown = useMemo(() => readColumns(text) ?? [], [text]);
  function choose(next: readonly Column[]) {
    const names = (readColumns(next.join('.')) ?? []).join('.');
    setChosen(names);
    if (search.columns !== undefined) onChange({ ...search, columns: names });
  }
  return {
    offered,
    shown,
    text,
    toggle: (name: Column) =>
      choose(shown.includes(name) ? shown.filter((one) => one !== name) : [...shown, name]),
    reset: () => choose(readColumns(usual[kind]) ?? []),
  };
}

/** What `useColumns` answers. */
export type Columns = ReturnType<typeof useColumns>;
