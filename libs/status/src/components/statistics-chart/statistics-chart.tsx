import { LineChart } from '@mantine/charts';
import '@mantine/charts/styles.css';
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/core/styles/Paper.css';
import { useMemo } from 'react';
import type { ChartPoint } from '@starhaven/realtime';
import { MantineArea } from '@starhaven/ui-kit';
import { chartSeries, chartTicks, formatClock, withGaps } from '../../lib/charts/chart-words';
import classes from './statistics-chart.module.css';

/** docs/behaviour/status.md#chart-numbers */
const chartHeightPx = 400;

const chartProps = { accessibilityLayer: true, 'aria-label': 'Real-time statistics as a line chart' };

export interface StatisticsChartProps {
  points: readonly ChartPoint[];
  locale: string;
}

/** Default export because React.lazy requires one. */
export default function StatisticsChart({ points, locale }: StatisticsChartProps) {
  const data = useMemo(() => withGaps(points), [points]);
  const ticks = useMemo(() => chartTicks(points, -60 * new Date().getTimezoneOffset()), [points]);
  const formatNumber = (value: number) => value.toLocaleString(locale);
  return (
    <MantineArea>
      <LineChart
        h={chartHeightPx}
        className={classes.chart}
        data={data}
        dataKey="time"
        series={chartSeries.map((series) => ({ ...series }))}
        withLegend
        withDots={false}
        withRightYAxis
        curveType="linear"
        connectNulls={false}
        strokeWidth={1.5}
        tooltipAnimationDuration={0}
        valueFormatter={formatNumber}
        xAxisProps={{
          type: 'number',
          scale: 'time',
          domain: ['dataMin', 'dataMax'],
          ticks,
          tickFormatter: (time: number) => formatClock(time, locale),
          minTickGap: 24,
        }}
        yAxisProps={{ width: 48, allowDecimals: false }}
        rightYAxisProps={{ width: 48, allowDecimals: false }}
        lineProps={{ isAnimationActive: false }}
        lineChartProps={chartProps}
        tooltipProps={{ labelFormatter: (time: number) => formatClock(time, locale) }}
      />
    </MantineArea>
  );
}
