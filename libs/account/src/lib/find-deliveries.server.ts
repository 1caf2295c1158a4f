import { listDeliveries } from '@starhaven/contracts/account';
import type { Delivery } from '@starhaven/contracts/account';
import { extensions } from '@starhaven/contracts/protocol';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { orNull } from '@starhaven/upstream/server';

/**
 * The pending rewards. null: the host has no deliveries; 'away': it could not list them. Only this part of the page then shows an error.
 */
export async function findDeliveries(client: UpstreamClient, sessionKey: string): Promise<Delivery[] | 'away' | null> {
  if (!client.hasExtension(extensions.deliveries)) return null;
  const result = await orNull(() => client.call(listDeliveries, { sessionKey }));
  return result?.ok ? result.data : 'away';
}
