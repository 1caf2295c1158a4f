/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';
import type { ConnectionEvent, ConnectionState } from '../../machine/connection-machine';
import { initialConnection, stepConnection } from '../../machine/connection-machine';
import type { LiveSocket, LiveSocketHandlers } from './live-socket';
import { openLiveSocket } from './live-socket';

const http = createServer();
const server = new Server(http, { transports: ['websocket'], serveClient: false });
let socket: LiveSocket;
let url: string;

beforeAll(async () => {
  await once(http.listen(0, '127.0.0.1'), 'listening');
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(() => socket.disconnect());
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

/** Resolves with the arguments of each handler's first call. */
function listen() {
  const happened = {
    connected: deferred(),
    disconnected: deferred(),
    failed: deferred(),
    message: deferred(),
  };
  const handlers: LiveSocketHandlers = {
    onConnected: () => happened.connected.resolve(null),
    onDisconnected: happened.disconnected.resolve,
    onFailed: happened.failed.resolve,
    onMessage: happened.message.resolve,
  };
  return { handlers, happened };
}

function deferred() {
  let resolve: (value: unknown) => void = () => {};
  const promise = new Promise<unknown>((settle) => (resolve = settle));
  return { promise, resolve };
}

test('it sends its handshake over websocket only, and passes messages on in both directions', async () => {
  const { handlers, happened } = listen();
  const connection = new Promise<Socket>((resolve) => void server.once('connection', resolve));
  socket = openLiveSocket(url, () => ({ protocol: 1, page: '/status' }), handlers);
  socket.connect();
  const peer = await connection;
  expect(peer.handshake.auth).toEqual({ protocol: 1, page: '/status' });
  expect(peer.conn.transport.name).toBe('websocket');

  peer.emit('count_online', '12');
  expect(await happened.message.promise).toEqual({ name: 'count_online', payload: '12' });

  const heard = new Promise<unknown>((resolve) => void peer.once('change_page', resolve));
  socket.emit('change_page', { url: '/status', type: 'initial' });
  expect(await heard).toEqual({ url: '/status', type: 'initial' });

  peer.disconnect();
  expect(await happened.disconnected.promise).toBe(false);
});

test('closing it is deliberate, and it can be connected again', async () => {
  const { handlers, happened } = listen();
  socket = openLiveSocket(url, () => ({ protocol: 1, page: '/' }), handlers);
  socket.connect();
  await happened.connected.promise;
  socket.disconnect();
  expect(await happened.disconnected.promise).toBe(true);
  const again = new Promise((resolve) => void server.once('connection', resolve));
  socket.connect();
  await again;
});

test('a connection that the server closes before it has answered is tried again', async () => {
  const { handlers, happened } = listen();
  let state: ConnectionState = initialConnection;
  const step = (event: ConnectionEvent) => ([state] = stepConnection(state, event));
  socket = openLiveSocket(url, () => ({ protocol: 1, page: '/' }), {
    ...handlers,
    onConnected: () => step({ type: 'connected' }),
    onDisconnected: (isDeliberate) => {
      step({ type: 'disconnected', isDeliberate });
      handlers.onDisconnected(isDeliberate);
    },
  });
  server.engine.once('connection', (line: { close: () => void }) => line.close());
  step({ type: 'open' });
  socket.connect();
  expect(await happened.disconnected.promise).toBe(false);
  expect(state.phase).toBe('waiting');
});

test('a server that refuses and one that is not there are failures', async () => {
  const refused = listen();
  server.use((_socket, next) => next(new Error('full')));
  socket = openLiveSocket(url, () => ({ protocol: 1, page: '/' }), refused.handlers);
  socket.connect();
  expect(await refused.happened.failed.promise).toBe('error');

  const missing = listen();
  socket = openLiveSocket('http://127.0.0.1:9', () => ({ protocol: 1, page: '/' }), missing.handlers);
  socket.connect();
  expect(await missing.happened.failed.promise).toBe('error');
});
