import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import pg from 'pg';
import { NoticeListener } from './listen';

const message = (type: string, body: string | Buffer) => {
  const frame = Buffer.alloc(5);
  frame.write(type);
  frame.writeInt32BE(4 + body.length, 1);
  return Buffer.concat([frame, Buffer.from(body)]);
};
const ready = message('Z', 'I');
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready]);

/** Speaks as much of PostgreSQL's protocol as a listener needs, and can stop answering. */
async function startServer() {
  const sockets = new Set<Socket>();
  const state = { connections: 0, statements: [] as string[], isSilent: false };
  const server = createServer((socket) => {
    sockets.add(socket);
    state.connections += 1;
    socket.once('data', () => {
      socket.on('data', (data) => {
        // "Q", four bytes for the length, the text, a zero; any other message means that the client closes the connection.
        if (data.toString('latin1', 0, 1) !== 'Q') return;
        state.statements.push(data.toString('latin1', 5, data.length - 1));
        if (!state.isSilent) socket.write(Buffer.concat([message('C', 'LISTEN\0'), ready]));
      });
      socket.write(welcome);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    state,
    url: `postgres://listener@127.0.0.1:${(server.address() as AddressInfo).port}/none`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const quiet = () => ({ onLive: jest.fn(), onLost: jest.fn(), onNotice: jest.fn() });

let server: Awaited<ReturnType<typeof startServer>>;
let listener: NoticeListener;

beforeEach(async () => {
  server = await startServer();
  listener = new NoticeListener(server.url);
});

afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  await listener.stop();
  server.close();
});

test('channels of several modules are opened one after the other, because pg 9 will refuse a second statement', async () => {
  let most = 0;
  let running = 0;
  const send = pg.Client.prototype.query as (text: string) => Promise<unknown>;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (this: pg.Client, text: string) {
    running += 1;
    most = Math.max(most, running);
    await send.call(this, text);
    running -= 1;
  });
  const handlers = quiet();
  await Promise.all(['mails', 'votes', 'chat'].map((channel) => listener.listen(channel, handlers)));
  expect(server.state.statements).toEqual(['listen "mails"', 'listen "votes"', 'listen "chat"']);
  expect(handlers.onLive).toHaveBeenCalledTimes(3);
  expect(most).toBe(1);
});

test('an unanswered statement is the loss of the connection, without waiting for a ping', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const mails = quiet();
  await listener.listen('mails', mails);
  server.state.isSilent = true;
  const refusal = listener.listen('votes', quiet()).catch((error: Error) => error.message);
  while (server.state.statements.length < 2) await setImmediate();
  await jest.advanceTimersByTimeAsync(4_000);
  jest.useRealTimers();
  expect(await refusal).toBe('PostgreSQL has not answered for 4000 ms.');
  await setImmediate();
  expect(mails.onLost).toHaveBeenCalledTimes(1);
  expect(listener.isLive()).toBe(false);
  // The ping at this time would have been the third.
  expect(server.state.statements).toEqual(['listen "mails"', 'listen "votes"']);
});

test('an unanswered ping is the loss of the connection', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const mails = quiet();
  await listener.listen('mails', mails);
  server.state.isSilent = true;
  await jest.advanceTimersByTimeAsync(8_000);
  jest.useRealTimers();
  await setImmediate();
  expect(mails.onLost).toHaveBeenCalledTimes(1);
});

test('after the end, the listener neither pings nor connects again', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const mails = quiet();
  await listener.listen('mails', mails);
  await listener.stop();
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(mails.onLost).toHaveBeenCalledTimes(1);
  expect(server.state).toMatchObject({ connections: 1, statements: ['listen "mails"'] });
});
