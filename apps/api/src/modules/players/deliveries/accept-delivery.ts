import type { RewardPart } from '@starhaven/game-engines';
import type { Drizzle } from '../../../platform/database/database';
import { delivery } from '../tables';

export interface NewDelivery {
  accountId: number;
  serverId: number;
  uid: string;
  title: string;
  parts: readonly RewardPart[];
}

/** Accepts a reward in the caller's transaction: after the commit it is never lost. Each part is a separate delivery. */
export async function acceptDelivery(tx: Drizzle, { parts, ...reward }: NewDelivery): Promise<void> {
  await tx.insert(delivery).values(parts.map((part) => ({ ...reward, part })));
}
