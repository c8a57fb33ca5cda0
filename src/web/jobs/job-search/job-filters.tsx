import { Card, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import type { JobList } from '../../../api/jobs/job-search.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import { wholeNumber } from '../../platform/ui/whole-number.ts';
import { countryLabel } from '../../platform/ui/country-names.ts';
import { jobTypeLabels, locationTypeLabels } from '../../platform/ui/job-labels.ts';
import { usualCurrency } from './distances.ts';
import { readJobSearch } from './job-search.ts';
import type { JobSearch } from './job-search.ts';
import { intervalLabels, options } from '../jobs/job-labels.ts';
import { agesInWords } from './quick-filters.tsx';
import { t } from '../../platform/messages.ts';

type Option = { value: string; label: string };

/** The Filters panel: kinds of work, country, pay and age, each with how many jobs it would leave, and a way to clear them. */
export function JobFilters(props: {
  id: string;
  search: JobSearch;
  found: Pick<JobList, 'facets' | 'at_least'> | undefined;
  /** The place, where it has no room beside the words. */
  place: ReactNode;
  onChange: (next: JobSearch) => void;
}) {
  const { id, search, found, onChange } = props;
  const facets = found?.facets;
  const more = found?.at_least ? '+' : '';
  const set = (name: keyof JobSearch, value: string | number) =>
    onChange(readJobSearch({ ...search, [name]: value }));
  return (
    <Card component="section" aria-label={t('jobSearch.filters')} id={id}>
      <Group align="flex-end" gap="md">
        {props.place}
        <Choice
          label={t('jobSearch.jobType')}
          value={search.job_type}
          list={counted(options(jobTypeLabels), facets?.job_type, more)}
          onChange={(value) => set('job_type', value)}
        />
        <Choice
          label={t('jobSearch.locationType')}
          value={search.location_type}
          list={counted(options(locationTypeLabels), facets?.location_type, more)}
          onChange={(value) => set('location_type', value)}
        />
        <Choice
          label={t('jobSearch.country')}
          value={search.country}
          list={countries(facets?.country, search.country, more)}
          onChange={(value) => set('country', value)}
        />
        <Choice
          label={t('jobSearch.posted')}
          value={search.days?.toString()}
          list={agesInWords()}
          onChange={(value) => set('days', value)}
        />
        <PayFilter search={search} onChange={onChange} />
      </Group>
    </Card>
  );
}

function Choice(props: {
  label: string;
  value: string | undefined;
  list: Option[];
  onChange: (value: string) => void;
}) {
  return (
    <NativeSelect
      style={{ flex: '1 1 8.5rem' }}
      label={props.label}
      data={[{ value: '', label: t('jobSearch.any') }, ...props.list]}
      value={props.value ?? ''}
      onChange={(event) => props.onChange(event.currentTarget.value)}
    />
  );
}

/** Jobs that state less, or another currency, are left out: nothing is converted. */
function PayFilter({ search, onChange }: { search: JobSearch; onChange: (next: JobSearch) => void }) {
  const [unset, setUnset] = useState({ currency: usualCurrency(), pay_interval: 'year' });
  const { pay: least, currency = 'USD', pay_interval: interval = 'year' } = search;
  const shown = least === undefined ? unset : { currency, pay_interval: interval };
  const [typed, setTyped] = useState(least === undefined ? '' : formatNumber(least));
  const [known, setKnown] = useState(least);
  // What was typed stays as it is; what came from elsewhere, such as a chip that was taken away, is shown.
  if (known !== least) {
    setKnown(least);
    if (wholeNumber(typed) !== (least ?? null)) setTyped(least === undefined ? '' : formatNumber(least));
  }
  const settle = useDebouncedCallback((text: string) => {
    const pay = wholeNumber(text);
    if (Number.isNaN(pay)) return;
    const { pay: _before, ...rest } = search;
    onChange(readJobSearch({ ...rest, ...shown, pay: pay ?? '' }));
  }, 500);
  const set = (change: Partial<typeof shown>) => {
    setUnset({ ...shown, ...change });
    if (least !== undefined) onChange(readJobSearch({ ...search, ...shown, ...change }));
  };
  return (
    <Group gap={4} align="flex-end" wrap="nowrap">
      <TextInput
        label={t('jobSearch.minimumPay')}
        w="8rem"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        value={typed}
        error={Number.isNaN(wholeNumber(typed)) ? t('jobSearch.payInvalid') : null}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          settle(event.currentTarget.value);
        }}
      />
      <NativeSelect
        aria-label={t('jobSearch.currency')}
        data={[...new Set([...CURRENCIES, shown.currency])]}
        value={shown.currency}
        onChange={(event) => set({ currency: event.currentTarget.value })}
      />
      <NativeSelect
        aria-label={t('jobSearch.payInterval')}
        data={options(intervalLabels)}
        value={shown.pay_interval}
        onChange={(event) => set({ pay_interval: event.currentTarget.value })}
      />
    </Group>
  );
}

const CURRENCIES = ['USD', 'EUR', 'GBP', 'CAD', 'AUD', 'INR', 'JPY', 'CNY', 'BRL', 'CHF'];

/** `more` stands behind counts that are the least that there are. */
function counted(list: Option[], counts: Record<string, number> | undefined, more: string): Option[] {
  if (!counts) return list;
  return list.map(({ value, label }) => ({ value, label: `${label} (${counts[value] ?? 0}${more})` }));
}

function countries(
  counts: Record<string, number> | undefined,
  chosen: string | undefined,
  more: string,
): Option[] {
  const list = Object.entries(counts ?? {}).toSorted(([a, x], [b, y]) => y - x || a.localeCompare(b));
  const shown = list
    .slice(0, 50)
    .map(([name, count]) => ({ value: name, label: `${countryLabel(name)} (${count}${more})` }));
  if (chosen === undefined || shown.some(({ value }) => value === chosen)) return shown;
  return [{ value: chosen, label: `${countryLabel(chosen)} (${counts?.[chosen] ?? 0}${more})` }, ...shown];
}
