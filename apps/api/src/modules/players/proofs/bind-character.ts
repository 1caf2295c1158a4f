import type { GamePlayer } from '@starhaven/contracts/agent';
import type { ProofMethod } from '@starhaven/contracts/account';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { inTransaction } from '../../../platform/database/transaction-retry';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import { character } from '../tables';
import { takeClaim } from './claims';
import type { Claim, ClaimPlace } from './claims';
import { namesOf } from '../characters/names-of';

interface Proven extends ClaimPlace {
  /** As the game server reports it; only its number is certain. */
  player: Pick<GamePlayer, 'uid'> & Partial<GamePlayer>;
  provenBy: ProofMethod | 'staff';
}

/**
 * Gives a character to the account that proved it, in the caller's transaction. It never takes a character away from another account: that
 * account or the operator must release it first.
 * @throws DomainError already-exists when it belongs to another account
 */
export async function bindCharacter(tx: Drizzle, { accountId, serverId, player, provenBy }: Proven): Promise<void> {
  const { uid } = player;
  // Without the lock, two accounts that prove one character at the same time would both find it free.
  await tx.execute(sql`select pg_advisory_xact_lock(${serverId}, hashtext(${uid}))`);
  const [other] = await tx
    .select({ accountId: character.accountId })
    .from(character)
    .where(
      and(
        eq(character.serverId, serverId),
        eq(character.uid, uid),
        ne(character.accountId, accountId),
        isNotNull(character.provenAt),
      ),
    );
  if (other) {
    throw new DomainError(
      'already-exists',
      'This character belongs to another account. That account can release it, or ask the staff.',
    );
  }
  const values = { uid, ...namesOf(player), state: 'active' as const, provenAt: sql`now()`, provenBy };
  await tx
    .insert(character)
    .values({ accountId, serverId, ...values })
    .onConflictDoUpdate({ target: [character.accountId, character.serverId], set: values });
}

/** Consumes a claim and gives its character to the account. @throws DomainError expired, already-exists */
export async function bindClaimed(db: Drizzle, claim: Claim, player: Proven['player']): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await takeClaim(tx, claim))) throw new DomainError('expired', 'This code is no longer valid. Get a new one.');
    await bindCharacter(tx, { ...claim, player, provenBy: claim.method });
  });
}
