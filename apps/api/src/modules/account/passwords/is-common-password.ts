import { dictionary } from '@zxcvbn-ts/language-common';

const commonPasswords = new Set<string>(dictionary['passwords-common']);

/** True for one of the 49,000 passwords that attackers try first; ignores case. */
export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.toLowerCase());
}
