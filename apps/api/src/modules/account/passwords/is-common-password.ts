import { dictionary } from '@zxcvbn-ts/language-common';
import longCommonPasswords from 'fxa-common-password-list';

// The other list begins at eight characters; the spec's minimum is six.
const commonPasswords = new Set<string>(dictionary['passwords-common']);

/** True for a password that attackers try first; the lists are in lower case, "PassWord" is as common as "password". */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || longCommonPasswords.test(password) || longCommonPasswords.test(lower);
}
