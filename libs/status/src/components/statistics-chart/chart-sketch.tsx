import type { ChartPoint } from '@starhaven/realtime';
import { chartSeries, thinPoints } from '../../lib/charts/chart-words';
import classes from './chart-sketch.module.css';

/** The chart's lines without axes, with their last values, shown until the chart is drawn; nothing without points. */
export function ChartSketch({ points, locale }: { points: readonly ChartPoint[]; locale: string }) {
  const thin = thinPoints(points);
  const last = thin.at(-1);
  if (!last) return null;
  return (
    <div className={classes.sketch}>
      <p className={classes.values}>
        {chartSeries.map(({ name, label, color }) => (
          <span key={name} style={{ '--series': color }}>
            {label} <strong>{last[name]?.toLocaleString(locale) ?? '–'}</strong>
          </span>
        ))}
      </p>
      <svg className={classes.lines} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {chartSeries.map(({ name, color }) => (
          <polyline key={name} points={lineOf(thin.map((point) => point[name]))} style={{ stroke: color }} />
        ))}
      </svg>
    </div>
  );
}

/** Each line uses the full height: the sketch shows only the course, and the values are written above it. */
function lineOf(values: readonly (number | null | undefined)[]): string {
  const known = values.map((value) => value ?? 0);
  const most = Math.max(1, ...known);
  const step = 100 / Math.max(1, known.length - 1);
  return known.map((value, index) => `${(index * step).toFixed(1)},${(98 - (96 * value) / most).toFixed(1)}`).join(' ');
}
