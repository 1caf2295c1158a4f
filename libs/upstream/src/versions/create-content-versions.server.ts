import { setTimeout as wait } from 'node:timers/promises';
import type { Topic } from '@starhaven/contracts/protocol';
import {
  AccountChangeSchema,
  ContentChangeSchema,
  ContentVersionsSchema,
  contentEventsPath,
} from '@starhaven/contracts/live';
import { extensions as extensionNames, topics } from '@starhaven/contracts/protocol';
import * as v from 'valibot';
import { sharedReadHeaders } from '../client/request/visitor-headers.server';
import type { ContentVersions, UpstreamLogEntry } from '../types';
import { askCapabilities } from './ask-capabilities.server';
import { proveHost } from './prove-host.server';
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

/**
 * After this many failing answers in a row, a host that has never sent its extensions counts as a host without extensions: some hosts fail
 * on unknown paths.
 */
const failuresOfSpecHost = 4;
/** The first pause before a host that could not give its proof is asked again; doubles up to the maximum. */
const proofRetryMs = { first: 1_000, most: 60_000 };

// With a longer pause, all visitors would see old error pages after the site's own API is back.
const maxReconnectDelayMs = 4_000;

/** Asks the account API for its extensions. If it has `content-events`, keeps one event stream open until `close()`. */
export function createContentVersions(options: ContentVersionsOptions): ContentVersions {
  const { accountUrl, log, reconnectDelayMs = 1000, maxSilenceMs = 12_000 } = options;
  const { firstRecheckMs = 10_000, recheckMs = 5 * 60_000 } = options;
  const fetchFromHost = options.fetch ?? fetch;
  const closing = new AbortController();
  const listeners = new Set<(topic: Topic | 'all') => void>();
  const accountListeners = new Set<(uid: string) => void>();
  let extensions: ReadonlySet<string> = new Set();
  let versions: Map<string, string> | null = null;
  let knowsExtensions = false;
  let connection = 0;
  let tellsAccounts = false;
  let isSpecOnly = false;
  let failures = 0;
  let rechecks = 0;
  let stream = new AbortController();
  const ours = new Set<string>();
  let noteFirstAsked = () => {};
  const firstAsked = new Promise<void>((resolve) => (noteFirstAsked = resolve));

  function notify(topic: Topic | 'all'): void {
    tell(listeners, topic);
    if (topic === 'all') tell(accountListeners, topic);
  }

  function tell<Subject>(all: Set<(subject: Subject) => void>, subject: Subject): void {
    for (const listener of [...all]) {
      try {
        listener(subject);
      } catch (error) {
        log({ level: 'error', event: 'upstream.events-lost', message: `a change listener failed: ${String(error)}` });
      }
    }
  }

  function onEvent(event: { event?: string; data: string }): void {
    if (event.event === 'versions') {
      versions = new Map(Object.entries(v.parse(ContentVersionsSchema, JSON.parse(event.data))));
      connection += 1;
      log({ level: 'info', event: 'upstream.events-connected', message: 'content events are live' });
      // Changes during the gap are unknown.
      notify('all');
    } else if (event.event === 'change' && versions) {
      const { topic, version } = v.parse(ContentChangeSchema, JSON.parse(event.data));
      versions.set(topic, version);
      const known = topics.find((name) => name === topic);
      if (known) notify(known);
    } else if (event.event === 'accounts') {
      tellsAccounts = true;
    } else if (event.event === 'account' && versions) {
      tell(accountListeners, v.parse(AccountChangeSchema, JSON.parse(event.data)).uid);
    }
  }

  /** Resolves when the stream is lost; the result says whether it was live. */
  async function holdStream(): Promise<boolean> {
    stream = new AbortController();
    const url = accountUrl.replace(/\/+$/, '') + contentEventsPath;
    const reason = await readEventStream({
      fetch: fetchFromHost,
      url,
      headers: ours.has(accountUrl) ? sharedReadHeaders({}, options.trustSecret) : {},
      signal: AbortSignal.any([closing.signal, stream.signal]),
      maxSilenceMs,
      onEvent,
    }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    const wasLive = versions !== null;
    versions = null;
    tellsAccounts = false;
    if (!closing.signal.aborted) {
      log({ level: 'warn', event: 'upstream.events-lost', message: `content events are lost: ${reason}` });
    }
    if (wasLive) notify('all');
    return wasLive;
  }

  /** The host's extensions, or null if they could not be read now. */
  async function askExtensions(): Promise<ReadonlySet<string> | null> {
    const asked = await askCapabilities(accountUrl, fetchFromHost, closing.signal);
    failures = asked === 'failing' ? failures + 1 : 0;
    if (asked === null || (asked === 'failing' && failures < failuresOfSpecHost)) return null;
    if (asked !== 'none' && asked !== 'failing') {
      isSpecOnly = false;
      rechecks = 0;
      return asked;
    }
    isSpecOnly = extensions.size === 0;
    // A host that has once sent its extensions still has them. This answer comes from something in front of it, such as a proxy.
    return extensions.size > 0 ? null : new Set();
  }

  /**
   * Asks each host that may be ours for its proof. A host that has given it stays ours as long as its address is the same. Returns true if
   * it is known for every host whether it is ours, false if one of them could not answer now.
   */
  async function askProofs(accountExtensions: ReadonlySet<string>): Promise<boolean> {
    const { bookUrl = accountUrl, trustSecret } = options;
    if (trustSecret === undefined) return true;
    let isSettled = true;
    for (const url of new Set([accountUrl, bookUrl])) {
      if (ours.has(url)) continue;
      const announced =
        url === accountUrl ? accountExtensions : await askCapabilities(url, fetchFromHost, closing.signal);
      if (announced === null || announced === 'failing') isSettled = false;
      if (announced === null || typeof announced === 'string' || !announced.has(extensionNames.hostProof)) continue;
      const isProven = await proveHost({ url, trustSecret, fetch: fetchFromHost, signal: closing.signal });
      if (isProven === null) isSettled = false;
      else if (isProven) {
        ours.add(url);
        // A stream that was opened before the proof gets no account events, so it is opened again.
        if (url === accountUrl && versions !== null) stream.abort();
      } else if (!isProven) {
        log({
          level: 'error',
          event: 'upstream.host-unproven',
          message:
            'an API has another API_TRUST_SECRET than this web server, or a public address on another domain than SITE_URL: it does not receive visitor addresses',
        });
      }
    }
    return isSettled;
  }

  /** After one failed request a host must not stay unproven for the whole life of its stream. */
  async function proveBesideStream(accountExtensions: ReadonlySet<string>, over: AbortSignal): Promise<void> {
    for (let delayMs = proofRetryMs.first; ; delayMs = Math.min(delayMs * 2, proofRetryMs.most)) {
      await wait(delayMs, undefined, { signal: over, ref: false }).catch(() => undefined);
      if (over.aborted || (await askProofs(accountExtensions))) return;
    }
  }

  async function run(): Promise<void> {
    let delayMs = reconnectDelayMs;
    while (!closing.signal.aborted) {
      const asked = await askExtensions();
      const isSettled = asked === null || (await askProofs(asked));
      extensions = asked ?? extensions;
      knowsExtensions ||= asked !== null;
      noteFirstAsked();
      if (asked && !asked.has('content-events')) {
        await pause(Math.min(firstRecheckMs * 3 ** rechecks, recheckMs));
        rechecks += 1;
        continue;
      }
      const round = new AbortController();
      if (asked && !isSettled) void proveBesideStream(asked, AbortSignal.any([closing.signal, round.signal]));
      const wasLive = asked ? await holdStream() : false;
      round.abort();
      if (wasLive) delayMs = reconnectDelayMs;
      // Jitter keeps many web servers from reconnecting at the same moment.
      await pause(delayMs * (0.75 + Math.random() / 2));
      if (!wasLive) delayMs = Math.min(delayMs * 2, maxReconnectDelayMs);
    }
  }

  const pause = (ms: number) => wait(ms, undefined, { signal: closing.signal, ref: false }).catch(() => undefined);

  void run();

  return {
    get isLive() {
      return versions !== null;
    },
    get tellsAccounts() {
      return tellsAccounts;
    },
    version(topic) {
      const version = versions?.get(topic);
      // Contains the connection's number, because a host that restarts may count from the beginning again.
      return version === undefined ? null : `${connection}.${version}`;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onAccountChange(listener) {
      accountListeners.add(listener);
      return () => accountListeners.delete(listener);
    },
    hasExtension: (name) => extensions.has(name),
    get knowsExtensions() {
      return knowsExtensions;
    },
    get isSpecOnly() {
      return isSpecOnly;
    },
    isOurs: (url) => ours.has(url),
    firstAsked,
    close: () => closing.abort(),
  };
}
