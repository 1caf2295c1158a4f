import { data } from '@remix-run/node';
import type { HeadersArgs, LoaderFunctionArgs } from '@remix-run/node';
import { upstreamFor } from '@starhaven/upstream/server';
import { readStatistics } from '../../lib/read-statistics.server';
import { readStatus } from '../../lib/read-status.server';
import { readUptimes } from '../../lib/read-uptimes.server';
import { readStatusView } from '../../lib/status-view';

/** The page is the same for everybody for this long; then its numbers are old. */
const pageFreshSeconds = 5;
const retryAfterSeconds = 10;

/** What the page shows before the live connection stands, and all that it shows without JavaScript. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = upstreamFor(context, request);
  const { showsAllUptimes, showsStatistics, range } = readStatusView(new URL(request.url).searchParams);
  const [report, uptimes, statistics] = await Promise.all([
    readStatus(client),
    readUptimes(client, showsAllUptimes),
    showsStatistics ? readStatistics(client, range) : null,
  ]);
  const page = { report, uptimes, statistics, nowSeconds: Math.floor(Date.now() / 1000) };
  if (report.kind !== 'unreachable')
    return data(page, { headers: { 'Cache-Control': `public, max-age=${pageFreshSeconds}` } });
  return data(page, {
    status: 503,
    headers: { 'Cache-Control': 'private, no-store', 'Retry-After': String(retryAfterSeconds) },
  });
}

export const headers = ({ loaderHeaders }: HeadersArgs) => loaderHeaders;
