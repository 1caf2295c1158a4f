// Over 400 lines: every case needs the same database, app and socket server, which take seconds to start.
import { once } from 'node:events';
import net from 'node:net';
import { initialStatistics, serverListChanged, toStatisticsColumns } from '@starhaven/contracts/status';
import type { OnlineUsers } from '@starhaven/contracts/chat';
import type { ServerList, StatisticsPoint } from '@starhaven/contracts/status';
import { signVisitorAddress, visitorAddressHeader } from '@starhaven/node-kit/server';
import * as v from 'valibot';
import { endSessions } from '../../src/modules/account/sessions/end-sessions';
import { inTransaction } from '../../src/platform/database/transaction-retry';
import { describeOnEachEngine } from '../support/engines';
import { FakeFleet, serverEntry, siteUrl, startLive, Visitor } from '../support/hosts/live-server';
import type { TestLive } from '../support/hosts/live-server';
import { accountClient } from '../support/clients/account-client';
import { useTestApi } from '../support/test-api';
import { trustSecret } from '../support/test-app';
import { until } from '../support/until';

const point = (time: number, value: number): StatisticsPoint => ({ time, field: 'web_online_count', value });

const countOf = async (live: TestLive, event: string, outcome: string) => {
  const { values } = await live.metrics.socketEvents.get();
  return values.find(({ labels }) => labels.event === event && labels.outcome === outcome)?.value ?? 0;
};

