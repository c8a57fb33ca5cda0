import { Stack, Text, Title } from '@mantine/core';
import type { PayComparison as Comparison } from '../../../api/jobs/pay-comparison.ts';
import { t } from '../../platform/messages.ts';
import { formatNumber } from '../../platform/ui/format.ts';
import classes from './pay-comparison.module.css';

/** What the job pays beside similar ones: a range with its median, this job's mark, and the same in words. */
export function PayComparison({ pay }: { pay: Comparison }) {
  const { currency, own, low, median, high, jobs } = pay;
  const money = (amount: number) =>
    formatNumber(amount, { style: 'currency', currency, maximumFractionDigits: 0 });
  const words = { low: money(low), median: money(median), high: money(high), own: money(own) };
  // The scale runs a little beyond all that is on it.
  const least = Math.min(low, own) * 0.95;
  const most = Math.max(high, own) * 1.05;
  const place = (amount: number) => ((amount - least) / (most - least)) * 100;
  return (
    <Stack gap={6}>
      <Title order={3} size="h4">
        {t('jobs.payCompared')}
      </Title>
      <svg className={classes.scale} viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden>
        <rect className={classes.line} x="0" y="7" width="100" height="2" />
        <rect className={classes.range} x={place(low)} y="4" width={place(high) - place(low)} height="8" />
        <rect className={classes.median} x={place(median) - 0.3} y="2" width="0.6" height="12" />
        <rect className={classes.own} x={place(own) - 0.6} y="0" width="1.2" height="16" />
      </svg>
      <Text size="sm" c="dimmed">
        {t('jobs.payComparison', { ...words, jobs, currency })}
      </Text>
    </Stack>
  );
}
