import type { SecondFactorChallenge } from '@starhaven/contracts';
import type { Transaction } from '../../../platform/database/transaction-retry';
import type { AccountRow } from '../accounts';

/** Where a login comes from, as it is written down. */
export interface LoginOrigin {
  /** `web`, or a word containing `ingame` (spec 1 §2). */
  entryType: string;
  address: string;
  /** Such as "Firefox on Windows". */
  device: string;
  /** The token of a known device, if one was sent. */
  deviceToken: string | undefined;
}

/** Told in the transaction of a login from a device that the account was not entered from before. */
export type NoticeNewDevice = (tx: Transaction, account: AccountRow, origin: LoginOrigin) => Promise<void>;

/**
 * Asked after the first proof; null lets the login go on, a challenge is what it waits for. A caller that does not know second
 * factors (`canConfirm`) gets a Refusal instead, thrown here.
 */
export type FindChallenge = (
  account: AccountRow,
  origin: LoginOrigin,
  caller: { canConfirm: boolean },
) => Promise<SecondFactorChallenge | null>;

export interface Attempt {
  action: 'login' | 'register' | 'guest';
  /** The compared form of the name, whether or not an account has it. */
  name: string;
  addressKey: string;
  /** The solved puzzle. */
  proof: string | undefined;
}

/** Asked before anything expensive; @throws Refusal that says what the visitor has to bring first, such as a puzzle. */
export type AdmitAttempt = (attempt: Attempt) => Promise<void>;
