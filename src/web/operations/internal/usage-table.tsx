import { Table } from '@mantine/core';
import type { UsageDay } from '../../../api/operations/usage.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import classes from './internal.module.css';
import { formatNumber } from '../../platform/ui/format.ts';
import { usageColumns, usageTotals } from './usage-days.ts';
import { t } from '../../platform/messages.ts';

/** A row for each day, the newest first, and their totals. It scrolls sideways where it does not fit. */
export function UsageTable({ days }: { days: UsageDay[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls must be reached by keyboard.
    <section className={classes.scroll} tabIndex={0} aria-label={t('internal.dailyUsage')}>
      <Table tabularNums className={classes.figures}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('internal.date')}</Table.Th>
            {usageColumns.map(({ kind, title }) => (
              <Table.Th key={kind} scope="col">
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {days.map((day) => (
            <Row key={day.date} title={formatDate(day.date)} counts={day} />
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Row title={t('internal.totals')} counts={usageTotals(days)} />
        </Table.Tfoot>
      </Table>
    </section>
  );
}

function Row({ title, counts }: { title: string; counts: Omit<UsageDay, 'date'> }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{title}</Table.Th>
      {usageColumns.map(({ kind }) => (
        <Table.Td key={kind} data-none={counts[kind] === 0 || undefined}>
          {formatNumber(counts[kind])}
        </Table.Td>
      ))}
    </Table.Tr>
  );
}
