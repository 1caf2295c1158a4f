import { setTimeout as wait } from 'node:timers/promises';
import type { Topic } from '@starhaven/contracts';
import { ContentChangeSchema, ContentVersionsSchema, contentEventsPath, topics } from '@starhaven/contracts';
import * as v from 'valibot';
import type { ContentVersions, UpstreamLogEntry } from '../types';
import { askCapabilities } from './ask-capabilities.server';
import { readEventStream } from './read-event-stream.server';

export interface ContentVersionsOptions {
  accountUrl: string;
  log: (entry: UpstreamLogEntry) => void;
  fetch?: typeof fetch;
  /** First wait before a lost host is asked again; doubles up to 30 s. Default 1000. */
  reconnectDelayMs?: number;
  /** The host sends a comment every 15 s; silent for this long means dead. Default 40 000. */
  maxSilenceMs?: number;
  /** When a host without content events is asked for its extensions again. Default 5 minutes. */
  recheckMs?: number;
}

const maxReconnectDelayMs = 30_000;

/** Asks the account API for its extensions and, where it has `content-events`, holds one stream of them until `close()`. */
export function createContentVersions(options: ContentVersionsOptions): ContentVersions {
  const { accountUrl, log, reconnectDelayMs = 1000, maxSilenceMs = 40_000, recheckMs = 5 * 60_000 } = options;
  const fetchFromHost = options.fetch ?? fetch;
  const closing = new AbortController();
  const listeners = new Set<(topic: Topic | 'all') => void>();
  let extensions: ReadonlySet<string> = new Set();
  let versions: Map<string, string> | null = null;
  let connection = 0;

  function notify(topic: Topic | 'all'): void {
    for (const listener of [...listeners]) {
      try {
        listener(topic);
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
      // Whatever changed while nobody listened is unknown.
      notify('all');
    } else if (event.event === 'change' && versions) {
      const { topic, version } = v.parse(ContentChangeSchema, JSON.parse(event.data));
      versions.set(topic, version);
      const known = topics.find((name) => name === topic);
      if (known) notify(known);
    }
  }

  /** Resolves when the stream is lost, with whether it had been live. */
  async function holdStream(): Promise<boolean> {
    const url = accountUrl.replace(/\/+$/, '') + contentEventsPath;
    const reason = await readEventStream({
      fetch: fetchFromHost,
      url,
      signal: closing.signal,
      maxSilenceMs,
      onEvent,
    }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
    const wasLive = versions !== null;
    versions = null;
    if (!closing.signal.aborted) {
      log({ level: 'warn', event: 'upstream.events-lost', message: `content events are lost: ${reason}` });
    }
    if (wasLive) notify('all');
    return wasLive;
  }

  async function run(): Promise<void> {
    let delayMs = reconnectDelayMs;
    while (!closing.signal.aborted) {
      const asked = await askCapabilities(accountUrl, fetchFromHost, closing.signal);
      extensions = asked ?? extensions;
      if (asked && !asked.has('content-events')) {
        await pause(recheckMs);
        continue;
      }
      const wasLive = asked ? await holdStream() : false;
      if (wasLive) delayMs = reconnectDelayMs;
      // Jitter keeps many web servers from coming back in the same instant.
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
    version(topic) {
      const version = versions?.get(topic);
      // The connection is part of it: a host that starts anew may count from the beginning again.
      return version === undefined ? null : `${connection}.${version}`;
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hasExtension: (name) => extensions.has(name),
    close: () => closing.abort(),
  };
}
