import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../../../platform/addresses/is-public-address';

/** The answer of a host about a file. */
export interface LinkAnswer {
  /** Status of HTTP; 0: no answer. */
  status: number;
  /** Bytes; null: the host did not send it. */
  sizeBytes: number | null;
  /** Why there was no answer, as a text for people; empty: there was one. */
  fault: string;
}

export interface AskOptions {
  /** Origin of the site itself; only the site may be at a private address. */
  siteOrigin: string;
  timeoutMs?: number;
  isAllowed?: (address: string) => boolean;
}

const maxRedirects = 5;
const notPublic = 'Its name leads to an address that is not on the internet.';

class LinkFault extends Error {}

/** The connection uses this lookup itself, so a name cannot resolve to another address after the check (DNS rebinding). */
const guardedLookup =
  (isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (!addresses.every(({ address }) => isAllowed(address))) return callback(new LinkFault(notPublic), []);
      const [first] = addresses;
      if (options.all || !first) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };

/** One request; returns its answer before the body is read. */
function open(
  url: URL,
  { method, headers }: { method: 'HEAD' | 'GET'; headers: Record<string, string> },
  signal: AbortSignal,
  isAllowed: (address: string) => boolean,
) {
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0 && !isAllowed(bare)) throw new LinkFault(notPublic);
  const { request } = url.protocol === 'https:' ? https : http;
  return new Promise<http.IncomingMessage>((resolve, reject) => {
    const sent = request(
      url,
      {
        ...{ method, signal, agent: false, lookup: guardedLookup(isAllowed) },
        headers: { 'user-agent': 'link-check', accept: '*/*', 'accept-encoding': 'identity', ...headers },
      },
      resolve,
    );
    sent.on('error', reject);
    sent.end();
  });
}

const wholeNumber = (text: string | undefined) => (text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null);

/** The size of the whole file: in a 206 from `content-range`, in any other success the length of the body. */
const sizeOf = ({ statusCode: status = 0, headers }: http.IncomingMessage) =>
  status === 206
    ? wholeNumber(headers['content-range']?.split('/')[1])
    : status >= 200 && status < 300
      ? wholeNumber(headers['content-length'])
      : null;

function nextOf(url: URL, { statusCode = 0, headers }: http.IncomingMessage): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode) || headers.location === undefined) return null;
  if (!URL.canParse(headers.location, url)) throw new LinkFault('It redirects to an address that cannot be read.');
  const next = new URL(headers.location, url);
  if (!/^https?:$/.test(next.protocol)) throw new LinkFault('It redirects to an address that is not http or https.');
  return next;
}

/** Follows all redirects and returns the last answer before its body is read. */
async function follow(
  start: URL,
  request: { method: 'HEAD' | 'GET'; headers: Record<string, string> },
  signal: AbortSignal,
  { siteOrigin, isAllowed = isPublicAddress }: AskOptions,
): Promise<http.IncomingMessage> {
  // True until a redirect leaves the site: another host must not lead to the site's own private address.
  let isOwn = true;
  for (let url = start, hops = 0; hops <= maxRedirects; hops += 1) {
    isOwn = isOwn && url.origin === siteOrigin;
    const answer = await open(url, request, signal, isOwn ? () => true : isAllowed);
    const next = nextOf(url, answer);
    if (next === null) return answer;
    drop(answer);
    url = next;
  }
  throw new LinkFault(`It redirects more than ${maxRedirects} times.`);
}

function drop(answer: http.IncomingMessage): http.IncomingMessage {
  answer.on('error', () => {});
  return answer.destroy();
}

function toUrl(address: string, siteOrigin: string): URL {
  const url = new URL(address, siteOrigin);
  if (!/^https?:$/.test(url.protocol)) throw new LinkFault('It is not a web address.');
  return url;
}

/** Why there was no answer, for people. */
export const faultOf = (error: unknown, signal: AbortSignal): string => {
  if (error instanceof LinkFault) return error.message;
  if (signal.aborted) return 'It did not answer in time.';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'Its name is not known.';
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code)) return 'Its certificate is not valid.';
  return 'It could not be reached.';
};

/**
 * Asks whether a file exists without reading it: HEAD, then one byte by GET for hosts that refuse HEAD or send no size. It never connects
 * to private addresses, except the site itself (docs/behaviour/admin.md#links). Never throws.
 */
export async function askLink(address: string, options: AskOptions): Promise<LinkAnswer> {
  const signal = AbortSignal.timeout(options.timeoutMs ?? 10_000);
  const ask = async (url: URL, method: 'HEAD' | 'GET', headers: Record<string, string>) =>
    drop(await follow(url, { method, headers }, signal, options));
  try {
    const url = toUrl(address, options.siteOrigin);
    const head = await ask(url, 'HEAD', {});
    const isEnough = (head.statusCode ?? 0) < 300 && sizeOf(head) !== null;
    const answer = isEnough ? head : await ask(url, 'GET', { range: 'bytes=0-0' });
    return { status: answer.statusCode ?? 0, sizeBytes: sizeOf(answer), fault: '' };
  } catch (error) {
    return { status: 0, sizeBytes: null, fault: faultOf(error, signal) };
  }
}

/**
 * Opens a file to read all of it, under the same rules. `signal` aborts both the request and the reading.
 * @throws Error that `faultOf` puts into words
 */
export async function openLink(
  address: string,
  signal: AbortSignal,
  options: AskOptions,
): Promise<{ body: http.IncomingMessage; sizeBytes: number | null }> {
  const body = await follow(toUrl(address, options.siteOrigin), { method: 'GET', headers: {} }, signal, options);
  const { statusCode = 0 } = body;
  if (statusCode === 200) return { body, sizeBytes: sizeOf(body) };
  drop(body);
  throw new LinkFault(`It answered with status ${statusCode}.`);
}
