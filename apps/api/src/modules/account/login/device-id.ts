import { hashKey } from '../keys';

/** Of the 64 digits of the hash: enough to be unique. */
const idLength = 32;

/** What is known of the device of a login. */
export interface LoginDevice {
  /** The token that the browser holds from now on; null when it keeps none. */
  token: string | null;
  accountId: number;
  userAgent: string;
}

/**
 * The id of a device, the same for all its logins: of the token that it keeps, for whichever account. A client that keeps none
 * is one device for each program (header User-Agent) that an account is entered with.
 */
export function deviceIdOf({ token, accountId, userAgent }: LoginDevice): string {
  const of = token === null ? `program ${accountId} ${userAgent}` : `device ${token}`;
  return hashKey(of).slice(0, idLength);
}
