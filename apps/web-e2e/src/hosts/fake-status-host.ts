import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Socket as TcpSocket } from 'node:net';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import type { ClientToServerListenEvents, ServerToClientEvents } from '@starhaven/contracts/live';
import type { ServerEntry } from '@starhaven/contracts/status';
import { showsServers } from '@starhaven/contracts/live';

type LiveServer = Server<ClientToServerListenEvents, ServerToClientEvents>;
type LiveSocket = Socket<ClientToServerListenEvents, ServerToClientEvents>;

const day = 86_400;
const nowSeconds = () => Math.floor(Date.now() / 1000);

/** A server of the stand-in; `state` overrides its normal state. */
export function statusServer(id: string, name: string, state: Partial<ServerEntry['server']> = {}): ServerEntry {
  const server: ServerEntry['server'] = {
    game: 1,
    privacy: 3,
    online: true,
    maintenance: '',
    disable: false,
    version: ['5.4'],
    ping: 24,
    startup: nowSeconds() - 3 * day - 7_300,
    commit: '9f8e7d6',
    stats: { player: 42, platform: { PC: 30, Android: 12, iOS: 0 } },
    playersKnown: true,
    awaited: false,
    cpu: { usage: 12.34, usage_raw: 24.68, core: { limit: 2, total: 8 } },
    ram: { usage: 41.27, currently: 845.4, total: 2048 },
    address: '',
    entry: '',
    demo: false,
    ...state,
  };
  return { id, name, server };
}

const idle = { player: 0, platform: {} };
export const ordinaryServers = () => [
  statusServer('gi-1', 'Teyvat One'),
  statusServer('gi-2', 'Teyvat Beta', {
    privacy: 2,
    version: ['5.5', '5.6'],
    stats: { player: 7, platform: { PC: 7 } },
  }),
  statusServer('hsr-10', 'Astral Express', {
    game: 2,
    ping: 81,
    stats: { player: 118, platform: { PC: 61, iOS: 57 } },
  }),
  statusServer('hsr-9', 'Herta Station', {
    game: 2,
    privacy: 1,
    maintenance: 'New tracks are laid until 18:00 UTC.',
    stats: idle,
  }),
  statusServer('ba-1', 'Kivotos', {
    game: 3,
    demo: true,
    commit: '???',
    cpu: { usage: 71.2, usage_raw: 142.4, core: null },
  }),
  statusServer('ba-2', 'Schale Office', {
    game: 3,
    privacy: 0,
    online: false,
    ping: null,
    cpu: null,
    ram: null,
    stats: idle,
  }),
  statusServer('lab-1', 'Old Laboratory', {
    game: 9,
    disable: true,
    online: false,
    ping: null,
    cpu: null,
    ram: null,
    stats: idle,
  }),
];

const component = (name: string, detail: string, latencyMs: number | null, state = 'operational') => ({
  name,
  state,
  detail,
  latencyMs,
  measuredAt: nowSeconds(),
});

const ordinaryComponents = () => [
  component('web', 'Pages are answered', 12),
  component('game_servers', '5 of 6 servers online', null, 'maintenance'),
  component('database', 'Answers in time', 3),
  component('delivery', 'Downloads are served', 18),
];

const ordinaryIncidents = () => [
  {
    id: '12',
    kind: 'maintenance',
    title: 'Herta Station gets new tracks',
    state: 'in_progress',
    impact: 'none',
    components: ['game_servers'],
    servers: ['hsr-9'],
    startsAt: nowSeconds() - 3_600,
    endsAt: nowSeconds() + 7_200,
    updatedAt: nowSeconds() - 3_600,
    updates: [{ time: nowSeconds() - 3_600, state: 'in_progress', text: 'The station is closed, the trains run.' }],
  },
  {
    id: '11',
    kind: 'incident',
    title: 'Logins were <slow>',
    state: 'resolved',
    impact: 'degraded',
    components: ['web', 'database'],
    servers: [],
    startsAt: nowSeconds() - 20 * day,
    endsAt: nowSeconds() - 20 * day + 2_400,
    updatedAt: nowSeconds() - 20 * day + 2_400,
    updates: [
      { time: nowSeconds() - 20 * day + 2_400, state: 'resolved', text: 'Everybody is through again.' },
      { time: nowSeconds() - 20 * day, state: 'investigating', text: 'Logging in takes half a minute.' },
    ],
  },
];

const uptimeOf = ({ id, name, server }: ServerEntry) => ({
  id,
  name,
  percent24h: server.online ? 100 : 12.5,
  percent7d: 99.98,
  percent30d: 99.41,
  days: Array.from({ length: 90 }, (_, index) => {
    const daysAgo = 89 - index;
    const percent = daysAgo > 70 ? null : daysAgo % 23 === 5 ? 91.2 : daysAgo % 17 === 3 ? 98.7 : 100;
    return {
      day: new Date((nowSeconds() - daysAgo * day) * 1000).toISOString().slice(0, 10),
      percent,
      downMinutes: percent === null ? 0 : ((100 - percent) / 100) * 1440,
      maintenanceMinutes: 0,
    };
  }),
});

