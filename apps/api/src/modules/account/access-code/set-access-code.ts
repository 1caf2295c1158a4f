import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Drizzle } from '../../../platform/database/database';
import { DomainError } from '../../../platform/errors/domain-error';
import type { Limit } from '../../../platform/limits/limits';
import { refuseOverLimit } from '../../../platform/limits/refuse-over-limit';
import type { AccountRow } from '../accounts';
import { isCommonPassword } from '../passwords/is-common-password';
import { account } from '../tables';
import type { AccessCodes } from './access-codes';

/** The code of a bot or script: too long to be guessed, and made of characters that need no escaping in a URL or on a command line. */
const shape = /^[\w.~-]{8,64}$/;
const minDifferentCharacters = 5;

const refuse = (message: string) => new DomainError('invalid-argument', message, { field: 'code' });

/** @throws DomainError invalid-argument with a text for the visitor */
function requireCustomCode(code: string, { username }: Pick<AccountRow, 'username'>): string {
  if (!shape.test(code)) {
    throw refuse('Please enter a valid access code: 8 to 64 letters, digits and . _ ~ -');
  }
  const isEasy = new Set(code).size < minDifferentCharacters || isCommonPassword(code);
  if (isEasy || code.toLowerCase() === username.toLowerCase()) {
    throw refuse('This access code is too easy to guess. Please choose another one');
  }
  return code;
}

export interface SetAccessCodeContext {
  db: Drizzle;
  accessCodes: AccessCodes;
  /** Changes of the code for each account (docs/security.md#limits). */
  accessCodeChanges: Limit;
}

/**
 * Makes a code (`gen`), switches it off (`off`) or sets the given one; returns the new code, empty when it is off
 * (docs/behaviour/account.md#access-code).
 * @throws DomainError invalid-argument, rate-limited
 */
export async function setAccessCode(
  { db, accessCodes, accessCodeChanges }: SetAccessCodeContext,
  { account: owner, wish }: { account: AccountRow; wish: string },
): Promise<string> {
  const word = wish.toLowerCase();
  const code =
    word === 'gen' ? randomBytes(24).toString('base64url') : word === 'off' ? '' : requireCustomCode(wish, owner);
  // Switching a leaked code off never has to wait.
  if (code !== '') {
    await refuseOverLimit(accessCodeChanges, String(owner.id), 'Too many changes. Please try again later.');
  }
  await db
    .update(account)
    .set({ apiCode: accessCodes.seal(code) })
    .where(eq(account.id, owner.id));
  return code;
}
