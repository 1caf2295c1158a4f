import { hashKey } from '../../../platform/secrets/keys';

/** Uses this many of the 64 digits of the hash: enough to be unique. */
const idLength = 32;

/** The known facts about the device of a login. */
export interface LoginDevice {
  /** The token that the browser stores from now on; null when the client stores none. */
  token: string | null;
  accountId: number;
  userAgent: string;
}

/**
 * The id of a device, the same for all its logins: a hash of the token that the device stores, for every account. A client without a token
 * is one device for each program (header User-Agent) and account.
 */
export function deviceIdOf({ token, accountId, userAgent }: LoginDevice): string {
  const of = token === null ? `program ${accountId} ${userAgent}` : `device ${token}`;
  return hashKey(of).slice(0, idLength);
}
