import { setTimeout as wait } from 'node:timers/promises';
import { contentEventsExtension, contentEventsPath } from '@starhaven/contracts/live';
import { sharedReadHeaders } from '../client/request/visitor-headers.server';
import type { ContentVersions, UpstreamLogEntry } from '../types';
import { AnnouncedVersions } from './announced-versions';
import { KnownExtensions } from './known-extensions.server';
import { ProvenHosts } from './proven-hosts.server';
import { readEventStream } from './read-event-stream.server';

export interface ContentVersionsOptions {
  accountUrl: string;
  /** If it is another host, it must give its own proof. Default: the account API's URL. */
  bookUrl?: string;
  log: (entry: UpstreamLogEntry) => void;
  /**
   * The secret that our own API shares with this web server: each uses it to prove itself to the other. Without it no host counts as ours.
   */
  trustSecret?: string;
  fetch?: typeof fetch;
  /** First pause before reconnecting to a lost host; doubles up to 4 s. Default 1000. */
  reconnectDelayMs?: number;
  /** The host sends a comment every 5 s; a connection without data for this long is dead. Default 12 000. */
  maxSilenceMs?: number;
  /** The first pause before a host without content events is asked for its extensions again; triples up to `recheckMs`. Default 10 000. */
  firstRecheckMs?: number;
  /** The longest such pause. Default 5 minutes. */
  recheckMs?: number;
}

// With a longer pause, all visitors would see old error pages after the site's own API is back.
const maxReconnectDelayMs = 4_000;

const unprovenText =
  'an API has another API_TRUST_SECRET than this web server, or a public address on another domain than SITE_URL: it does not receive visitor addresses';

/** Asks the account API for its extensions. If it has `content-events`, keeps one event stream open until `close()`. */
export function createContentVersions(options: ContentVersionsOptions): ContentVersions {
  const {
    accountUrl,
    bookUrl = accountUrl,
    trustSecret,
    log,
    reconnectDelayMs = 1000,
    maxSilenceMs = 12_000,
  } = options;
  const { firstRecheckMs = 10_000, recheckMs = 5 * 60_000 } = options;
  const closing = new AbortController();
  const request = { fetch: options.fetch ?? fetch, signal: closing.signal };
  let stream = new AbortController();
  let noteFirstAsked = () => {};
  const firstAsked = new Promise<void>((resolve) => (noteFirstAsked = resolve));
  const lost = (level: 'warn' | 'error', message: string) => log({ level, event: 'upstream.events-lost', message });

  const announced = new AnnouncedVersions({
    connected: () => log({ level: 'info', event: 'upstream.events-connected', message: 'content events are live' }),
    listenerFailed: (error) => lost('error', `a change listener failed: ${String(error)}`),
  });
  const extensions = new KnownExtensions({ ...request, url: accountUrl, firstRecheckMs, recheckMs });
  const hosts = new ProvenHosts({
    ...{ ...request, accountUrl, bookUrl, trustSecret },
    // A stream that was opened before the proof gets no account events, so it is opened again.
    onProven: (url) => {
      if (url === accountUrl && announced.isLive) stream.abort();
    },
    onRefuted: () => log({ level: 'error', event: 'upstream.host-unproven', message: unprovenText }),
  });

  /** Resolves when the stream is lost; the result says whether it was live. */
  async function holdStream(): Promise<boolean> {
    stream = new AbortController();
    const reason = await readEventStream({
      fetch: request.fetch,
      url: accountUrl.replace(/\/+$/, '') + contentEventsPath,
      headers: hosts.has(accountUrl) ? sharedReadHeaders({}, trustSecret) : {},
      signal: AbortSignal.any([closing.signal, stream.signal]),
      maxSilenceMs,
      onEvent: (event) => announced.take(event),
    }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    if (!closing.signal.aborted) lost('warn', `content events are lost: ${reason}`);
    return announced.lose();
  }

  const pause = (ms: number) => wait(ms, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);

  async function run(): Promise<void> {
    let delayMs = reconnectDelayMs;
    while (!closing.signal.aborted) {
      const asked = await extensions.ask();
      const isSettled = asked === null || (await hosts.ask(asked));
      // Extensions take effect only after the hosts were asked for their proofs. Otherwise, a visitor's call could use an extension of our
      // own host before that host has proven that it is ours.
      if (asked) extensions.keep(asked);
      noteFirstAsked();
      if (asked && !asked.has(contentEventsExtension)) {
        await pause(extensions.nextRecheckMs());
        continue;
      }
      const round = new AbortController();
      if (asked && !isSettled) void hosts.askUntilSettled(asked, AbortSignal.any([closing.signal, round.signal]));
      const wasLive = asked ? await holdStream() : false;
      round.abort();
      if (wasLive) delayMs = reconnectDelayMs;
      // Jitter keeps many web servers from reconnecting at the same moment.
      await pause(delayMs * (0.75 + Math.random() / 2));
      if (!wasLive) delayMs = Math.min(delayMs * 2, maxReconnectDelayMs);
    }
  }

  void run();

  return {
    get isLive() {
      return announced.isLive;
    },
    get tellsAccounts() {
      return announced.tellsAccounts;
    },
    version: (topic) => announced.version(topic),
    onChange: (listener) => announced.onChange(listener),
    onAccountChange: (listener) => announced.onAccountChange(listener),
    hasExtension: (name) => extensions.has(name),
    get knowsExtensions() {
      return extensions.isKnown;
    },
    get isSpecOnly() {
      return extensions.isSpecOnly;
    },
    isOurs: (url) => hosts.has(url),
    firstAsked,
    close: () => closing.abort(),
  };
}
