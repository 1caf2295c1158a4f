import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { ChartPoint } from '@starhaven/realtime';
import { buttonClass, PartBoundary, SiteLink, useLoaded } from '@starhaven/ui-kit';
import { useLiveSample, useLiveState } from '@starhaven/realtime';
import { useLocale } from '../../hooks/use-locale';
import { useIsInSight } from '../../hooks/use-is-in-sight';
import { chartRangeNames, pointsOf } from '../../lib/charts/chart-words';
import type { StatusView } from '../../lib/status-view';
import { statusViewPath } from '../../lib/status-view';
import { ChartSketch } from './chart-sketch';
import type { StatisticsChartProps } from './statistics-chart';
import { StatisticsTable } from './statistics-table';
import section from '../section.module.css';
import classes from './statistics-section.module.css';

// 115 KB, so it is loaded only when its place comes near the viewport.
const loadChart = () => import('./statistics-chart');

/** The chart is drawn at most this often. */
const redrawMs = 1_000;

export interface StatisticsSectionProps {
  view: StatusView;
  /** Points that came with the page, used until the live connection sends its own; null = none. */
  reported: readonly ChartPoint[] | null;
}

/** The chart of one day with its three lines (docs/behaviour/status.md#chart). */
export function StatisticsSection({ view, reported }: StatisticsSectionProps) {
  const box = useRef<HTMLDivElement>(null);
  const { isNear, isInSight } = useIsInSight(box);
  const locale = useLocale();
  const status = useLiveState('status');
  const [isDrawn, setIsDrawn] = useState(false);
  // Drawn once when it comes near the viewport, so that it is ready in time; afterwards only while it is visible.
  const sample = useLiveSample('points', { everyMs: redrawMs, isPaused: !isInSight && (isDrawn || !isNear) });
  useEffect(() => setIsDrawn(sample.length > 0), [sample]);
  // The same list until the next redraw, because another list would redraw the chart on every render.
  const points = useMemo(() => pointsOf(view.range, sample), [view.range, sample]);
  return (
    <section
      className={section.section}
      aria-labelledby="statistics"
      data-reported={view.showsStatistics ? '' : undefined}
    >
      <div className={section.head}>
        <h2 id="statistics">Real-time Statistics</h2>
        <nav aria-label="Time shown">
          <ul className={classes.ranges}>
            {chartRangeNames.map((range) => (
              <li key={range}>
                <SiteLink
                  to={statusViewPath({ ...view, range })}
                  className={classes.range}
                  aria-current={range === view.range ? 'true' : undefined}
                  keepsScroll
                  isReplacing
                >
                  {range}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={classes.box} ref={box}>
        {points.length > 0 && isNear ? (
          <LoadedChart points={points} locale={locale} />
        ) : (
          <ChartSketch points={points.length > 0 ? points : (reported ?? [])} locale={locale} />
        )}
        {status === 'connected' ? null : <p className={classes.waiting}>Connecting to real-time data...</p>}
        {status === 'connected' && points.length === 0 ? <p className={classes.waiting}>Waiting for data...</p> : null}
        <noscript>
          <p className={classes.script}>
            The chart follows the live connection, which needs JavaScript.{' '}
            {view.showsStatistics ? (
              'The table below has its numbers.'
            ) : (
              <SiteLink to={`${statusViewPath({ ...view, showsStatistics: true })}#statistics`}>
                Show its numbers as a table
              </SiteLink>
            )}
          </p>
        </noscript>
      </div>
      <StatisticsTable
        points={points.length > 0 ? points : (reported ?? [])}
        isOpenAtFirst={view.showsStatistics}
        locale={locale}
      />
    </section>
  );
}

/** The chart, or the reason why there is none. An error in it breaks only its box. */
const LoadedChart = memo(function LoadedChart(props: StatisticsChartProps) {
  const { part: chart, hasFailed, retry } = useLoaded(loadChart, true);
  if (chart === null) return hasFailed ? <MissingChart onRetry={retry} /> : <ChartSketch {...props} />;
  return (
    <PartBoundary fallback={(tryAgain) => <MissingChart onRetry={tryAgain} />}>
      <chart.default {...props} />
    </PartBoundary>
  );
});

function MissingChart({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={classes.missing}>
      <p>The chart could not be loaded. The table below has its numbers.</p>
      <button type="button" className={buttonClass()} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
