import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ServerEntry, StatisticsPoint } from '@starhaven/contracts/status';
import { io as connect } from 'socket.io-client';
import type { ManagerOptions, Socket, SocketOptions } from 'socket.io-client';
import { AccountChanges, LiveTickets } from '../../../src/modules/account';
import { admissionLimits, Live } from '../../../src/modules/live';
import type { LiveFleet, LiveOptions } from '../../../src/modules/live';
import type { Database } from '../../../src/platform/database/database';
import { Limits } from '../../../src/platform/limits/limits';
import { createLogger } from '../../../src/platform/logging/logger';
import { createMetrics } from '../../../src/platform/metrics/metrics';
import { trustSecret } from '../test-app';

export const siteUrl = 'http://localhost:3000';

export function serverEntry(id: string, state: Partial<ServerEntry['server']> = {}): ServerEntry {
  return {
    id,
    name: `Server ${id}`,
    server: {
      game: 1,
      privacy: 3,
      online: true,
      maintenance: '',
      disable: false,
      version: [],
      ping: null,
      startup: 0,
      commit: '???',
      stats: { player: 0, platform: {} },
      playersKnown: true,
      awaited: false,
      cpu: null,
      ram: null,
      address: '',
      entry: '',
      demo: false,
      ...state,
    },
  };
}

/** Game servers whose state a test changes. */
export class FakeFleet implements LiveFleet {
  private readonly entries = new Map<string, ServerEntry>();
  private readonly changeListeners = new Set<(ids: ReadonlySet<string>) => void>();
  private readonly pointListeners = new Set<(points: StatisticsPoint[]) => void>();
  points: StatisticsPoint[] = [];

  constructor(...entries: ServerEntry[]) {
    for (const entry of entries) this.entries.set(entry.id, entry);
  }

  readonly servers = () => [...this.entries.values()];
  readonly statistics = () => this.points;
  readonly onServersChanged = (listener: (ids: ReadonlySet<string>) => void) => {
    this.changeListeners.add(listener);
    return () => void this.changeListeners.delete(listener);
  };
  readonly onStatisticsAdded = (listener: (points: StatisticsPoint[]) => void) => {
    this.pointListeners.add(listener);
    return () => void this.pointListeners.delete(listener);
  };

  set(...entries: ServerEntry[]): void {
    for (const entry of entries) this.entries.set(entry.id, entry);
    this.tell(entries.map(({ id }) => id));
  }

  remove(id: string): void {
    this.entries.delete(id);
    this.tell([id]);
  }

  add(...points: StatisticsPoint[]): void {
    this.points.push(...points);
    for (const listener of this.pointListeners) listener(points);
  }

  private tell(ids: string[]): void {
    for (const listener of this.changeListeners) listener(new Set(ids));
  }
}

export interface TestLive {
  live: Live;
  fleet: FakeFleet;
  tickets: LiveTickets;
  url: string;
  metrics: ReturnType<typeof createMetrics>;
  logLines: string[];
  stop: () => Promise<void>;
}

type Options = Partial<Pick<LiveOptions, 'limits' | 'redis' | 'trustProxy' | 'accountChanges' | 'otherOrigins'>> & {
  fleet?: FakeFleet;
  /** The host to listen on; loopback unless given. */
  host?: string;
};

/** The live connections on a separate server. Many visitors share this machine's address, so its limits are high unless given. */
export async function startLive(database: Database, options: Options = {}): Promise<TestLive> {
  const { fleet = new FakeFleet(), redis = null, trustProxy = false, host = '127.0.0.1' } = options;
  const logLines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void logLines.push(line) });
  const metrics = createMetrics();
  const limits = new Limits({ database, metrics, onStoreError: (error) => log.error({ err: error }) });
  const tickets = new LiveTickets(limits, 'the-account-secret-of-all-api-tests');
  const accountChanges = options.accountChanges ?? (await AccountChanges.start(database));
  const live = new Live({
    database,
    accountChanges,
    tickets,
    siteUrl,
    otherOrigins: options.otherOrigins,
    trustSecret,
    trustProxy,
    limits: options.limits ?? { ...admissionLimits, maxPerAddress: 1_000, maxNewPerMinute: 10_000 },
    redis,
    metrics,
    log,
  });
  const server = createServer((_request, response) => response.writeHead(404).end());
  live.attach(server, fleet);
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    live,
    fleet,
    tickets,
    url: `http://${host}:${port}`,
    metrics,
    logLines,
    stop: async () => {
      await live.close();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export interface Heard {
  event: string;
  payload: unknown;
}

/** The browser's end of the live connection, with all events that it received. */
export class Visitor {
  readonly heard: Heard[] = [];
  private readonly waiting = new Set<() => void>();

  private constructor(readonly socket: Socket) {
    socket.onAny((event: string, payload: unknown) => this.note({ event, payload }));
    socket.on('disconnect', (reason) => this.note({ event: 'disconnect', payload: reason }));
  }

  /** Connects like our own site on `page`; null = like a client that supports only the specification. */
  static async connect(
    url: string,
    page: string | null = '/',
    options: Partial<ManagerOptions & SocketOptions> = {},
  ): Promise<Visitor> {
    const visitor = new Visitor(
      connect(url, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        ...(page === null ? {} : { auth: { protocol: 1, page } }),
        ...options,
      }),
    );
    await new Promise<void>((resolve, reject) => {
      visitor.socket.once('connect', resolve);
      visitor.socket.once('connect_error', reject);
    });
    return visitor;
  }

  payloadsOf(event: string): unknown[] {
    return this.heard.filter((one) => one.event === event).map(({ payload }) => payload);
  }

  /** The payload of a past or future event that fulfils `isIt`. */
  async hears<Payload = unknown>(event: string, isIt: (payload: Payload) => boolean = () => true): Promise<Payload> {
    for (;;) {
      const found = this.payloadsOf(event).find((payload) => isIt(payload as Payload));
      if (found !== undefined) return found as Payload;
      await new Promise<void>((resolve) => this.waiting.add(resolve));
    }
  }

  /** Resolves when everything that the server has sent so far has arrived. */
  async settle(): Promise<void> {
    const { engine } = this.socket.io;
    const pong = new Promise((resolve) => engine.once('packet', resolve));
    // The server refuses a second namespace at once: its answer arrives after everything sent before.
    engine.write('0/nowhere,');
    await pong;
  }

  emit(event: string, payload: unknown): void {
    this.socket.emit(event, payload);
  }

  /** Sends a raw message without the library. */
  write(message: string | Buffer): void {
    this.socket.io.engine.write(message);
  }

  close(): void {
    this.socket.disconnect();
  }

  private note(heard: Heard): void {
    this.heard.push(heard);
    for (const wake of this.waiting) wake();
    this.waiting.clear();
  }
}
