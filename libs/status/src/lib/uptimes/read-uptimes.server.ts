import type { ServerUptime } from '@starhaven/contracts/status';
import { extensions } from '@starhaven/contracts/protocol';
import { getUptime } from '@starhaven/contracts/status';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { orElse, requireSuccess } from '@starhaven/upstream/server';
import type { UptimeRow, Uptimes } from './uptimes';

/** The numbers of days change slowly. */
const freshMs = 60_000;
const timeoutMs = 1_500;

const firstRows = 10;
const mostRows = 100;
/** The section has space for this many bars. */
const maxDays = 90;

/**
 * How reliable the servers were, the first ten or all; null for a host without uptimes, `unreachable` if it did not answer. The rest of
 * the page does not wait for it.
 */
export async function readUptimes(client: UpstreamClient, showsAll: boolean): Promise<Uptimes | null | 'unreachable'> {
  if (!client.hasExtension(extensions.status)) return client.knowsExtensions ? null : 'unreachable';
  const read = async () => {
    const answer = await client.call(getUptime, { freshForMs: freshMs, signal: AbortSignal.timeout(timeoutMs) });
    const servers = requireSuccess(getUptime, answer).data ?? [];
    const rows = servers.slice(0, mostRows).map(toRow);
    return {
      rows: rows.slice(0, showsAll ? mostRows : firstRows),
      days: Object.fromEntries(rows.map((row) => [row.id, row])),
      total: servers.length,
    };
  };
  return orElse(read, () => 'unreachable');
}

function toRow({ id, name, percent24h, percent7d, percent30d, days }: ServerUptime): UptimeRow {
  const shown = (days ?? []).slice(-maxDays);
  return {
    id,
    name,
    percent24h,
    percent7d,
    percent30d,
    firstDay: shown[0]?.day ?? '',
    bars: shown.map(({ percent, downMinutes, maintenanceMinutes }) => [percent, downMinutes, maintenanceMinutes]),
  };
}
