import { createHmac, randomInt } from 'node:crypto';

/** 32 symbols, none of which is taken for another: no 0, O, 1, I. */
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

/** What is kept of a code: useless without the secret, and for another purpose or address. Case and spaces do not matter. */
export function hashCode(secret: string, { purpose, emailKey }: CodeScope, code: string): string {
  const typed = code.replace(/[\s-]/g, '').toUpperCase();
  return createHmac('sha256', secret)
    .update(JSON.stringify(['mail-code', purpose, emailKey, typed]))
    .digest('hex');
}
