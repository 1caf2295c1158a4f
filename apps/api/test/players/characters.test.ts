// Over 400 lines: every case needs the same app, with a connected game server.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { Players, runCharacterCommand } from '../../src/modules/players';
import { Limits } from '../../src/platform/limits/limits';
import { createLogger } from '../../src/platform/logging/logger';
import { createMetrics } from '../../src/platform/metrics/metrics';
import { accountClient, newAddress } from '../support/clients/account-client';
import { closeAgents, until } from '../support/hosts/agents';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { connectGame, giveCharacter, playerClient } from '../support/hosts/players';
import { accountSecret, createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

describeOnEachEngine('characters of accounts', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let client: ReturnType<typeof playerClient>;
  let folder: string;
  const progress: object[] = [];
  let players: Players;
  beforeAll(async () => {
    db = await open();
    folder = await mkdtemp(path.join(os.tmpdir(), 'characters-'));
    server = await createTestApp(db.database, {
      fleet: { livenessMs: 60_000, demo: { isOn: true, keysFile: path.join(folder, 'demo.json') } },
    });
    client = playerClient(server);
    const log = createLogger('silent');
    players = new Players({
      db: db.database.db,
      limits: new Limits({ database: db.database, metrics: createMetrics(), onStoreError: () => {} }),
      gateway: server.fleet.gateway,
      log,
      accountSecret,
      logSecret: accountSecret,
      siteUrl: 'http://localhost:3000',
      onProgress: (uid, told) => progress.push({ uid, ...told }),
    });
  });
  afterEach(closeAgents);
  afterAll(async () => {
    await players?.stop();
    await server?.app.close();
    await db?.close();
    await rm(folder, { recursive: true, force: true });
  });
  const enter = async () => {
    const { data } = await accountClient(server).enter();
    return { key: data.sessionKey, uid: Number(data.uid) };
  };
  const entryOf = async (uid: number, serverId: string) =>
    (await players.listPlayers(uid)).find((entry) => entry.server.id === serverId);
  test('without a session nothing is answered', async () => {
    const game = await connectGame(server);
    const wrong = 'x'.repeat(43);
    for (const key of ['', 'nonsense', wrong]) {
      const answers = await Promise.all([
        client.search(key, game.id),
        client.code(key, game.id),
        client.claim(key, game.id, '1'),
        client.prove(key, game.id, 'AAAAAAAA'),
        client.release(key, game.id),
        client.redeem(key, { code: 'X', server_id: game.id, uid_player: '1' }),
        client.deliveries(key),
        client.pointsLink(key),
        client.checkIn(key),
        client.points(key),
      ]);
      expect(answers.map(({ status, retcode }) => [status, retcode])).toEqual(Array(10).fill([401, 401]));
    }
  });

  test('a server where the account has no character is offered, and not found', async () => {
    const game = await connectGame(server, { engine: 'danheng-muip', game: 2, apiVersion: '2' });
    const hidden = await connectGame(server, { engine: 'danheng-muip', privacy: 0 });
    const { key, uid } = await enter();
    expect(await client.search(key, game.id)).toMatchObject({ retcode: -1, message: 'api_db_player_nofound' });
    expect(await entryOf(uid, game.id)).toEqual({
      server: { id: game.id, title: expect.any(String), type_game: 2, api_game: '2' },
      player: { retcode: -1, message: 'api_db_player_nofound', timestamp: 0, data: null },
    });
    expect(await entryOf(uid, hidden.id)).toBeUndefined();
    expect(game.seen).toEqual([]);
    for (const id of ['0', '999999', 'x', '1;drop table account', '9'.repeat(30)])
      expect(await client.search(key, id)).toMatchObject({ retcode: -1, message: 'Invalid Server' });
  });

  test('a code that is entered in the game proves the character of the player who entered it', async () => {
    const game = await connectGame(server, { engine: 'opencommand', isDemo: true });
    game.players.set('10003', { nickname: 'Cinder', accountId: 'c1' });
    const [first, second] = [await enter(), await enter()];
    const code = (await client.code(first.key, game.id)).data;
    expect(code).toMatch(/^[A-Z2-9]{8}$/);
    expect((await client.code(first.key, game.id)).data).toBe(code);
    expect((await client.code(second.key, game.id)).data).not.toBe(code);
    // The code has not been entered yet.
    expect(await client.search(first.key, game.id)).toMatchObject({ retcode: -1, message: 'api_db_player_nofound' });
    game.codes.set(code, '10003');
    expect(await client.search(second.key, game.id)).toMatchObject({ retcode: -1 });
    expect(await client.search(first.key, game.id)).toMatchObject({ retcode: 0 });
    expect((await entryOf(first.uid, game.id))?.player.data).toEqual({
      uid: '10003',
      accountId: 'c1',
      nickname: 'Cinder',
      signature: '',
    });
    // The table holds neither the code nor the character in plain text.
    const { rows } = await db.database.query('select * from character_claim where account_id = $1', [second.uid]);
    expect(JSON.stringify(rows)).not.toContain((await client.code(second.key, game.id)).data);
  });

  test('a code that is written into the signature proves the character', async () => {
    const game = await connectGame(server, { engine: 'danheng-muip', game: 2 });
    game.players.set('10001', { nickname: 'Lumine', signature: 'hello' });
    game.players.set('10002', { nickname: 'Other', signature: '' });
    const { key, uid } = await enter();
    expect(await client.code(key, game.id)).toMatchObject({ retcode: -1 });
    const claim = await client.claim(key, game.id, '10001');
    expect(claim.data).toMatchObject({
      method: 'signature',
      uid: '10001',
      code: expect.stringMatching(/^[A-Z2-9]{8}$/),
    });
    // The same code again while it is open, also for a client of the specification.
    expect((await client.claim(key, game.id, '10001')).data.code).toBe(claim.data.code);
    expect((await client.code(key, game.id)).data).toBe(claim.data.code);
    expect(await client.search(key, game.id)).toMatchObject({ retcode: -1, message: 'api_db_player_nofound' });
    // The code proves nothing when it is entered on the site, or when it is in another player's signature.
    expect(await client.prove(key, game.id, claim.data.code)).toMatchObject({ retcode: -1 });
    game.players.set('10002', { signature: claim.data.code });
    expect(await client.search(key, game.id)).toMatchObject({ retcode: -1 });
    game.players.set('10001', { nickname: 'Lumine', signature: `my code: ${claim.data.code.toLowerCase()}` });
    expect(await client.search(key, game.id)).toMatchObject({ retcode: 0 });
    expect(await entryOf(uid, game.id)).toMatchObject({
      player: { retcode: 0, data: { uid: '10001', nickname: 'Lumine' } },
    });
    // The code worked once: another account gains nothing, although the signature still shows the code.
    const other = await enter();
    expect(await client.search(other.key, game.id)).toMatchObject({ retcode: -1 });
  });

  test('a code that was sent into the game is entered on the site, five times at most', async () => {
    const game = await connectGame(server, { engine: 'opencommand' });
    game.players.set('7', { nickname: 'Paimon' });
    const { key, uid } = await enter();
    const claim = await client.claim(key, game.id, '7');
    expect(claim.data).toMatchObject({ method: 'message', code: '' });
    const [sent] = game.callsOf('sendCode');
    expect(sent).toMatchObject({ uid: '7', code: expect.stringMatching(/^[A-Z2-9]{8}$/) });
    const code = String(sent?.['code']);
    const other = await enter();
    expect(await client.prove(other.key, game.id, code)).toMatchObject({ retcode: -1 });
    for (let index = 0; index < 4; index += 1)
      expect(await client.prove(key, game.id, 'WRONGONE')).toMatchObject({
        retcode: -1,
        message: 'Invalid verification code.',
      });
    expect(await client.prove(key, game.id, ` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()} `)).toMatchObject({
      retcode: 0,
    });
    expect(await entryOf(uid, game.id)).toMatchObject({
      player: { retcode: 0, data: { uid: '7', nickname: 'Paimon' } },
    });
    expect(await client.prove(key, game.id, code)).toMatchObject({ retcode: -1 });
  });

  test('the sixth entry is refused though it is right, and so is a late one', async () => {
    const game = await connectGame(server, { engine: 'opencommand' });
    const { key } = await enter();
    await client.claim(key, game.id, '7');
    const codeOf = (index: number) => String(game.callsOf('sendCode')[index]?.['code']);
    for (let index = 0; index < 5; index += 1) await client.prove(key, game.id, 'WRONGONE');
    expect(await client.prove(key, game.id, codeOf(0))).toMatchObject({ retcode: -1 });
    await client.claim(key, game.id, '7');
    expect(codeOf(1)).not.toBe(codeOf(0));
    await db.database.db.execute(sql`update character_claim set expires_at = now() - interval '1 second'`);
    expect(await client.prove(key, game.id, codeOf(1))).toMatchObject({ retcode: -1 });
  });

  test('a character belongs to one account: the second one is refused until the first releases it', async () => {
    const game = await connectGame(server, { engine: 'danheng-muip', game: 2 });
    const [first, second] = [await enter(), await enter()];
    await giveCharacter(db.database, { account: first.uid, game, uid: '55' });
    const claim = await client.claim(second.key, game.id, '55');
    game.players.set('55', { signature: claim.data.code });
    expect(await client.search(second.key, game.id)).toMatchObject({
      retcode: -1,
      message: expect.stringContaining('another account'),
    });
    expect(await entryOf(first.uid, game.id)).toMatchObject({ player: { retcode: 0 } });
    // An account cannot release a character that belongs to another account.
    expect(await client.release(second.key, game.id)).toMatchObject({ retcode: -1 });
    expect(await client.release(first.key, game.id)).toMatchObject({ retcode: 0 });
    const again = await client.claim(second.key, game.id, '55');
    game.players.set('55', { signature: again.data.code });
    expect(await client.search(second.key, game.id)).toMatchObject({ retcode: 0 });
  });

  test('two accounts that prove one character at once: one gets it', async () => {
    const game = await connectGame(server, { engine: 'danheng-muip', game: 2 });
    const accounts = [await enter(), await enter(), await enter()];
    const codes = await Promise.all(
      accounts.map(async ({ key }) => (await client.claim(key, game.id, '77')).data.code),
    );
    game.players.set('77', { signature: codes.join(' ') });
    const answers = await Promise.all(accounts.map(({ key }) => client.search(key, game.id)));
    expect(answers.map(({ retcode }) => retcode).sort()).toEqual([-1, -1, 0]);
    const { rows } = await db.database.query(
      'select account_id from game_character where server_id = $1 and uid = $2',
      [game.serverId, '77'],
    );
    expect(rows).toHaveLength(1);
  });

  test('a slow server: the search continues after its answer, and a second request joins it', async () => {
    const game = await connectGame(server, { engine: 'danheng-muip', game: 2 });
    const { key, uid } = await enter();
    await giveCharacter(db.database, { account: uid, game, uid: '9' });
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const answer = game.answers.findPlayer;
    game.answers.findPlayer = async (request) => {
      await released;
      return answer(request);
    };
    game.players.set('9', { nickname: 'Late' });
    expect(await client.search(key, game.id)).toMatchObject({ retcode: -2, message: 'api_db_player_process' });
    expect(await entryOf(uid, game.id)).toMatchObject({ player: { retcode: -2, message: 'api_db_player_process' } });
    expect(await client.search(key, game.id)).toMatchObject({ retcode: -2 });
    release();
    await until(
      () => entryOf(uid, game.id),
      (entry) => entry?.player.retcode === 0 && entry.player.data?.nickname === 'Late',
    );
    expect(game.callsOf('findPlayer')).toHaveLength(1);
  });

  test('a search that a stopped API server left behind ends after a minute', async () => {
    const game = await connectGame(server, { engine: 'danheng-muip', game: 2 });
    const { key, uid } = await enter();
    await giveCharacter(db.database, { account: uid, game, uid: '9' });
    game.players.set('9', { nickname: 'Back' });
    const left = (seconds: number) =>
      db.database.query(
        `update game_character set state = 'processing', searched_at = now() - make_interval(secs => $1) where account_id = $2`,
        [seconds, uid],
      );
    await left(10);
    expect(await client.search(key, game.id)).toMatchObject({ retcode: -2 });
    await left(61);
    expect(await entryOf(uid, game.id)).toMatchObject({ player: { retcode: 0 } });
    expect(await client.search(key, game.id)).toMatchObject({ retcode: 0 });
  });

  test('a proven character stays when its server is away, fails or lists only online players', async () => {
    const game = await connectGame(server, { engine: 'opencommand' });
    const { key, uid } = await enter();
    await giveCharacter(db.database, { account: uid, game, uid: '9' });
    // Grasscutter lists online players only.
    expect(await client.search(key, game.id)).toMatchObject({ retcode: 0 });
    for (const reply of [{ retcode: 500, message: 'boom' }, { retcode: 408 }, 'nonsense', { retcode: '200' }]) {
      game.answers.findPlayer = () => reply as object;
      expect((await client.search(key, game.id)).retcode).toBe(-1);
      expect(await entryOf(uid, game.id)).toMatchObject({ player: { retcode: 0, data: { uid: '9' } } });
    }
    game.disconnect();
    await db.database.query('update game_server set is_disabled = false where id = $1', [game.serverId]);
  });

  test('a server that knows everybody and does not know this one: not found, with the data that was there', async () => {
    const game = await connectGame(server, { engine: 'danheng-muip', game: 2 });
    const { key, uid } = await enter();
    await giveCharacter(db.database, { account: uid, game, uid: '9' });
    expect(await client.search(key, game.id)).toMatchObject({ retcode: -1, message: 'api_db_player_nofound' });
    expect(await entryOf(uid, game.id)).toMatchObject({ player: { retcode: -1, data: { uid: '9' } } });
  });

  test('hostile names are kept as text without hidden characters', async () => {
    const game = await connectGame(server, { engine: 'danheng-muip', game: 2 });
    const { key, uid } = await enter();
    await giveCharacter(db.database, { account: uid, game, uid: '9' });
    for (const nickname of [
      'a\nb; stop | x',
      '\u202egnp\u0000',
      '<script>alert(1)</script>',
      "'; drop table account; --",
      'x'.repeat(10_000),
    ]) {
      game.players.set('9', { nickname, signature: nickname });
      expect(await client.search(key, game.id)).toMatchObject({ retcode: 0 });
      const data = (await entryOf(uid, game.id))?.player.data;
      expect(data?.nickname).toBe(nickname.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 64));
      expect(data?.signature.length).toBeLessThanOrEqual(200);
    }
  });

  test('searches and codes are limited, with the time to wait', async () => {
    const game = await connectGame(server, { engine: 'danheng-muip', game: 2 });
    const { key, uid } = await enter();
    let last = await client.search(key, game.id);
    for (let index = 0; index < 20; index += 1) last = await client.search(key, game.id);
    expect(last).toMatchObject({ status: 429, retcode: 429, data: { timestamp: expect.any(Number) } });
    expect((await entryOf(uid, game.id))?.player.timestamp).toBe(last.data?.timestamp);
    const mailGame = await connectGame(server, { engine: 'shittim', game: 3 });
    // Shittim's signature is readable, so no player is disturbed there.
    expect((await client.claim(key, mailGame.id, '5')).data.method).toBe('signature');
    const messageGame = await connectGame(server, { engine: 'opencommand' });
    const statuses: number[] = [];
    for (let index = 0; index < 4; index += 1)
      statuses.push((await client.claim((await enter()).key, messageGame.id, '5')).status);
    // A code that another account requests for the same player counts as well.
    expect(statuses).toEqual([200, 200, 200, 429]);
    const address = newAddress();
    const entries: number[] = [];
    for (let index = 0; index < 21; index += 1)
      entries.push(
        (await client.prove(index < 11 ? key : (await enter()).key, messageGame.id, 'AAAAAAAA', address)).status,
      );
    expect(entries.at(-1)).toBe(429);
  });

  test.each([
    ['', 400],
    ['abc', -1],
    ['-1', -1],
    ['0', -1],
    ['1 OR 1=1', -1],
    ['1\n2', -1],
    ['9'.repeat(16), -1],
    ['１２', -1],
  ])('%j is not a player number', async (uid, retcode) => {
    const game = await connectGame(server, { engine: 'danheng-muip', game: 2 });
    const { key } = await enter();
    expect(await client.claim(key, game.id, uid)).toMatchObject({ retcode });
    expect(game.seen).toEqual([]);
  });

  test('the operator confirms and releases characters where no proof works', async () => {
    const game = await connectGame(server, { engine: 'lunarcore', game: 2 });
    const [first, second] = [await enter(), await enter()];
    expect(await client.claim(first.key, game.id, '12')).toMatchObject({
      retcode: -1,
      message: expect.stringContaining('staff'),
    });
    const run = (input: object) => runCharacterCommand(db.database.db, input);
    await run({ action: 'confirm', account: String(first.uid), server: game.slug, uid: '12' });
    expect(await entryOf(first.uid, game.id)).toMatchObject({ player: { retcode: 0, data: { uid: '12' } } });
    await expect(run({ action: 'confirm', account: second.uid, server: game.slug, uid: '12' })).rejects.toThrow(
      'belongs to another account',
    );
    await expect(run({ action: 'confirm', account: 999_999, server: game.slug, uid: '12' })).rejects.toThrow(
      'There is no account',
    );
    expect((await run({ action: 'list', account: first.uid })).lines).toEqual([expect.stringContaining('player 12')]);
    await run({ action: 'release', account: first.uid, server: game.slug });
    await expect(run({ action: 'release', account: first.uid, server: game.slug })).rejects.toThrow('has no character');
    await run({ action: 'confirm', account: second.uid, server: game.slug, uid: '12' });
  });

  test('all characters are refreshed one after the other, with progress, and seldom', async () => {
    const [one, two] = [
      await connectGame(server, { engine: 'danheng-muip', game: 2 }),
      await connectGame(server, { engine: 'danheng-muip', game: 2 }),
    ];
    const { uid } = await enter();
    await giveCharacter(db.database, { account: uid, game: one, uid: '1' });
    await giveCharacter(db.database, { account: uid, game: two, uid: '2' });
    one.players.set('1', { nickname: 'One' });
    two.players.set('2', { nickname: 'Two' });
    progress.length = 0;
    await Promise.all([players.refreshPlayers(uid), players.refreshPlayers(uid)]);
    await until(
      () => progress.length,
      (count) => count >= 3,
    );
    expect(progress.slice(0, 3)).toEqual([
      { uid, done: 0, total: 2, serverId: '' },
      { uid, done: 1, total: 2, serverId: one.id },
      { uid, done: 2, total: 2, serverId: two.id },
    ]);
    expect(await entryOf(uid, two.id)).toMatchObject({ player: { retcode: 0, data: { nickname: 'Two' } } });
    await until(
      async () => {
        try {
          await players.refreshPlayers(uid);
          return '';
        } catch (error) {
          return (error as { kind: string }).kind;
        }
      },
      (kind) => kind === 'rate-limited',
    );
    // The account call skips the refresh and returns when the next one is possible.
    const { players: listed, refreshAgainAt } = await players.listForAccount(uid, { isRefresh: true });
    expect(listed.length).toBeGreaterThan(1);
    expect(refreshAgainAt).toBeGreaterThan(Date.now() / 1000);
    expect((await players.listForAccount(uid, { isRefresh: false })).refreshAgainAt).toBe(0);
  });
});
