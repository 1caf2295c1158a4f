import type { ChartPoint } from '@starhaven/realtime';
import type { ChartRange } from './chart-range';
import { chartRanges } from './chart-range';

// The compiler types the keys of an object as strings.
export const chartRangeNames = Object.keys(chartRanges) as ChartRange[];

/** The chart's three lines (docs/behaviour/status.md#chart-numbers): name, axis and colour. */
export const chartSeries = [
  { name: 'web_online_count', label: 'Web Online', color: 'var(--sh-info)', yAxisId: 'left' },
  { name: 'game_online_count', label: 'Game Online', color: 'var(--sh-ok)', yAxisId: 'left' },
  { name: 'request_count', label: 'Requests/Min', color: 'var(--sh-lantern-text)', yAxisId: 'right' },
] as const;

/** The points of a range (docs/behaviour/status.md#chart-numbers). */
export function pointsOf(range: ChartRange, points: readonly ChartPoint[]): readonly ChartPoint[] {
  return points.slice(-chartRanges[range]);
}

/** If two points are further apart than this, measurements between them are missing. */
const gapSeconds = 90;

/** The points with an empty point in each gap, so that a line breaks there instead of hiding an outage. */
export function withGaps(points: readonly ChartPoint[]): ChartPoint[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    if (!before || point.time - before.time <= gapSeconds) return [point];
    const empty = { web_online_count: null, game_online_count: null, request_count: null };
    return [{ time: before.time + 60, ...empty }, point];
  });
}

/** The most rows of the table; more rows give no more information. */
const mostRows = 48;

/** Selects evenly spaced points, including the newest, so that a day fits into a table. */
export function thinPoints(points: readonly ChartPoint[]): readonly ChartPoint[] {
  const step = Math.ceil(points.length / mostRows);
  return points.filter((_, index) => (points.length - 1 - index) % step === 0);
}

/**
 * Hours and minutes in the visitor's time zone, or in another one. Empty for an invalid time, which charts pass if the pointer is
 * elsewhere.
 */
export function formatClock(timeSeconds: number, locale: string, timeZone?: string): string {
  if (!Number.isFinite(timeSeconds)) return '';
  return clockOf(locale, timeZone).format(timeSeconds * 1000);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Creating a format costs a hundred times as much as using it. */
function clockOf(locale: string, timeZone: string | undefined): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone ?? ''}`;
  const clock = clocks.get(key) ?? new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone });
  clocks.set(key, clock);
  return clock;
}

const tickSteps = [10 * 60, 30 * 60, 3_600, 2 * 3_600, 3 * 3_600, 6 * 3_600];
const mostTicks = 9;

/**
 * The full hours, or fractions of them, for the labels of the time axis. Otherwise the chart measures the label of every minute, which
 * takes most of the drawing time. `offsetSeconds` is the visitor's offset from UTC.
 */
export function chartTicks(points: readonly ChartPoint[], offsetSeconds: number): number[] {
  const first = points[0]?.time ?? 0;
  const last = points.at(-1)?.time ?? first;
  const step =
    tickSteps.find((seconds) => (last - first) / seconds <= mostTicks) ?? Math.max(1, (last - first) / mostTicks);
  const ticks: number[] = [];
  const start = Math.ceil((first + offsetSeconds) / step) * step - offsetSeconds;
  for (let tick = start; tick <= last; tick += step) ticks.push(tick);
  return ticks;
}
