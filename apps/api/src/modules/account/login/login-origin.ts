import type { Transaction } from '../../../platform/database/transaction-retry';
import type { AccountRow } from '../accounts';

/** The origin of a login, as the history stores it. */
export interface LoginOrigin {
  /** `web`, or a word containing `ingame` (docs/behaviour/login.md#entry-types). */
  entryType: string;
  address: string;
  /** Such as "Firefox on Windows". */
  device: string;
  /** The header User-Agent. */
  userAgent: string;
  /** The token of a known device; empty: the client can store tokens and has none yet; undefined: it cannot store tokens. */
  deviceToken: string | undefined;
}

/** Called in the transaction of a login from a device that is new to the account. */
export type NoticeNewDevice = (tx: Transaction, account: AccountRow, origin: LoginOrigin) => Promise<void>;

/** The address of a login, registration or guest. */
export interface VisitorAddress {
  address: string;
  /** The key under which limits count the address. */
  addressKey: string;
  /**
   * False for a local address that the web server did not sign: it may belong to a web server or proxy that is not set up to forward the
   * visitor's address, and then all visitors share it.
   */
  isCertain: boolean;
}

export interface PuzzleFields {
  /** The client declares that it can solve puzzles; other clients wait instead. */
  knowsPuzzles: boolean;
  /** The solution of a puzzle, or the id of one whose wait is over. */
  proof: string | undefined;
}

/** The facts about a login or registration that are known before any expensive work. */
export interface Attempt extends PuzzleFields {
  action: 'login' | 'register' | 'guest';
  /** The normalised form of the name, whether or not an account has it. */
  name: string;
  addressKey: string;
}
