import { createHmac } from 'node:crypto';
import { isLocalSite } from '../is-local-address';

export interface HostQuestion {
  challenge: string;
  /** With its port, as the web server knows it. */
  host: string;
}

export interface HostSecret {
  trustSecret: string;
  siteUrl: string;
}

/**
 * Shows a web server that this API holds the shared secret, without telling it: hex HMAC-SHA-256 of
 * `host-proof:<host>:<challenge>`, `host` being the one that the web server asked. The prefix keeps a challenge from being anything else
 * that is signed with the same secret. null for a host that cannot be this API: somebody else passes a question on that they were asked.
 */
export function signHostProof({ challenge, host }: HostQuestion, { trustSecret, siteUrl }: HostSecret): string | null {
  if (!isOwnHost(host, siteUrl)) return null;
  return createHmac('sha256', trustSecret).update(`host-proof:${host}:${challenge}`).digest('hex');
}

/** Private addresses and names, and names beside the site's own: no host of somebody else has one of these. */
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