describeOnEachEngine('the live connection', (open) => {
  let live: TestLive;
  let fleet: FakeFleet;
  const visitors: Visitor[] = [];
  const enter = async (...given: Parameters<typeof Visitor.connect>) => {
    const visitor = await Visitor.connect(...given);
    visitors.push(visitor);
    return visitor;
  };
  const api = useTestApi(open);
  const client = accountClient(api);
  beforeEach(async () => {
    fleet = new FakeFleet(serverEntry('1'), serverEntry('2'));
    fleet.points = [point(60, 5), point(120, 6)];
    live = await startLive(api.database, { fleet });
  });
  afterEach(async () => {
    for (const visitor of visitors.splice(0)) visitor.close();
    await live.stop();
  });
  const join = async (visitor: Visitor, sessionKey: string) => {
    visitor.emit('chat_join_room_public', { sessionKey });
    return visitor.hears<OnlineUsers>('chat_user_update_public');
  };
  const run = (statement: string, uid: string) => api.database.query(statement, [Number(uid)]);

  describe('events for a visitor', () => {
    test('a client of the specification gets servers and statistics on connecting', async () => {
      const visitor = await enter(live.url, null);
      expect(await visitor.hears('init_server')).toEqual({ data: fleet.servers() });
      expect(await visitor.hears('init_stats')).toEqual({ data: fleet.points });
      expect(await visitor.hears('count_online')).toBe(1);
    });

    test('the progress of a refresh goes to the connections of its account, and to no client of the specification', async () => {
      const { data } = await client.enter();
      const [own, plain, stranger] = [await enter(live.url), await enter(live.url, null), await enter(live.url)];
      await join(own, data.sessionKey);
      await join(plain, data.sessionKey);
      const progress = { done: 1, total: 3, serverId: '2' };
      live.live.members.sendPlayersRefreshed(data.uid, progress);
      expect(await own.hears('player_refresh')).toEqual(progress);
      for (const other of [plain, stranger]) {
        await other.settle();
        expect(other.payloadsOf('player_refresh')).toEqual([]);
      }
    });

    test('our own page gets them when it shows them, the statistics in columns', async () => {
      const visitor = await enter(live.url, '/downloads');
      await visitor.hears('count_online');
      await visitor.settle();
      expect(visitor.payloadsOf('init_server')).toEqual([]);
      visitor.emit('change_page', { url: '/status?view=cards', type: 'change' });
      expect(v.parse(serverListChanged.payload, await visitor.hears('init_server')).data).toHaveLength(2);
      const columns = await visitor.hears('init_stats');
      expect(columns).toEqual(toStatisticsColumns(fleet.points));
      expect(v.parse(initialStatistics.payload, columns)).toEqual({ data: fleet.points });
    });

    test('a viewer of the status page gets only changed servers, in batches, and visitors of other pages get nothing', async () => {
      const viewer = await enter(live.url, '/status');
      const other = await enter(live.url, '/blog');
      await viewer.hears('init_stats');
      fleet.set(serverEntry('1', { maintenance: 'Back soon' }), serverEntry('3'));
      fleet.remove('2');
      const change = await viewer.hears<ServerList & { removed: string[] }>('server_change');
      expect(change.data.map(({ id }) => id).sort()).toEqual(['1', '3']);
      expect(change.removed).toEqual(['2']);
      fleet.add(point(180, 7));
      expect(await viewer.hears('stats')).toEqual({ data: [point(180, 7)] });
      await other.settle();
      const events = other.heard.map(({ event }) => event);
      expect(events.filter((event) => ['server_change', 'stats'].includes(event))).toEqual([]);
      expect(viewer.payloadsOf('server_change')).toHaveLength(1);
    });

    test('a server that goes down is sent at once, numbers at most once a second', async () => {
      const viewer = await enter(live.url, '/status');
      await viewer.hears('init_stats');
      const set = (id: string, player: number, online = true) =>
        fleet.set(serverEntry(id, { online, stats: { player, platform: {} } }));
      const hears = (player: number) =>
        viewer.hears<ServerList>('server_change', ({ data }) =>
          data.some(({ server }) => server.stats.player === player),
        );
      const waitsMs: number[] = [];
      // A busy machine delays single rounds; a state that has to wait for its turn is late in every round.
      for (let player = 10; player < 60 && !waitsMs.some((waitMs) => waitMs < 900); player += 10) {
        set('1', player);
        await hears(player);
        const startMs = performance.now();
        set('1', player + 1);
        set('2', player + 2, false);
        await hears(player + 2);
        waitsMs.push(performance.now() - startMs);
        set('1', player + 3);
        await hears(player + 3);
        expect(performance.now() - startMs).toBeGreaterThan(900);
        set('2', player + 4);
        await hears(player + 4);
      }
      expect(Math.min(...waitsMs)).toBeLessThan(900);
    });

    test('a client of the specification gets the whole list again', async () => {
      const visitor = await enter(live.url, null);
      await visitor.hears('init_server');
      fleet.set(serverEntry('2', { online: false }));
      const list = await visitor.hears<ServerList>('init_server', ({ data }) =>
        data.some(({ server }) => !server.online),
      );
      expect(list.data).toHaveLength(2);
      expect(visitor.payloadsOf('server_change')).toEqual([]);
    });

    test('everybody gets the number of online visitors', async () => {
      const first = await enter(live.url);
      expect(await first.hears('count_online')).toBe(1);
      const second = await enter(live.url);
      await first.hears<number>('count_online', (count) => count === 2);
      second.close();
      await until(() => first.payloadsOf('count_online').at(-1) === 1);
    });
  });

  describe('who gets in', () => {
    const from = (origin: string) => Visitor.connect(live.url, '/', { extraHeaders: { origin } });

    test('a foreign page does not, our own does', async () => {
      await expect(from('https://evil.test')).rejects.toThrow();
      await expect(from('null')).rejects.toThrow();
      await expect(from('http://localhost:3001')).rejects.toThrow();
      (await from(siteUrl)).close();
    });

    test('a page of an origin that the operator named does', async () => {
      const open = await startLive(api.database, { otherOrigins: ['https://app.example.org'] });
      const visit = (origin: string) => Visitor.connect(open.url, '/', { extraHeaders: { origin } });
      (await visit('https://app.example.org')).close();
      await expect(visit('https://evil.test')).rejects.toThrow();
      await open.stop();
    });

    test('long polling is no way in', async () => {
      const answer = await fetch(`${live.url}/socket.io/?EIO=4&transport=polling`);
      expect(answer.status).toBe(400);
    });

    test('an address holds only so many connections, and gets room again', async () => {
      const small = await startLive(api.database, { limits: { maxOpen: 3, maxPerAddress: 2, maxNewPerMinute: 60 } });
      const as = (address: string) =>
        Visitor.connect(small.url, '/', {
          extraHeaders: { [visitorAddressHeader]: signVisitorAddress(address, trustSecret) },
        });
      const [first] = [await as('203.0.113.1'), await as('203.0.113.1')];
      await expect(as('203.0.113.1')).rejects.toThrow();
      await as('203.0.113.2');
      // Three connections are the maximum.
      await expect(as('203.0.113.3')).rejects.toThrow();
      first.close();
      await until(() => as('203.0.113.1').then(Boolean, () => false));
      await small.stop();
    });

    test('an address that reconnects all the time is made to wait', async () => {
      const small = await startLive(api.database, { limits: { maxOpen: 100, maxPerAddress: 100, maxNewPerMinute: 3 } });
      for (let round = 0; round < 3; round += 1) (await Visitor.connect(small.url)).close();
      await expect(Visitor.connect(small.url)).rejects.toThrow();
      // An unsigned address is ignored.
      const forged = { extraHeaders: { [visitorAddressHeader]: '203.0.113.9;00' } };
      await expect(Visitor.connect(small.url, '/', forged)).rejects.toThrow();
      await small.stop();
    });

    test('an upgrade to any other path is ended', async () => {
      const socket = net.connect(Number(new URL(live.url).port), '127.0.0.1');
      socket.write('GET /elsewhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      await once(socket, 'close');
    });
  });

  describe('what comes from browsers', () => {
    const malformed: [string, string | Buffer][] = [
      ['an event with null', '2["chatReq",null]'],
      ['an event without payload', '2["chat_join_room_public"]'],
      ['an event named error', '2["error"]'],
      ['an unknown event', '2["drop_tables",{"a":1}]'],
      ['numbers for names', '2[7,8]'],
      ['a page that is not a text', '2["change_page",{"url":{},"type":"initial"}]'],
      ['a key of 5,000 characters', `2["chat_join_room_public",{"sessionKey":"${'x'.repeat(5000)}"}]`],
      ['a prototype', '2["change_page",{"__proto__":{"url":"/"},"constructor":1}]'],
      ['an acknowledgement that nobody asked for', '3999["x"]'],
      ['a request for an acknowledgement', '27["change_page",{"url":"/","type":"change"}]'],
    ];

    test.each(malformed)('%s does no harm', async (_name, message) => {
      const visitor = await enter(live.url);
      for (let round = 0; round < 10; round += 1) visitor.write(message);
      await visitor.settle();
      expect((await enter(live.url)).socket.connected).toBe(true);
      expect(live.logLines.filter((line) => line.includes('failed'))).toEqual([]);
    });

    test.each([
      ['a packet of no type', '9'],
      ['half an event', '2["chatReq",'],
      ['bytes', Buffer.from([1, 2, 3])],
      ['a placeholder without its bytes', '51-["chatReq",{"_placeholder":true,"num":0}]'],
      ['a message of 20 KiB', `2["change_page",{"url":"${'x'.repeat(20 * 1024)}","type":"change"}]`],
      ['goodbye and hello again', '1'],
    ])('%s ends at most its own connection', async (_name, message) => {
      const visitor = await enter(live.url);
      visitor.write(message);
      visitor.write('0');
      const other = await enter(live.url, '/status');
      await other.hears('init_server');
    });

    test('a thousand malformed events from fifty connections leave the others served', async () => {
      const viewer = await enter(live.url, '/status');
      await viewer.hears('init_stats');
      const bad = await Promise.all(Array.from({ length: 50 }, () => enter(live.url)));
      for (const visitor of bad) {
        for (let round = 0; round < 20; round += 1) visitor.write(malformed[round % malformed.length]![1]);
      }
      fleet.set(serverEntry('1', { online: false }));
      await viewer.hears('server_change');
      await until(async () => (await countOf(live, 'unknown', 'unknown')) > 0);
      expect(await countOf(live, 'chat_join_room_public', 'invalid')).toBeGreaterThan(0);
    });

    test('a visitor who floods is closed, and does not slow the others', async () => {
      const flood = await enter(live.url);
      for (let round = 0; round < 2_000; round += 1) flood.emit('change_page', { url: '/', type: 'change' });
      await flood.hears('disconnect');
      expect(await countOf(live, 'change_page', 'taken')).toBeLessThan(10);
    });

    test('leaving and joining again on one connection closes it, because it would reset the limits', async () => {
      const visitor = await enter(live.url, null);
      await visitor.hears('init_stats');
      visitor.write('1');
      visitor.write('0');
      await until(() => live.live.io.engine.clientsCount === 0);
      expect(visitor.payloadsOf('init_stats')).toHaveLength(1);
    });

    test.each([
      ['acknowledgements', '31[]'],
      ['unknown namespaces', '0/nowhere,'],
      ['events', '2["x"]'],
    ])('a flood of %s is counted and closed', async (_name, frame) => {
      const flood = await enter(live.url);
      for (let round = 0; round < 1_000; round += 1) flood.write(frame);
      await flood.hears('disconnect');
      expect(await countOf(live, 'frame', 'limited')).toBeGreaterThan(0);
    });

    test('changing pages quickly sends everything about the servers again, but rarely', async () => {
      const visitor = await enter(live.url, '/status');
      await visitor.hears('init_stats');
      const [socket] = [...live.live.io.sockets.sockets.values()];
      for (const url of ['/blog', '/status', '/blog']) {
        visitor.emit('change_page', { url, type: 'change' });
        await until(() => socket?.data.page === url);
        // The server drops a change of the page within 200 ms of the one before.
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      fleet.set(serverEntry('1', { online: false }));
      visitor.emit('change_page', { url: '/status', type: 'change' });
      await until(() => visitor.payloadsOf('init_server').length === 2);
      expect(visitor.payloadsOf('init_server').at(-1)).toEqual({ data: fleet.servers() });
    });

    test('pages are stored as paths, without query and fragment', async () => {
      const visitor = await enter(live.url);
      visitor.emit('change_page', { url: 'https://x.test/login?session=secret#y', type: 'change' });
      await visitor.settle();
      const [socket] = [...live.live.io.sockets.sockets.values()];
      await until(() => socket?.data.page === '/login');
    });
  });

  describe('who somebody is', () => {
    test('a session key joins, and everybody in the chat sees who is there, the bot included', async () => {
      const [mika, aru] = [await client.enter(), await client.enter()];
      const first = await enter(live.url);
      const users = await join(first, mika.data.sessionKey);
      expect(users).toEqual({
        bot: { uid: 'bot', name: 'GM', isBot: true },
        [mika.data.uid]: { uid: mika.data.uid, name: mika.data.name, isBot: false },
      });
      const second = await enter(live.url);
      await join(second, aru.data.sessionKey);
      await first.hears<OnlineUsers>('chat_user_update_public', (map) => aru.data.uid in map);
      second.close();
      await until(() => !(aru.data.uid in (first.payloadsOf('chat_user_update_public').at(-1) as OnlineUsers)));
    });

    test('a ticket joins once, and again on the same connection', async () => {
      const { data } = await client.enter();
      const answer = await api.app.inject({
        method: 'POST',
        url: '/api/v2/account/live-ticket',
        headers: { authorization: data.sessionKey },
      });
      const { ticket } = answer.json<{ data: { ticket: string; expires: number } }>().data;
      expect(ticket).not.toContain(data.sessionKey);
      const visitor = await enter(live.url);
      expect(await join(visitor, ticket)).toHaveProperty(data.uid);
      const thief = await enter(live.url);
      thief.emit('chat_join_room_public', { sessionKey: ticket });
      await until(async () => (await countOf(live, 'chat_join_room_public', 'taken')) === 2);
      await thief.settle();
      expect(thief.payloadsOf('chat_user_update_public')).toEqual([]);
    });

    test.each([
      [
        'a ticket of another secret',
        'ticket.1.9999999999.AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      ],
      ['no ticket at all', 'ticket.'],
      ['an unknown key', 'A'.repeat(43)],
      ['SQL', `' or 1=1 --`],
    ])('%s does not join', async (_name, sessionKey) => {
      const visitor = await enter(live.url);
      visitor.emit('chat_join_room_public', { sessionKey });
      await until(async () => (await countOf(live, 'chat_join_room_public', 'taken')) === 1);
      const { data } = await client.enter();
      await join(await enter(live.url), data.sessionKey);
      expect(visitor.payloadsOf('chat_user_update_public')).toEqual([]);
    });

    test('a ticket that somebody else asks for needs a session', async () => {
      const answer = await api.app.inject({ method: 'POST', url: '/api/v2/account/live-ticket' });
      expect(answer.statusCode).toBe(401);
    });

    test.each<[string, (data: { uid: string; sessionKey: string }) => Promise<unknown>]>([
      ['a logout', (data) => client.logOut(data.sessionKey)],
      ['a logout everywhere', (data) => client.logOut(data.sessionKey, true)],
      [
        'a new password',
        (data) => inTransaction(api.database.db, (tx) => endSessions(tx, Number(data.uid), 'password')),
      ],
      ['a ban', (data) => run(`update account set roles = '{3,5}' where id = $1`, data.uid)],
      ['the end of the account', (data) => run('delete from account where id = $1', data.uid)],
    ])('%s ends the open connection at once', async (_name, change) => {
      const { data } = await client.enter();
      const [visitor, stranger] = [await enter(live.url), await enter(live.url)];
      await join(visitor, data.sessionKey);
      await change(data);
      expect(await visitor.hears('disconnect')).toBe('io server disconnect');
      expect(visitor.payloadsOf('session_ended')).toEqual([{}]);
      expect(stranger.socket.connected).toBe(true);
    });

    test('another session of the account that ends does not affect this one', async () => {
      const { data, username } = await client.enter();
      const other = (await client.logIn({ username, password: 'three white horses' })).json<
        typeof data & { data: typeof data }
      >();
      const [first, second] = [await enter(live.url), await enter(live.url)];
      await join(first, data.sessionKey);
      await join(second, other.data.sessionKey);
      await client.logOut(other.data.sessionKey);
      await second.hears('disconnect');
      expect(first.socket.connected).toBe(true);
    });

    test('a lost role and a new name count at once, without closing the connection', async () => {
      const { data } = await client.enter();
      await run(`update account set roles = '{1,3}' where id = $1`, data.uid);
      const visitor = await enter(live.url);
      await join(visitor, data.sessionKey);
      const [socket] = [...live.live.io.sockets.sockets.values()];
      expect(socket?.data.member?.roles).toEqual([1, 3]);
      await run(`update account set roles = '{3}', name = 'Newly named' where id = $1`, data.uid);
      await visitor.hears<OnlineUsers>('chat_user_update_public', (map) => map[data.uid]?.name === 'Newly named');
      expect(socket?.data.member?.roles).toEqual([3]);
      expect(visitor.socket.connected).toBe(true);
    });

    test('joining again every few seconds causes no query', async () => {
      const { data } = await client.enter();
      const visitor = await enter(live.url);
      await join(visitor, data.sessionKey);
      const [socket] = [...live.live.io.sockets.sockets.values()];
      const provenAtMs = socket?.data.provenAtMs;
      // Simulates a pause of three seconds.
      Object.assign(socket!.data.budget, { takenAtMs: [] });
      visitor.emit('chat_join_room_public', { sessionKey: data.sessionKey });
      await until(async () => (await countOf(live, 'chat_join_room_public', 'taken')) === 2);
      expect(socket?.data.provenAtMs).toBe(provenAtMs);
    });

    test('a ticket stays valid on the connection that used it, also after a failed join', async () => {
      const { data } = await client.enter();
      const tabs = [await enter(live.url), await enter(live.url), await enter(live.url)];
      for (const tab of tabs) await join(tab, data.sessionKey);
      const { rows } = await api.database.query('select id from session where account_id = $1', [Number(data.uid)]);
      const { ticket } = live.tickets.make(rows[0]?.['id'] as number);
      const fourth = await enter(live.url);
      fourth.emit('chat_join_room_public', { sessionKey: ticket });
      await fourth.hears('error');
      tabs[0]?.close();
      await until(() => live.live.io.engine.clientsCount === 3);
      const socket = [...live.live.io.sockets.sockets.values()].find((one) => one.data.member === null);
      // Simulates a pause of three seconds.
      Object.assign(socket!.data.budget, { takenAtMs: [] });
      fourth.emit('chat_join_room_public', { sessionKey: ticket });
      expect(await fourth.hears('chat_user_update_public')).toHaveProperty(data.uid);
    });

    test('a session that expires is noticed without another join', async () => {
      const { data } = await client.enter();
      const visitor = await enter(live.url);
      await join(visitor, data.sessionKey);
      const [socket] = [...live.live.io.sockets.sockets.values()];
      // The session ends without a trigger, as an expiry does.
      await api.database.query('alter table session disable trigger session_ended');
      await run(`update session set expires_at = now() where account_id = $1`, data.uid);
      await api.database.query('alter table session enable trigger session_ended');
      socket!.data.member = { ...socket!.data.member!, validUntilMs: Date.now() };
      expect(await visitor.hears('session_ended')).toEqual({});
      await visitor.hears('disconnect');
    });

    test('an account can chat on three connections, and a fourth is refused with the reason', async () => {
      const { data } = await client.enter();
      for (let tab = 0; tab < 3; tab += 1) await join(await enter(live.url), data.sessionKey);
      const fourth = await enter(live.url);
      fourth.emit('chat_join_room_public', { sessionKey: data.sessionKey });
      expect(await fourth.hears('error')).toEqual({ message: 'The chat is open in three other places already.' });
    });
  });
});
