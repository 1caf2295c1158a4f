import { createHmac } from 'node:crypto';
import { isLocalSite } from '../../addresses/is-local-address';

export interface HostQuestion {
  challenge: string;
  /** The host with its port, as the web server addresses it. */
  host: string;
}

export interface HostSecret {
  trustSecret: string;
  siteUrl: string;
}

/**
 * Proves to a web server that this API holds the shared secret, without revealing it: hex HMAC-SHA-256 of `host-proof:<host>:<challenge>`,
 * where `host` is the address that the web server called. The prefix keeps a challenge from matching other texts that are signed with the
 * same secret. null for a host that cannot be this API: another host is relaying a challenge that it received.
 */
export function signHostProof({ challenge, host }: HostQuestion, { trustSecret, siteUrl }: HostSecret): string | null {
  if (!isOwnHost(host, siteUrl)) return null;
  return createHmac('sha256', trustSecret).update(`host-proof:${host}:${challenge}`).digest('hex');
}

/** Private addresses and names, and names in the site's own domain: the host of another operator has none of these. */
function isOwnHost(host: string, siteUrl: string): boolean {
  if (!URL.canParse(`http://${host}/`)) return false;
  const { hostname } = new URL(`http://${host}/`);
  if (!hostname.includes('.') || isLocalSite(`http://${host}/`)) return true;
  const site = new URL(siteUrl).hostname;
  const parent = site.split('.').slice(1).join('.');
  return [site, ...(parent.includes('.') ? [parent] : [])].some(
    (own) => hostname === own || hostname.endsWith(`.${own}`),
  );
}
