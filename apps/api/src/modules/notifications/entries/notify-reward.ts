import type { Drizzle } from '../../../platform/database/database';
import { inTransaction } from '../../../platform/database/transaction-retry';
import { notify } from './notify';

/** Notifies the owner that a reward was delivered or cannot be delivered. Several parts of one reward are counted in one entry. */
export async function notifyReward(
  db: Drizzle,
  { accountId, title, state }: { accountId: number; title: string; state: 'sent' | 'failed' },
): Promise<void> {
  await inTransaction(db, (tx) =>
    notify(tx, {
      kind: 'reward',
      subject: `reward:${state}:${title}`,
      title: state === 'sent' ? `Delivered: ${title}` : `Could not be delivered: ${title}`,
      path: '/account',
      actorId: null,
      to: [accountId],
    }),
  );
}
