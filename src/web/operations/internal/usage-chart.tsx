import { BarChart } from '@mantine/charts';
import { VisuallyHidden } from '@mantine/core';
import { formatNumber } from '../../platform/ui/format.ts';
import { t } from '../../platform/messages.ts';

/** Bars of a few days; its words tell the same to those who do not see them. */
export function UsageChart(props: {
  name: string;
  height: number;
  days: { date: string; amount: number }[];
}) {
  const told = props.days.map(({ date, amount }) => `${date}: ${formatNumber(amount)}`).join(', ');
  return (
    <>
      <VisuallyHidden>{t('internal.barsInWords', { count: props.days.length, told })}</VisuallyHidden>
      <BarChart
        h={props.height}
        mt="sm"
        data={props.days.map(({ date, amount }) => ({ day: date.slice(5), [props.name]: amount }))}
        dataKey="day"
        series={[{ name: props.name, color: 'accent' }]}
        gridAxis="none"
        withYAxis={false}
        valueFormatter={(value) => formatNumber(value)}
        maxBarWidth={28}
        barProps={{ isAnimationActive: false, radius: 2 }}
        barChartProps={{ accessibilityLayer: false }}
        aria-hidden
      />
    </>
  );
}
