import { isForbiddenAddress, isForbiddenName } from './forbidden-address';

/** The fault of an engine's address, for the operator; null if it may be called. The text never repeats the address. */
export function findUrlFault(text: string): string | null {
  if (!URL.canParse(text)) return 'is not a URL';
  const url = new URL(text);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'must begin with http:// or https://';
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or password';
  if (url.search !== '' || url.hash !== '') return 'must end before ? and #';
  if (isForbiddenName(url.hostname) || isForbiddenAddress(url.hostname)) return 'leads to a forbidden address';
  return null;
}
