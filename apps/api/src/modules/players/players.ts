import type { Delivery, PlayerEntry } from '@starhaven/contracts/account';
import { DomainError } from '../../platform/errors/domain-error';
import type { ClaimPlace } from './proofs/claims';
import { findCharacter } from './characters/find-character';
import type { ProvenCharacter } from './characters/find-character';
import { listPlayers } from './characters/list-players';
import { toPlayerEntry } from './characters/to-player-entry';
import { refreshPlayers } from './search/refresh-players';
import { acceptItems } from './deliveries/accept-items';
import { Deliveries } from './deliveries/deliveries';
import { listDeliveries } from './deliveries/list-deliveries';
import { createPlayersContext } from './players-context';
import type { PlayersContext, PlayersOptions } from './players-context';

const isRateLimited = (error: unknown): error is DomainError<'rate-limited'> =>
  error instanceof DomainError && error.kind === 'rate-limited';

/** The characters of accounts, for other modules, and the work that outlives requests. */
export class Players {
  readonly context: PlayersContext;
  private readonly deliveries: Deliveries;

  constructor(options: PlayersOptions) {
    this.deliveries = new Deliveries(options);
    this.context = createPlayersContext({ ...options, wakeDeliveries: this.deliveries.wake });
  }

  /** For `POST /api/v2/account`: the account's character on each game server. */
  async listPlayers(accountId: number): Promise<PlayerEntry[]> {
    return (await listPlayers(this.context, accountId)).map(toPlayerEntry);
  }

  /** For `action=refresh_player` of that call: begins to look up all characters again. @throws DomainError rate-limited */
  refreshPlayers(accountId: number): Promise<void> {
    return refreshPlayers(this.context, accountId);
  }

  /**
   * Refresh and list for the account call. A refresh that came too soon is skipped and not refused, because every refusal of that call ends
   * the session on the site (docs/behaviour/account.md#loading-the-account). `refreshAgainAt`: when the next refresh is possible, unix
   * seconds; 0 = it was not skipped.
   */
  async listForAccount(
    accountId: number,
    { isRefresh }: { isRefresh: boolean },
  ): Promise<{ players: PlayerEntry[]; refreshAgainAt: number }> {
    const refreshAgainAt = isRefresh ? await this.beginRefresh(accountId) : 0;
    return { players: await this.listPlayers(accountId), refreshAgainAt };
  }

  /** For the account call. */
  listDeliveries(accountId: number): Promise<Delivery[]> {
    return listDeliveries(this.context, accountId);
  }

  private async beginRefresh(accountId: number): Promise<number> {
    try {
      await this.refreshPlayers(accountId);
      return 0;
    } catch (error) {
      if (isRateLimited(error)) return error.details.until;
      throw error;
    }
  }

  /** The account's proven character on a server; null when it has none there. */
  findCharacter(place: ClaimPlace): Promise<ProvenCharacter | null> {
    return findCharacter(this.context.db, place);
  }

  /** Items of the account's own character that wait until the player is in the game; for other modules. */
  readonly outbox = {
    /** Runs in the caller's transaction. False: too many deliveries of the account wait, or this kind of server accepts none. */
    accept: acceptItems,
    wake: () => this.deliveries.wake(),
  };

  start(): void {
    this.deliveries.start();
  }

  /** Waits for started calls to game servers, so that their results are written. */
  async stop(): Promise<void> {
    await Promise.all([this.deliveries.stop(), this.context.work.stop()]);
  }
}
