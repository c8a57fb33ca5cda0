import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { t } from '../../platform/messages.ts';
import { type JobOrder, oneOf } from './job-search.ts';

const labels = {
  relevance: t('jobSearch.mostRelevantFirst'),
  nearest: t('jobSearch.nearestFirst'),
  fit: t('jobSearch.bestFitFirst'),
  newest: t('jobSearch.newestFirst'),
  pay: t('jobSearch.bestPaidFirst'),
};

/** More orders than so many would push the heading aside. */
const mostSideBySide = 4;

/** The order of the list: by the words where some are typed, by fit for candidates; a list to choose from where there is no room. */
export function JobOrderChoice(props: {
  orders: readonly JobOrder[];
  value: JobOrder;
  onChange: (order: JobOrder | undefined) => void;
}) {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const data = props.orders.map((value) => ({ value, label: labels[value] }));
  const choose = (value: string) => props.onChange(oneOf(props.orders, value));
  if (isNarrow || props.orders.length > mostSideBySide)
    return (
      <NativeSelect
        aria-label={t('jobSearch.order')}
        data={data}
        value={props.value}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    );
  return (
    <SegmentedControl aria-label={t('jobSearch.order')} data={data} value={props.value} onChange={choose} />
  );
}
