import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatMessage } from '@starhaven/contracts/chat';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { connectionOf } from '../engine-io/engine-parts';
import { rooms } from '../live-socket';
import type { LiveIo, LiveSocket } from '../live-socket';
import { ChatFeed } from './chat-feed';

const http = createServer().listen(0, '127.0.0.1');
const io: LiveIo = new Server(http, { transports: ['websocket'], serveClient: false });
const clients: ReturnType<typeof connect>[] = [];
let writes = 0;

/** Joins a member and records the ids of the messages that it gets. */
async function join(...joined: string[]) {
  const { port } = http.address() as AddressInfo;
  const client = connect(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  clients.push(client);
  const heard: string[] = [];
  client.on('chatRsp', ({ id_message }: ChatMessage) => heard.push(id_message));
  const [socket] = (await once(io, 'connection')) as [LiveSocket];
  await socket.join([rooms.publicChat, ...joined]);
  const line = connectionOf(socket).transport.socket?._socket;
  if (!line) throw new Error('There is no TCP connection.');
  const write = line.write.bind(line);
  line.write = (data) => {
    writes += 1;
    return write(data);
  };
  return heard;
}

const message = (id: number, uid = '1'): ChatMessage => ({
  id_message: String(id),
  uid,
  name: 'Mika',
  input: `message ${id} — ✨`,
  timestamp: 1_700_000_000,
  isBot: false,
});

const untilHeard = async (heard: string[], count: number) => {
  while (heard.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
};

beforeAll(async () => {
  if (!http.listening) await once(http, 'listening');
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.close();
  while (io.of('/').sockets.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
  writes = 0;
});
afterAll(() => io.close());

/** A clock that runs a thousand times as fast: each broadcast seems to take long. */
const fastClock = () => performance.now() * 1000;

test('messages that arrive after a long broadcast go out together, each once and in their order', async () => {
  const heard = await join();
  const feed = new ChatFeed(io, fastClock);
  for (let id = 1; id <= 20; id += 1) feed.send(message(id));
  await untilHeard(heard, 20);
  expect(heard).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
  expect(writes).toBeLessThan(5);
});

test('a member who ignores one author gets the messages of the others', async () => {
  const [all, some] = [await join(), await join(rooms.ignoring('2'))];
  const feed = new ChatFeed(io, fastClock);
  for (const [id, uid] of [
    [1, '1'],
    [2, '1'],
    [3, '2'],
    [4, '1'],
    [5, '2'],
    [6, '1'],
  ] as const)
    feed.send(message(id, uid));
  feed.flush();
  await Promise.all([untilHeard(all, 6), untilHeard(some, 4)]);
  expect(all).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(some).toEqual(['1', '2', '4', '6']);
});

test('a message keeps its place behind what waits for the same member', async () => {
  const heard = await join();
  const [socket] = io.of('/').sockets.values();
  const feed = new ChatFeed(io, () => 0);
  connectionOf(socket as LiveSocket).transport.writable = false;
  socket?.emit('chatRsp', message(1));
  feed.send(message(2));
  connectionOf(socket as LiveSocket).transport.writable = true;
  socket?.emit('chatRsp', message(3));
  await untilHeard(heard, 3);
  expect(heard).toEqual(['1', '2', '3']);
});

test('a room that is not busy gets each message at once', async () => {
  const heard = await join();
  const feed = new ChatFeed(io, () => 0);
  feed.send(message(1));
  feed.send(message(2));
  expect(writes).toBe(2);
  await untilHeard(heard, 2);
});
