import { BarChart } from '@mantine/charts';
import { VisuallyHidden } from '@mantine/core';
import { formatNumber } from '../../platform/ui/format.ts';

const rowHeight = 36;

/** One bar of a plot. */
export type Bar = { name: string; value: number };

/** Lying bars, each beside its name and value; its words tell the same to those who do not see them. */
export function ReportPlot({ name, unit, bars }: { name: string; unit: string; bars: Bar[] }) {
  const told = bars.map((bar) => `${bar.name}: ${formatNumber(bar.value)}`).join(', ');
  return (
    <>
      <VisuallyHidden>{`${name}, ${unit}. ${told}`}</VisuallyHidden>
      <BarChart
        h={bars.length * rowHeight + 16}
        mt="sm"
        data={bars.map((bar) => ({
          name: `${bar.name}: ${formatNumber(bar.value)}`,
          [unit]: bar.value,
        }))}
        dataKey="name"
        orientation="vertical"
        series={[{ name: unit, color: 'accent' }]}
        gridAxis="none"
        withXAxis={false}
        yAxisProps={{ width: 120, interval: 0 }}
        barChartProps={{ accessibilityLayer: false }}
        barProps={{ isAnimationActive: false, radius: 2 }}
        maxBarWidth={20}
        aria-hidden
      />
    </>
  );
}
