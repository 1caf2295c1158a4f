import net from 'node:net';
import type { Database } from '../../src/platform/database/database';
import { startLive, Visitor } from '../support/hosts/live-server';
import type { TestLive } from '../support/hosts/live-server';
import { openTemplate } from '../support/template';

describe('a client that never reads', () => {
  let database: Database;
  let live: TestLive;
  beforeAll(async () => {
    database = await openTemplate();
    live = await startLive(database);
  });
  afterAll(async () => {
    await live?.stop();
    await database?.close();
  });

  /** Joins, and then stops reading. */
  async function connectDeaf(): Promise<net.Socket> {
    const socket = net.connect(Number(new URL(live.url).port), '127.0.0.1');
    socket.on('error', () => {});
    socket.write(
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    await new Promise((resolve) => socket.once('data', resolve));
    socket.pause();
    // "40" in a frame with an empty mask.
    socket.write(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0x34, 0x30]));
    return socket;
  }

  test('that sends pings without an end is closed before the answers fill the memory', async () => {
    const { sockets } = live.live.io.sockets;
    const countsOf = async () => (await live.metrics.socketEvents.get()).values;
    const before = sockets.size;
    const socket = await connectDeaf();
    while (sockets.size === before) await new Promise((resolve) => setTimeout(resolve, 10));
    // Pings of 125 bytes, with an empty mask.
    const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
    for (let count = 0; count < 19; count += 1) socket.write(ping);
    // An event after the pings: once it is counted, all of them were handled.
    const event = Buffer.from('42["hum"]');
    socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | event.length, 0, 0, 0, 0]), event]));
    const unknown = { namespace: '/', event: 'unknown', outcome: 'unknown' };
    while (!(await countsOf()).some(({ labels }) => JSON.stringify(labels) === JSON.stringify(unknown)))
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(sockets.size).toBe(before + 1);
    socket.write(Buffer.concat(Array.from({ length: 2_000 }, () => ping)));
    while (sockets.size > before) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(await countsOf()).toContainEqual(
      expect.objectContaining({ labels: { namespace: '/', event: 'control', outcome: 'limited' } }),
    );
    socket.destroy();
  });

  test('is closed, keeps no memory, and the others still get everything', async () => {
    const reader = await Visitor.connect(live.url);
    const socket = await connectDeaf();
    const { sockets } = live.live.io.sockets;
    while (sockets.size < 2) await new Promise((resolve) => setTimeout(resolve, 10));
    const text = 'x'.repeat(64 * 1024);
    let sent = 0;
    while (sockets.size === 2) {
      live.live.io.emit('announcement', `${sent} ${text}`);
      sent += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(reader.socket.connected).toBe(true);
    await reader.hears<string>('announcement', (heard) => heard.startsWith(`${sent - 1} `));
    expect(reader.payloadsOf('announcement')).toHaveLength(sent);
    expect((await live.metrics.socketsRefused.get()).values).toEqual([{ labels: { reason: 'too slow' }, value: 1 }]);
    socket.destroy();
    reader.close();
  });
});
