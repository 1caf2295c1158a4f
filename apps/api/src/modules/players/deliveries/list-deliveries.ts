import type { Delivery } from '@starhaven/contracts/account';
import { desc, eq } from 'drizzle-orm';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import type { PlayersContext } from '../players-context';
import { delivery } from '../tables';

const maxDeliveries = 100;

/** The account's deliveries, newest first. */
export async function listDeliveries(
  { db, gateway }: Pick<PlayersContext, 'db' | 'gateway'>,
  accountId: number,
): Promise<Delivery[]> {
  const rows = await db
    .select()
    .from(delivery)
    .where(eq(delivery.accountId, accountId))
    .orderBy(desc(delivery.id))
    .limit(maxDeliveries);
  return rows.map(({ id, serverId, uid, title, part, state, note, acceptedAt, settledAt }) => {
    const server = serverId === null ? null : gateway.findServer(String(serverId));
    return {
      id: String(id),
      server: { id: server === null ? '' : String(server.id), title: server?.name ?? '' },
      uid,
      title,
      items: part.items,
      state,
      note,
      acceptedAt: toUnixSeconds(acceptedAt),
      settledAt: toUnixSeconds(settledAt),
    };
  });
}
