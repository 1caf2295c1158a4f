/** Number of points, one for each minute, in each range of the chart (docs/behaviour/status.md#chart-numbers). */
export const chartRanges = { '1h': 60, '6h': 360, '12h': 720, '24h': 1440 } as const;
export type ChartRange = keyof typeof chartRanges;
export const chartDefaultRange: ChartRange = '24h';

export const isChartRange = (text: string): text is ChartRange => Object.hasOwn(chartRanges, text);
