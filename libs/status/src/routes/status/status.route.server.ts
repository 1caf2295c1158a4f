import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { problemAnswer, sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { readFollows } from '../../lib/follows/read-follows.server';
import { readStatistics } from '../../lib/charts/read-statistics.server';
import { readStatus } from '../../lib/servers/read-status.server';
import { readUptimes } from '../../lib/uptimes/read-uptimes.server';
import { readStatusView } from '../../lib/status-view';

/** All visitors share the page for this long; after that its numbers are old. */
const pageFreshSeconds = 5;

/** The page's data before the live connection is established; without JavaScript, all of its data. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const { showsAllUptimes, showsStatistics, range } = readStatusView(new URL(request.url).searchParams);
  const [report, uptimes, statistics, { follows, isPersonal }] = await Promise.all([
    readStatus(client),
    readUptimes(client, showsAllUptimes),
    readStatistics(client, range),
    readFollows(client, { context, request }),
  ]);
  const page = {
    report,
    uptimes: uptimes === 'unreachable' ? null : uptimes,
    statistics: statistics === 'unreachable' ? null : statistics,
    follows,
    nowSeconds: Math.floor(Date.now() / 1000),
  };
  if (report.kind === 'unreachable') return data(page, problemAnswer(report.problem));
  // A page with a member's follows is never cached: after a press, the button must show the new state.
  // Without a table the statistics are only the sketch of the chart.
  const isWhole = !isPersonal && uptimes !== 'unreachable' && !(showsStatistics && statistics === 'unreachable');
  return data(page, {
    headers: isWhole ? { 'Cache-Control': `public, max-age=${pageFreshSeconds}` } : unsharedPage,
  });
}

export const headers = sharedPage({
  query: ['view', 'disabled', 'sort', 'dir', 'range', 'uptime', 'statistics'],
});
