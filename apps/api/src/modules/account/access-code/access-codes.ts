import { deriveKey } from '../../../platform/secrets/derive-key';
import { seal, unseal } from '../../../platform/secrets/secret-box';
import type { AccountRow } from '../accounts';

/**
 * Encrypts the access codes of accounts. A hash is not enough, because the specification shows an account its code at any time; the codes
 * are encrypted with a key that is not in the database, so a copy of the database alone reveals none
 * (docs/behaviour/account.md#access-code).
 */
export class AccessCodes {
  private readonly key: Buffer;

  constructor(accountSecret: string) {
    this.key = deriveKey(accountSecret, 'access codes');
  }

  /** The stored form; the empty code, which means "switched off", stays empty. */
  seal(code: string): string {
    return code === '' ? '' : seal(code, this.key);
  }

  /** The account's code; empty when it is switched off, or was stored under another ACCOUNT_SECRET. */
  codeOf({ apiCode }: Pick<AccountRow, 'apiCode'>): string {
    if (apiCode === '') return '';
    try {
      return unseal(apiCode, this.key);
    } catch {
      return '';
    }
  }
}
