import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import type { Socket as Client } from 'socket.io-client';
import { adapterOf, clientOf, connectionOf, findEngine } from './engine-parts';
import type { EngineConnection, EnginePart } from './engine-parts';

// This folder relies on undocumented parts of engine.io. An upgrade that changes one fails here with the part's name; package.json
// therefore pins exact versions.

const root = path.join(__dirname, '../../../../../..');
const readJson = (file: string): Record<string, unknown> => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

let http: HttpServer;
let io: Server;
let client: Client;
let engine: EnginePart;
let connection: EngineConnection;

beforeAll(async () => {
  http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  io = new Server({ transports: ['websocket'], serveClient: false });
  expect(findEngine(io)).toBeUndefined();
  io.attach(http);
  const found = findEngine(io);
  if (!found) throw new Error('An attached server has no engine.');
  engine = found;
  const opened = new Promise<EngineConnection>((resolve) => engine.on('connection', resolve));
  const { port } = http.address() as AddressInfo;
  client = connect(`http://127.0.0.1:${port}`, { transports: ['websocket'] });
  connection = await opened;
  await new Promise<void>((resolve) => (client.connected ? resolve() : client.once('connect', resolve)));
});

afterAll(() => {
  client.close();
  engine.close();
  http.close();
});

test.each(['socket.io', 'engine.io', 'socket.io-adapter'])(
  '%s has the exact version that package.json names',
  (name) => {
    const { dependencies } = readJson('package.json');
    expect(dependencies).toMatchObject({ [name]: readJson(`node_modules/${name}/package.json`).version });
  },
);

test('engine.clients holds the open connections, engine.clientsCount counts them', () => {
  expect(Object.values(engine.clients)).toEqual([connection]);
  expect(engine.clientsCount).toBe(1);
});

test('connection.writeBuffer holds what waits to be sent', () => {
  expect(Array.isArray(connection.writeBuffer)).toBe(true);
});

test('connection.request is the handshake, and may be replaced', () => {
  expect(connection.request).toHaveProperty('headers');
  const request = {};
  connection.request = request;
  expect(connection.request).toBe(request);
});

test('connection.on("packet") receives each frame, with the connection as this', async () => {
  const heard = new Promise<unknown>((resolve) => {
    connection.on('packet', function () {
      resolve(this);
    });
  });
  client.emit('anything');
  expect(await heard).toBe(connection);
});

test('transport.socket is the connection of ws, with bufferedAmount, ping, pong and terminate', () => {
  const { socket } = connection.transport;
  expect(socket).toMatchObject({ bufferedAmount: expect.any(Number), terminate: expect.any(Function) });
  expect(() => socket?.on('ping', () => {})).not.toThrow();
});

test('adapter._encode makes the frame of a broadcast once, as wsPreEncodedFrame', () => {
  const options: { wsPreEncodedFrame?: Buffer[] } = {};
  adapterOf(io)._encode?.({ type: 2, nsp: '/', data: ['event'] }, options);
  expect(options.wsPreEncodedFrame).toEqual([expect.any(Buffer), expect.any(Buffer)]);
});

test('a connection without waiting packets writes a frame to the TCP connection in the same turn', () => {
  const { readyState, transport } = connection;
  expect({ readyState, isWritable: transport.writable, state: transport.socket?.readyState }).toEqual({
    readyState: 'open',
    isWritable: true,
    state: 1,
  });
  const line = transport.socket?._socket;
  if (!line) throw new Error('A connection of ws has no TCP connection.');
  const write = jest.spyOn(line, 'write');
  io.emit('announcement');
  expect(write).toHaveBeenCalled();
  write.mockRestore();
});

test('a socket has a client that takes packets with their frame', () => {
  const [socket] = io.of('/').sockets.values();
  if (!socket) throw new Error('The client has no socket.');
  expect(clientOf(socket)).toMatchObject({ writeToEngine: expect.any(Function) });
  expect(connectionOf(socket)).toBe(connection);
});
