import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { sharedPage, unsharedPage } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { readStatistics } from '../../lib/read-statistics.server';
import { readStatus } from '../../lib/read-status.server';
import { readUptimes } from '../../lib/read-uptimes.server';
import { readStatusView } from '../../lib/status-view';

/** All visitors share the page for this long; after that its numbers are old. */
const pageFreshSeconds = 5;
const retryAfterSeconds = 10;

/** The page's data before the live connection is established, and all its data without JavaScript. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const { showsAllUptimes, showsStatistics, range } = readStatusView(new URL(request.url).searchParams);
  const [report, uptimes, statistics] = await Promise.all([
    readStatus(client),
    readUptimes(client, showsAllUptimes),
    showsStatistics ? readStatistics(client, range) : null,
  ]);
  const page = {
    report,
    uptimes: uptimes === 'unreachable' ? null : uptimes,
    statistics: statistics === 'unreachable' ? null : statistics,
    nowSeconds: Math.floor(Date.now() / 1000),
  };
  if (report.kind === 'unreachable') {
    return data(page, { status: 503, headers: { ...unsharedPage, 'Retry-After': String(retryAfterSeconds) } });
  }
  const isWhole = uptimes !== 'unreachable' && statistics !== 'unreachable';
  return data(page, {
    headers: isWhole ? { 'Cache-Control': `public, max-age=${pageFreshSeconds}` } : unsharedPage,
  });
}

export const headers = sharedPage({
  query: ['view', 'disabled', 'sort', 'dir', 'range', 'uptime', 'statistics'],
});