/** A day of minutes up to now, in the wire format. */
export function dayOfPoints() {
  const last = Math.floor(nowSeconds() / 60) * 60;
  return Array.from({ length: 1440 }, (_, index) => {
    const time = last - (1439 - index) * 60;
    const wave = Math.sin((index / 1440) * 2 * Math.PI);
    const noise = ((index * 7919) % 97) / 97;
    return [
      { time, field: 'web_online_count' as const, value: Math.round(180 + 60 * wave + 12 * noise) },
      { time, field: 'game_online_count' as const, value: Math.round(260 + 130 * wave + 20 * noise) },
      { time, field: 'request_count' as const, value: Math.round(2_400 + 900 * wave + 500 * noise) },
    ];
  }).flat();
}

/** An account host that measures its status and has a live socket; specs stop it and start it again. */
export class FakeStatusHost {
  url = '';
  servers: ServerEntry[] = ordinaryServers();
  components: unknown[] = ordinaryComponents();
  incidents: unknown[] = ordinaryIncidents();
  points = dayOfPoints();
  /** The status calls get no answer. */
  isStatusDown = false;
  /** The messages from browsers, as `event: payload`. */
  readonly heard: string[] = [];
  #extensions: string[];
  #port = 0;
  #server: http.Server | null = null;
  #live: LiveServer | null = null;
  readonly #open = new Set<TcpSocket>();

  constructor({ hasStatus = true } = {}) {
    this.#extensions = hasStatus ? ['status', 'live-tickets'] : [];
  }

  /** Listens on the same port as before; visitors who reconnect get the present state. */
  async start(): Promise<this> {
    const server = http.createServer((request, response) => this.#answer(request, response));
    server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
    const live: LiveServer = new Server(server, { transports: ['websocket'], serveClient: false });
    live.on('connection', (socket) => this.#welcome(socket));
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.url = `http://127.0.0.1:${this.#port}`;
    this.#server = server;
    this.#live = live;
    return this;
  }

  /** Stops like a crashed process: every connection breaks and no request is answered. */
  async stop(): Promise<void> {
    const ended = new Promise<void>((resolve) =>
      this.#server ? this.#server.once('close', () => resolve()) : resolve(),
    );
    for (const socket of this.#open) socket.destroy();
    await this.#live?.close();
    await ended;
    this.#server = this.#live = null;
  }

  /** Restores the normal state and starts the host. */
  async reset(): Promise<void> {
    this.servers = ordinaryServers();
    this.components = ordinaryComponents();
    this.incidents = ordinaryIncidents();
    this.points = dayOfPoints();
    this.isStatusDown = false;
    this.heard.length = 0;
    if (this.#server === null) await this.start();
  }

  get visitors(): number {
    return this.#live?.engine.clientsCount ?? 0;
  }

  /** Sends an event to every browser. */
  tell<Name extends keyof ServerToClientEvents>(name: Name, ...payload: Parameters<ServerToClientEvents[Name]>): void {
    this.#live?.emit(name, ...payload);
  }

  /** Sends every browser a message that is not in the contracts. */
  tellNonsense(name: string, payload: unknown): void {
    (this.#live as unknown as { emit: (name: string, payload: unknown) => void } | null)?.emit(name, payload);
  }

  #welcome(socket: LiveSocket): void {
    const show = (page: unknown) => {
      if (typeof page !== 'string' || !showsServers(page)) return;
      socket.emit('init_server', { data: this.servers });
      socket.emit('init_stats', { data: this.points });
    };
    socket.onAny((name: string, payload: unknown) => this.heard.push(`${name}: ${JSON.stringify(payload)}`));
    socket.on('change_page', (payload) => show((payload as { url?: unknown }).url));
    socket.emit('count_online', 12);
  }

  #answer(request: http.IncomingMessage, response: http.ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const send = (data: unknown) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ retcode: 0, message: 'ok', data }));
    if (pathname === '/api/v2/capabilities') return void send({ extensions: this.#extensions });
    if (!pathname.startsWith('/api/v2/status') || !this.#extensions.includes('status'))
      return void response.writeHead(404).end();
    if (this.isStatusDown) return void request.socket.destroy();
    if (pathname === '/api/v2/status/uptime') return void send(this.servers.map(uptimeOf));
    if (pathname === '/api/v2/status/incidents') return void send(this.incidents);
    if (pathname === '/api/v2/status/statistics') return void send(this.points);
    const online = { web_online_count: 12, game_online_count: 174 };
    const { servers, components, incidents } = this;
    send({ measuredAt: nowSeconds(), servers, online, components, incidents });
  }
}
