import { createHmac } from 'node:crypto';
import { getDomain } from 'tldts';
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
  // A name of one label is known only in its own network. An IPv6 address has no dots either, but colons.
  if (/^[^.:]+$/.test(hostname) || isLocalSite(`http://${host}/`)) return true;
  const own = ownDomain(new URL(siteUrl).hostname);
  return hostname === own || hostname.endsWith(`.${own}`);
}

/**
 * The site's host without its first label, but never less than its registrable domain: anybody can have a name under `co.uk` or
 * `github.io`.
 */
function ownDomain(site: string): string {
  const registrable = getDomain(site, { allowPrivateDomains: true });
  if (registrable === null || registrable === site) return site;
  return site.slice(site.indexOf('.') + 1);
}
