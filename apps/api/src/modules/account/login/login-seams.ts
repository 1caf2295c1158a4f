import type { Transaction } from '../../../platform/database/transaction-retry';
import type { AccountRow } from '../accounts';

/** Where a login comes from, as it is written down. */
export interface LoginOrigin {
  /** `web`, or a word containing `ingame` (docs/behaviour/login.md#entry-types). */
  entryType: string;
  address: string;
  /** Such as "Firefox on Windows". */
  device: string;
  /** The header User-Agent. */
  userAgent: string;
  /** The token of a known device; empty: the client keeps tokens and has none yet; undefined: it keeps none. */
  deviceToken: string | undefined;
}

/** Told in the transaction of a login from a device that the account was not entered from before. */
export type NoticeNewDevice = (tx: Transaction, account: AccountRow, origin: LoginOrigin) => Promise<void>;

/** What is known of a login or registration before anything expensive is done for it. */
export interface Attempt {
  action: 'login' | 'register' | 'guest';
  /** The compared form of the name, whether or not an account has it. */
  name: string;
  addressKey: string;
  /** The client said that it can solve puzzles; all others wait instead. */
  knowsPuzzles: boolean;
  /** The solved puzzle. */
  proof: string | undefined;
}
