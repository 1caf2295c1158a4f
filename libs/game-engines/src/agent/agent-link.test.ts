import { agentNamespace, agentSocketPath, HeartbeatSchema } from '@starhaven/contracts/agent';
import type { Heartbeat } from '@starhaven/contracts/agent';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import { io } from 'socket.io-client';
import * as v from 'valibot';
import { keepAgentLink } from './agent-link';
import { agentSocketOptions } from './agent-socket';
import { reconnectDelayMs } from './reconnect-delay';

const key = `shk_${'k'.repeat(24)}`;
const heartbeat: Heartbeat = v.parse(HeartbeatSchema, { players: 3 });

/** The API's side: accepts this key unless `refusal` names a reason. */
async function startApi(port = 0, refusal: { message: string | null } = { message: null }) {
  const http = createServer();
  const server = new Server(http, { path: agentSocketPath, transports: ['websocket'], serveClient: false });
  const sockets: Socket[] = [];
  const waiting: ((socket: Socket) => void)[] = [];
  const namespace = server.of(agentNamespace);
  namespace.use((socket, next) => {
    const { auth } = socket.handshake;
    next(refusal.message === null && auth['key'] === key ? undefined : new Error(refusal.message ?? 'agent_wrong_key'));
  });
  namespace.on('connection', (socket) => {
    sockets.push(socket);
    waiting.shift()?.(socket);
  });
  await once(http.listen(port, '127.0.0.1'), 'listening');
  const { port: usedPort } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${usedPort}`,
    port: usedPort,
    refusal,
    nextAgent: () => new Promise<Socket>((resolve) => waiting.push(resolve)),
    sockets,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

type Api = Awaited<ReturnType<typeof startApi>>;
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function newApi(port?: number) {
  const api = await startApi(port);
  closers.push(() => api.close());
  return api;
}

function newAgent(api: Api, more: Partial<Parameters<typeof keepAgentLink>[0]> = {}, agentKey = key) {
  const lines: string[] = [];
  const { url, options } = agentSocketOptions({ url: `${api.url}/some/page`, key: agentKey, agent: 'test 1' });
  let reject: (reason: string) => void;
  const rejected = new Promise<string>((resolve) => (reject = resolve));
  const link = keepAgentLink({
    socket: io(url, options),
    readHeartbeat: () => heartbeat,
    calls: {
      runCommand: async ({ uid, line }) => ({ retcode: 200, message: `${uid}: ${line}` }),
      findPlayer: async () => {
        throw new Error('database on fire');
      },
      sendCode: () => {
        throw new Error('at once');
      },
      findByCode: async () => ({ retcode: 404, message: '', player: null }),
      sendMail: async ({ uid, items }) => ({ retcode: 200, message: `${uid}: ${items.length}` }),
      setPower: async ({ action }) => ({ retcode: 200, message: action }),
    },
    log: (line) => lines.push(line),
    onRejected: (reason) => reject(reason),
    heartbeatIntervalMs: 20,
    reconnectDelay: () => 20,
    ...more,
  });
  closers.push(() => link.close());
  return { lines, rejected, link };
}

const heard = (socket: Socket, event: string) => new Promise<unknown>((resolve) => socket.once(event, resolve));
const call = (socket: Socket, name: string, payload: unknown) =>
  socket.timeout(2_000).emitWithAck(name, payload) as Promise<unknown>;

test('introduces itself and reports at intervals', async () => {
  const api = await newApi();
  const arrival = api.nextAgent();
  newAgent(api);
  const socket = await arrival;
  expect(socket.handshake.auth).toEqual({ key, agent: 'test 1', protocol: 1 });
  expect(v.parse(HeartbeatSchema, await heard(socket, 'heartbeat'))).toEqual(heartbeat);
  expect(v.parse(HeartbeatSchema, await heard(socket, 'heartbeat'))).toEqual(heartbeat);
});

test('answers calls; what fails is an answer too', async () => {
  const api = await newApi();
  const arrival = api.nextAgent();
  const { lines } = newAgent(api);
  const socket = await arrival;
  expect(await call(socket, 'run_command', { uid: 7, line: 'heal' })).toEqual({ retcode: 200, message: '7: heal' });
  expect(await call(socket, 'find_player', { uid: '7' })).toMatchObject({ retcode: 500, player: null });
  expect(await call(socket, 'send_code', { uid: '7', code: 'AB12' })).toMatchObject({ retcode: 500 });
  expect(await call(socket, 'set_power', { action: 'stop' })).toEqual({ retcode: 200, message: 'stop' });
  expect(await call(socket, 'set_power', { action: 'rm -rf /' })).toMatchObject({ retcode: 500 });
  expect(await call(socket, 'measure', {})).toEqual({});
  expect(lines).toContain('find_player failed: database on fire');
});

test('junk is answered or ignored, and does no harm', async () => {
  const api = await newApi();
  const arrival = api.nextAgent();
  newAgent(api);
  const socket = await arrival;
  for (const junk of [null, 5, [], { uid: '', line: '' }, { uid: '7', line: 'x'.repeat(2_000) }, { uid: '7' }]) {
    expect(await call(socket, 'run_command', junk)).toMatchObject({ retcode: 500 });
    socket.emit('run_command', junk);
    socket.emit('measure', junk);
    socket.emit('bye', junk);
    socket.emit('nonsense', junk);
  }
  expect(await call(socket, 'run_command', { uid: '7', line: 'heal' })).toMatchObject({ retcode: 200 });
});

test('more than eight calls at once are too many', async () => {
  const api = await newApi();
  const arrival = api.nextAgent();
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const slow = async () => gate.then(() => ({ retcode: 200 as const, message: '' }));
  newAgent(api, {
    calls: {
      runCommand: slow,
      findPlayer: async () => ({ ...(await slow()), player: null }),
      sendCode: slow,
      findByCode: async () => ({ ...(await slow()), player: null }),
      sendMail: slow,
      setPower: slow,
    },
  });
  const socket = await arrival;
  const calls = Array.from({ length: 9 }, () => call(socket, 'run_command', { uid: '7', line: 'heal' }));
  expect(await calls[8]).toMatchObject({ retcode: 429 });
  release();
  expect(await Promise.all(calls.slice(0, 8))).toEqual(Array(8).fill({ retcode: 200, message: '' }));
});

test.each([
  ['a wrong key', 'agent_wrong_key'],
  ['another protocol', 'agent_wrong_protocol'],
])('%s ends it for good, and no log line contains the key', async (_, refusal) => {
  const api = await newApi();
  api.refusal.message = refusal;
  const { rejected, lines } = newAgent(api);
  expect(await rejected).toBe(refusal);
  expect(lines.join()).not.toContain(key);
});

test('an API that is not ready is asked again', async () => {
  const api = await newApi();
  api.refusal.message = 'agent_not_now';
  const { lines } = newAgent(api, { reconnectDelay: () => ((api.refusal.message = null), 5) });
  await api.nextAgent();
  expect(lines).toContain('the API is not ready; trying again');
});

test('an agent that was replaced comes back later, and gives up when it happens again and again', async () => {
  const api = await newApi();
  const arrivals = [api.nextAgent(), api.nextAgent(), api.nextAgent()];
  const { rejected, lines } = newAgent(api, { replacedDelayMs: 20 });
  for (const arrival of arrivals) {
    const socket = await arrival;
    socket.emit('bye', { reason: 'replaced' });
    socket.disconnect(true);
  }
  expect(await rejected).toBe('replaced');
  expect(lines.filter((line) => line === 'connected')).toHaveLength(3);
  expect(lines).toContain('another agent took the place of this one; trying again');
});

test.each(['key_changed', 'removed'])('a goodbye because it was %s ends it for good', async (reason) => {
  const api = await newApi();
  const arrival = api.nextAgent();
  const { rejected } = newAgent(api);
  (await arrival).emit('bye', { reason });
  expect(await rejected).toBe(reason);
});

test('comes back after a restart of the API, and after being disconnected', async () => {
  const first = await startApi();
  const arrival = first.nextAgent();
  const { lines } = newAgent(first);
  (await arrival).emit('bye', { reason: 'shutdown' });
  await first.close();
  const second = await newApi(first.port);
  const again = await second.nextAgent();
  expect(v.is(HeartbeatSchema, await heard(again, 'heartbeat'))).toBe(true);
  const third = second.nextAgent();
  again.disconnect(true);
  expect(v.is(HeartbeatSchema, await heard(await third, 'heartbeat'))).toBe(true);
  expect(lines.filter((line) => line === 'connected')).toHaveLength(3);
});

test('a heartbeat that cannot be made is skipped', async () => {
  const api = await newApi();
  const arrival = api.nextAgent();
  let count = 0;
  const { lines } = newAgent(api, {
    readHeartbeat: () => {
      if (++count === 1) throw new Error('no such process');
      return heartbeat;
    },
  });
  expect(await heard(await arrival, 'heartbeat')).toMatchObject({ players: 3 });
  expect(lines).toContain('no heartbeat: no such process');
});

test('many agents do not come back at once, and none waits longer than half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map((failures) => reconnectDelayMs(failures, () => 1))).toEqual([
    1_000, 2_000, 4_000, 8_000, 10_000, 10_000, 10_000,
  ]);
  expect(reconnectDelayMs(5, () => 0)).toBe(5_000);
});
