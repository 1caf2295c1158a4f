import { limitKeyOf } from '@starhaven/contracts/network';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import type { Limit, Limits } from '../../../platform/limits/limits';
import { overLimit } from '../../../platform/limits/over-limit';
import type { AccountRow } from '../accounts';
import { findCanonicalAddress } from '../addresses/canonical-address';
import { hashKey } from '../../../platform/secrets/keys';
import { isBanned } from '../roles';
import { account, apiKey } from '../tables';
import type { ApiKeyRow } from './api-key-to-wire';

const shape = /^shu_[\w-]{43}$/;

export interface ApiKeyUse {
  /** The key; null when the request has none. */
  key: string | null;
  address: string;
  /** False while the disk is full or a restore refuses writes. The last use of the key is then not stored. */
  canWrite: boolean;
}

export interface ApiKeyAccess {
  account: AccountRow;
  apiKey: ApiKeyRow;
}

const invalidKey = () => new DomainError('unauthenticated', 'This API key is not valid.');

/** Reads API keys (docs/behaviour/account.md#api-keys). It asks the database each time: a revoked key ends at once on every server. */
export class ApiKeyGuard {
  /** Wrong keys of an address (docs/security.md#limits). */
  private readonly wrongKeys: Limit;

  constructor(
    private readonly db: Drizzle,
    limits: Limits,
  ) {
    this.wrongKeys = limits.create({ name: 'api-key', max: 20, windowSeconds: 5 * 60, isRefundable: true });
  }

  /**
   * The account and the key of a request.
   * @throws DomainError unauthenticated for a key that is missing, wrong or expired, and for an account that is banned or about to be
   * deleted; permission-denied from an address that is not on the key's list; rate-limited
   */
  async require({ key, address, canWrite }: ApiKeyUse): Promise<ApiKeyAccess> {
    if (key === null || !shape.test(key)) throw invalidKey();
    const addressKey = limitKeyOf(address);
    const state = await this.wrongKeys.peek(addressKey);
    if (state.isOver) throw overLimit(state);
    const [found] = await this.db
      .select({ account, apiKey })
      .from(apiKey)
      .innerJoin(account, eq(account.id, apiKey.accountId))
      .where(and(eq(apiKey.keyHash, hashKey(key)), gt(apiKey.expiresAt, sql`now()`), isNull(account.deletionAt)));
    if (!found || isBanned(found.account)) {
      await this.wrongKeys.hit(addressKey);
      throw invalidKey();
    }
    const { addresses } = found.apiKey;
    const own = findCanonicalAddress(address);
    if (addresses.length > 0 && (own === null || !addresses.includes(own))) {
      throw new DomainError('permission-denied', 'This API key may not be used from this address.');
    }
    if (canWrite) await this.touch(found.apiKey, own ?? address);
    return found;
  }

  private async touch({ id }: ApiKeyRow, address: string): Promise<void> {
    const isOld = or(isNull(apiKey.lastUsedAt), sql`abs(extract(epoch from now() - ${apiKey.lastUsedAt})) > 60`);
    await this.db
      .update(apiKey)
      .set({ lastUsedAt: sql`now()`, lastUsedFrom: address })
      .where(and(eq(apiKey.id, id), isOld));
  }
}

/** @throws DomainError permission-denied when the key may not read this game server */
export function requireServer({ apiKey: { servers } }: ApiKeyAccess, serverId: string): void {
  if (servers.length === 0 || servers.includes(serverId)) return;
  throw new DomainError('permission-denied', 'This API key may not use this game server.');
}

/**
 * Checks the key only, not whether the account may run the command.
 * @throws DomainError permission-denied when the key may not run this command there
 */
export function requireCommand(access: ApiKeyAccess, { serverId, head }: { serverId: string; head: string }): void {
  requireServer(access, serverId);
  const { isReadOnly, commands } = access.apiKey;
  if (!isReadOnly && (commands.length === 0 || commands.includes(head))) return;
  throw new DomainError('permission-denied', 'This API key may not run this command.');
}
