import type { ServerResponse } from 'node:http';
import type { AccountChanges } from '../../account';
import type { ContentVersions } from '../content-versions';

/** After two or three missing heartbeats, readers treat the connection as dead. */
const heartbeatMs = 5_000;
/** A stream of this age may be replaced by a new one under the same key: its reader may have disconnected without a notice. */
const settledMs = 60_000;

export interface StreamLimits {
  maxStreams: number;
  maxPerAddress: number;
  /** A web server holds one stream for each of its workers. */
  maxPerWebServer: number;
}

/** A reader with more unsent bytes is too slow and is disconnected; it reconnects and reads the versions again. */
const maxBufferedBytes = 64 * 1024;

export interface EventStreamsOptions {
  versions: ContentVersions;
  accountChanges: AccountChanges;
  limits: StreamLimits;
  onCount: (count: number) => void;
}

interface Reader {
  /** The key under which the stream is counted. */
  key: string;
  /** Milliseconds of the process clock. */
  sinceMs: number;
  /** Only web servers receive changes of accounts: those reveal which accounts are active. */
  hearsAccounts: boolean;
}

const asEvent = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Announces that changes of accounts arrive from now on. */
const promise = asEvent('accounts', {});

/** Open server-sent event streams of changes, within their limits. */
export class EventStreams {
  private readonly open = new Map<ServerResponse, Reader>();
  private readonly stopListening: (() => void)[];
  private readonly heartbeat: NodeJS.Timeout;

  constructor(private readonly options: EventStreamsOptions) {
    const { versions, accountChanges } = options;
    this.stopListening = [
      versions.onChange((change) => this.broadcast(asEvent('change', change))),
      accountChanges.onChange((uid) => this.broadcastToWebServers(asEvent('account', { uid }))),
      // Web servers reconnect at once and know that they may have missed changes.
      accountChanges.onMissed(() => this.endWebServers()),
      accountChanges.onLive(() => this.broadcastToWebServers(promise)),
    ];
    this.heartbeat = setInterval(() => this.broadcast(': still here\n\n'), heartbeatMs);
    this.heartbeat.unref();
  }

  /** Whether the key may open another stream. If its streams are at the maximum, ends the oldest one. */
  hasRoomFor(key: string, isWebServer = false): boolean {
    const { maxStreams, maxPerAddress, maxPerWebServer } = this.options.limits;
    const ofKey = [...this.open].filter(([, other]) => other.key === key);
    if (ofKey.length >= (isWebServer ? maxPerWebServer : maxPerAddress)) {
      const [oldest] = ofKey;
      if (!oldest || performance.now() - oldest[1].sinceMs < settledMs) return false;
      this.drop(oldest[0]);
    }
    return this.open.size < maxStreams;
  }

  /** Starts a stream on a response whose headers are set. */
  async add(response: ServerResponse, reader: Omit<Reader, 'sinceMs'>): Promise<void> {
    const { versions, accountChanges, onCount } = this.options;
    response.on('close', () => this.forget(response));
    // The client may have disconnected already; then no further close event comes.
    if (response.closed || response.destroyed) return;
    this.open.set(response, { ...reader, sinceMs: performance.now() });
    onCount(this.open.size);
    // From here on changes reach the stream. A change that arrives before the versions is repeated in them, which does no harm.
    this.write(response, `retry: 2000\n${asEvent('versions', await versions.all())}`);
    if (reader.hearsAccounts && accountChanges.isLive) this.write(response, promise);
  }

  /** Ends all streams, so that readers notice at once. */
  close(): void {
    clearInterval(this.heartbeat);
    for (const stop of this.stopListening) stop();
    for (const response of this.open.keys()) response.end();
  }

  private drop(response: ServerResponse): void {
    this.forget(response);
    response.destroy();
  }

  private forget(response: ServerResponse): void {
    if (this.open.delete(response)) this.options.onCount(this.open.size);
  }

  private broadcast(text: string): void {
    for (const response of this.open.keys()) this.write(response, text);
  }

  private broadcastToWebServers(text: string): void {
    for (const [response, { hearsAccounts }] of this.open) if (hearsAccounts) this.write(response, text);
  }

  private endWebServers(): void {
    for (const [response, { hearsAccounts }] of this.open) if (hearsAccounts) response.end();
  }

  private write(response: ServerResponse, text: string): void {
    if (response.writableLength > maxBufferedBytes) this.drop(response);
    else response.write(text);
  }
}
