import type { LoaderFunctionArgs } from '@remix-run/node';
import type { DisplayStatus } from '@starhaven/contracts/status';
import { displayStatus } from '@starhaven/contracts/status';
import { upstreamFor } from '@starhaven/upstream/server';
import { makeBadge } from 'badge-maker';
import { readStatus } from '../../lib/servers/read-status.server';

/** Longer names are cut to fit the badge. */
const longestLabel = 40;

const colors: Record<DisplayStatus | 'Unknown', string> = {
  Online: '#17693a',
  Maintenance: '#7d5600',
  Offline: '#b0203a',
  Disabled: '#59617a',
  Checking: '#59617a',
  Unknown: '#59617a',
};

/** `/status/servers/:id/badge.svg`: one server's state as a picture for other sites. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const report = await readStatus(upstreamFor(context, request));
  if (report.kind !== 'measured') return badge('server', 'Unknown', report.kind === 'static' ? 404 : 503);
  const entry = report.snapshot.servers?.find(({ id }) => id === params['serverId']);
  if (!entry) return badge('server', 'Unknown', 404);
  const label = [...entry.name].slice(0, longestLabel).join('').trim() || `server ${entry.id}`;
  const status = displayStatus(entry.server);
  return badge(
    label,
    status,
    200,
    status === 'Online' && entry.server.playersKnown ? ` · ${entry.server.stats.player}` : '',
  );
}

function badge(label: string, status: DisplayStatus | 'Unknown', code: number, more = ''): Response {
  const svg = makeBadge({ label, message: `${status.toLowerCase()}${more}`, color: colors[status], style: 'flat' });
  return new Response(svg, {
    status: code,
    headers: {
      'Content-Type': 'image/svg+xml; charset=utf-8',
      'Cache-Control': code === 200 ? 'public, max-age=60' : 'no-store',
      ...(code === 503 ? { 'Retry-After': '10' } : {}),
    },
  });
}
