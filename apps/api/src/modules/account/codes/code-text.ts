import { createHmac, randomInt } from 'node:crypto';

/** 32 symbols that do not look alike: no 0, O, 1, I. */
const symbols = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** 40 random bits in 8 characters, which fit into the 10 that the spec allows (docs/behaviour/login.md#verification-codes). */
export function newCode(): string {
  return Array.from({ length: codeLength }, () => symbols[randomInt(symbols.length)]).join('');
}

export type CodePurpose = 'reset' | 'verify';

export interface CodeScope {
  purpose: CodePurpose;
  /** See `emailKey`. */
  emailKey: string;
}

/** The stored hash of a code. It is useless without the secret, for another purpose or for another address. Ignores case and spaces. */
export function hashCode(secret: string, { purpose, emailKey }: CodeScope, code: string): string {
  const typed = code.replace(/[\s-]/g, '').toUpperCase();
  return createHmac('sha256', secret)
    .update(JSON.stringify(['mail-code', purpose, emailKey, typed]))
    .digest('hex');
}
