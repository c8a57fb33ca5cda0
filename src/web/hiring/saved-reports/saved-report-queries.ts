import { queryOptions } from '@tanstack/react-query';
import type { SavedReport } from '../../../api/hiring/saved-reports.ts';
import type { Api } from '../../../api/index.ts';
import { minuteMs } from '../../../api/platform/durations.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { periodWords } from '../reports/period-labels.ts';
import { keptSearch, type ReportSearch } from '../reports/report-search.ts';

/** My saved reports and those that colleagues share. */
export const savedReportsQuery = queryOptions({
  queryKey: ['saved-reports'],
  queryFn: ({ signal }) =>
    call<Api['listSavedReports']>({ method: 'GET', path: '/api/saved-reports' }, { signal }),
  select: ({ items }) => items,
  staleTime: minuteMs,
});

/** The address of a saved report, with figures up to now. */
export function openedSearch({ id, search }: SavedReport): ReportSearch {
  return { ...search, report: id };
}

/** What jobs, colleagues and departments are called. */
export type Names = Record<'jobs' | 'members' | 'departments', { value: string; label: string }[]>;

/** What a report shows, in words. */
export function reportWords(search: ReportSearch, names: Names): string {
  const { scope, job, member, department, compare } = keptSearch(search);
  const nameIn = (of: Names['jobs'], id: string) => of.find(({ value }) => value === id)?.label;
  const named = (
    id: string | undefined,
    of: keyof Names,
    some: (name: string) => string,
    one: string,
  ): string[] => {
    if (id === undefined) return [];
    const name = nameIn(names[of], id);
    return [name === undefined ? one : some(name)];
  };
  return [
    periodWords(search),
    ...(job === undefined
      ? [scope === 'mine' ? t('savedReports.wordsMine') : t('savedReports.wordsTeam')]
      : []),
    ...named(job, 'jobs', (name) => t('savedReports.wordsJob', { name }), t('savedReports.wordsOneJob')),
    ...named(
      member,
      'members',
      (name) => t('savedReports.wordsMember', { name }),
      t('savedReports.wordsOneMember'),
    ),
    ...named(
      department,
      'departments',
      (name) => t('savedReports.wordsDepartment', { name }),
      t('savedReports.wordsOneDepartment'),
    ),
    ...(compare === 'year' ? [t('savedReports.wordsYear')] : []),
  ].join(', ');
}

/** When a report comes by mail, in words. */
export function mailWords({ cadence, weekday }: NonNullable<SavedReport['mail']>): string {
  return cadence === 'weekly'
    ? t('savedReports.mailWeekly', { weekday: `d${weekday ?? 1}` })
    : t('savedReports.mailMonthly');
}
