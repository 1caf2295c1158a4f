import type { Delivery, getAccount } from '@starhaven/contracts/account';
import type { InferInput } from 'valibot';

type Answer = Extract<InferInput<(typeof getAccount)['response']>, { data: unknown }>['data'];

/** A player as the account call returns it; the contract is `PlayerEntrySchema`. */
export type WirePlayer = Extract<NonNullable<Answer['player']>, readonly unknown[]>[number];

export interface ListedPlayers {
  players: WirePlayer[];
  /** Unix seconds from which a refresh is possible again; 0: no refresh was refused. */
  refreshAgainAt: number;
}

/**
 * The players of an account on the game servers; the module of players provides it. With `isRefresh` every server is asked again
 * (docs/behaviour/account.md#characters).
 */
export type ListPlayers = (accountId: number, options: { isRefresh: boolean }) => Promise<ListedPlayers>;

/** The rewards of an account; the module of players provides it. */
export type ListDeliveries = (accountId: number) => Promise<Delivery[]>;

/** A site without game servers. */
export const noPlayers: ListPlayers = () => Promise.resolve({ players: [], refreshAgainAt: 0 });
