import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { dayMs } from '../../../api/platform/durations.ts';
import type { HiringReport } from '../../../api/hiring/reports.ts';
import { t } from '../../platform/messages.ts';
import { wideField } from '../../platform/ui/filter-row.tsx';
import { timeZone } from '../../platform/ui/locale-settings.ts';
import { periodLabels } from './period-labels.ts';
import { datesMistake, namedPeriods, type PeriodSearch, readPeriod } from './period-search.ts';

type Props = {
  value: PeriodSearch;
  /** What is shown now, whose dates one’s own begin with. */
  shown: Pick<HiringReport, 'from' | 'to' | 'calendar'> | undefined;
  onChange: (next: PeriodSearch) => void;
};
const spans = ['7', '30', '90'] as const;
const mistakes = {
  datesMissing: t('reports.datesMissing'),
  datesOrder: t('reports.datesOrder'),
  datesTooLong: t('reports.datesTooLong'),
} as const;

/** Chooses the span of figures: so many days, a period of the calendar, or the days between two dates. */
export function PeriodChoice({ value, shown, onChange }: Props) {
  return (
    <>
      <NativeSelect
        aria-label={t('reports.period')}
        className={wideField ?? ''}
        w={{ base: '100%', xs: '11rem' }}
        data={[
          {
            group: t('reports.spanDays'),
            items: spans.map((days) => ({
              value: days,
              label: t('reports.lastDays', { count: Number(days) }),
            })),
          },
          {
            group: t('reports.spanCalendar'),
            items: [...namedPeriods, 'own' as const].map((period) => ({
              value: period,
              label: periodLabels[period],
            })),
          },
        ]}
        value={value.period ?? value.days ?? '30'}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChange(readPeriod({ days: chosen, period: chosen, ...datesOf(shown) }))
        }
      />
      {value.period === 'own' && <OwnDates value={value} onChange={onChange} />}
    </>
  );
}

function OwnDates({ value, onChange }: Omit<Props, 'shown'>) {
  const asked = { first: value.first_day ?? '', last: value.last_day ?? '' };
  const [dates, setDates] = useState(asked);
  const [before, setBefore] = useState(asked);
  // Another report was opened: its dates take the place of what was typed.
  if (before.first !== asked.first || before.last !== asked.last) {
    setBefore(asked);
    setDates(asked);
  }
  const mistake = datesMistake(dates.first, dates.last);
  const change = (changed: Partial<typeof dates>) => {
    const next = { ...dates, ...changed };
    setDates(next);
    if (datesMistake(next.first, next.last) === null)
      onChange({ period: 'own', first_day: next.first, last_day: next.last });
  };
  return (
    <>
      <TextInput
        type="date"
        label={t('reports.firstDay')}
        value={dates.first}
        onChange={({ currentTarget }) => change({ first: currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('reports.lastDay')}
        value={dates.last}
        min={dates.first}
        error={mistake && mistakes[mistake]}
        onChange={({ currentTarget }) => change({ last: currentTarget.value })}
      />
    </>
  );
}

/** The dates of what is shown; of the last 30 days where nothing is yet. */
function datesOf(shown: Props['shown']): { first_day: string; last_day: string } {
  if (shown?.calendar) {
    const { first_day, last_day } = shown.calendar;
    return { first_day, last_day };
  }
  // Swedish dates are written YYYY-MM-DD.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZone() });
  const to = shown ? Date.parse(shown.to) : Date.now();
  const from = shown ? Date.parse(shown.from) : to - 30 * dayMs;
  return { first_day: format.format(from), last_day: format.format(to) };
}
