import { AgentRetcode } from '@starhaven/contracts/agent';
import { Role } from '@starhaven/contracts/session';
import { seal } from '../../src/platform/secrets/secret-box';
import { engineConfigKey, sealEngineConfig, unsealEngineConfig } from '../../src/modules/fleet/engines/sealed-config';
import { changeServer } from '../../src/modules/fleet/servers/manage/change-server';
import { createServerContext } from '../../src/modules/fleet/servers/manage/server-context';
import type { AskableEngine } from '../../src/modules/fleet';
import { gameServer } from '../../src/modules/fleet/tables';
import { eq } from 'drizzle-orm';
import { until } from '../support/hosts/agents';
import { describeOnEachEngine } from '../support/engines';
import { addServer } from '../support/fleet';
import { useTestApi } from '../support/test-api';
import { accountSecret } from '../support/test-app';

const state = {
  players: 5,
  platforms: { PC: 5 },
  versions: ['5.4'],
  commit: 'abc',
  cpu: null,
  ram: { usedMb: 100, totalMb: 200 },
  uptimeSeconds: 60,
};

/** An engine with scripted answers. */
class FakeEngine implements AskableEngine {
  asked = 0;
  open = 0;
  mostOpen = 0;
  answer: (signal?: AbortSignal) => Promise<typeof state> = () => Promise.resolve(state);
  lines: string[] = [];

  async readState(signal?: AbortSignal) {
    this.asked += 1;
    this.open += 1;
    this.mostOpen = Math.max(this.mostOpen, this.open);
    return this.answer(signal).finally(() => {
      this.open -= 1;
    });
  }
  async runCommand({ uid, line }: { uid: string; line: string }) {
    this.lines.push(`${uid}: ${line}`);
    return { retcode: AgentRetcode.OK, message: 'done' };
  }
  findPlayer = () => Promise.reject(new Error('out of order'));
  sendCode = async () => ({ retcode: AgentRetcode.UNSUPPORTED, message: 'no mail here' });
}

describeOnEachEngine('game servers without an agent', (open) => {
  const engines = new Map<string, FakeEngine>();
  const given: Record<string, unknown>[] = [];
  const api = useTestApi(open, {
    fleet: {
      livenessMs: 400,
      pollRule: { intervalMs: 50, retryMs: 20, maxFailures: 3, maxIntervalMs: 200, timeoutMs: 100 },
      createEngine: (config) => {
        given.push(config);
        const { url } = config as { url: string };
        const engine = engines.get(url) ?? new FakeEngine();
        engines.set(url, engine);
        return engine;
      },
    },
  });
  const stateOf = (id: string) => api.fleet.find(id)?.server;
  const untilOnline = (id: string, isOnline = true) =>
    until(
      () => stateOf(id),
      (found) => found?.online === isOnline,
    );
  async function addPolled(url: string) {
    const engineConfig = sealEngineConfig({ url, secret: 's' }, engineConfigKey(accountSecret));
    const engine = new FakeEngine();
    engines.set(url, engine);
    const added = await addServer(api.database, {
      connection: 'engine',
      engine: 'opencommand',
      engineConfig,
      keyHash: null,
    });
    return { ...added, engine };
  }

  test('an answer is a heartbeat', async () => {
    const { id } = await addPolled('http://one');
    await untilOnline(id);
    expect(given).toContainEqual({ kind: 'opencommand', url: 'http://one', secret: 's' });
    expect(stateOf(id)).toMatchObject({
      stats: { player: 5, platform: { PC: 5 } },
      version: ['5.4'],
      ram: { usage: 50, currently: 100, total: 200 },
      ping: expect.any(Number),
    });
  });

  test('one that hangs is offline, is not asked twice at once, and comes back', async () => {
    const { id, engine } = await addPolled('http://hangs');
    await untilOnline(id);
    let letGo = () => {};
    engine.answer = () =>
      new Promise((resolve) => {
        letGo = () => resolve(state);
      });
    await untilOnline(id, false);
    // On a busy machine the server can be offline before its hanging request has timed out, or even before it is sent.
    const failures = () =>
      api.logLines.filter((line) => line.includes('does not answer') && line.includes(`:${id},`)).length;
    await until(failures, (count) => count > 0);
    expect(engine.mostOpen).toBe(1);
    engine.answer = () => Promise.resolve(state);
    letGo();
    await untilOnline(id);
    expect(failures()).toBe(1);
  });

  test('a failing engine is polled less often; invalid values count as missing', async () => {
    const { id, engine } = await addPolled('http://fails');
    await untilOnline(id);
    engine.answer = () => Promise.reject(new Error('refused'));
    await untilOnline(id, false);
    engine.answer = () => Promise.resolve({ players: -4, versions: 7, ram: 'all' } as never);
    await untilOnline(id);
    expect(stateOf(id)).toMatchObject({
      stats: { player: 0, platform: {} },
      playersKnown: false,
      version: [],
      ram: null,
    });
  });

  test('a disabled or removed one is asked no more', async () => {
    const { id, serverId, engine } = await addPolled('http://gone');
    await untilOnline(id);
    await api.database.db.update(gameServer).set({ isDisabled: true }).where(eq(gameServer.id, serverId));
    await untilOnline(id, false);
    const { asked } = engine;
    await api.database.db.update(gameServer).set({ isDisabled: false }).where(eq(gameServer.id, serverId));
    await untilOnline(id);
    expect(engine.asked).toBeGreaterThan(asked);
    await api.database.db.delete(gameServer).where(eq(gameServer.id, serverId));
    await until(
      () => api.fleet.find(id),
      (entry) => entry === null,
    );
  });

  test('settings sealed under another secret are an error for the operator only', async () => {
    const engineConfig = seal('{}', engineConfigKey('another secret'));
    const { serverId } = await addServer(api.database, {
      connection: 'engine',
      engine: 'baps',
      engineConfig,
      keyHash: null,
    });
    await until(
      () => api.logLines.some((line) => line.includes('cannot be used') && line.includes(`:${serverId},`)),
      Boolean,
    );
    expect(stateOf(String(serverId))?.online).toBe(false);
  });

  test('settings that cannot be read are entered again, all of them', async () => {
    const { slug } = await addServer(api.database, {
      ...{ connection: 'engine', engine: 'opencommand', keyHash: null },
      engineConfig: seal('{"url":"http://old","secret":"old"}', engineConfigKey('another secret')),
    });
    const context = createServerContext({
      ...{ db: api.database.db, accountSecret, siteUrl: 'http://localhost:3000', siteName: 'Starhaven' },
    });
    await expect(changeServer(context, slug, { engine: 'baps' })).rejects.toMatchObject({
      ...{ kind: 'failed-precondition', message: expect.stringContaining('enter all of them again') },
    });
    await expect(changeServer(context, slug, { settings: {} })).rejects.toMatchObject({ kind: 'invalid-argument' });
    const settings = { url: 'http://10.0.0.5:443', secret: 'new' };
    await changeServer(context, slug, { settings });
    const [row] = await api.database.db.select().from(gameServer).where(eq(gameServer.slug, slug));
    expect(unsealEngineConfig(row?.engineConfig ?? '', engineConfigKey(accountSecret))).toEqual(settings);
    // Other fields never need the settings.
    await changeServer(context, slug, { name: 'Renamed' });
    await api.database.db.delete(gameServer).where(eq(gameServer.slug, slug));
  });

  test('commands go through the gate to the engine, only for this player', async () => {
    const { id, engine } = await addPolled('http://commands');
    const { gateway } = api.fleet;
    const runAs = (text: string, roles: number[] = [Role.MEMBER], uid = '10001') =>
      gateway.runCommand({ serverId: id, uid, text, roles, accountId: '77' });
    await untilOnline(id);
    expect(await runAs('/give 201 x5')).toEqual({ retcode: 200, message: 'done' });
    expect(engine.lines).toEqual(['10001: give 201 x5']);
    for (const text of ['/stop', '/give 201 @5', 'give 1 | stop', 'give 1\nstop']) {
      expect([text, (await runAs(text, [Role.ADMIN])).retcode === 200]).toEqual([text, false]);
    }
    expect((await runAs('/give 201', [Role.BAN, Role.ADMIN])).retcode).toBe(403);
    const audited = api.logLines.filter((line) => line.includes('"game-command"')).map((line) => JSON.parse(line));
    expect(audited).toContainEqual(expect.objectContaining({ accountId: '77', outcome: 200, text: '/give 201 x5' }));
    expect(audited).toContainEqual(
      expect.objectContaining({ accountId: '77', isAllowed: false, outcome: 403, text: '/stop' }),
    );
    expect((await runAs('/give 201', [Role.MEMBER], '1 | stop')).retcode).toBe(500);
    expect(engine.lines).toHaveLength(1);
    expect(await gateway.findPlayer({ serverId: id, uid: '1' })).toMatchObject({ retcode: 408, player: null });
    expect((await gateway.sendCode({ serverId: id, uid: '1', code: 'ABCD1234' })).retcode).toBe(501);
    expect((await gateway.sendCode({ serverId: id, uid: '1', code: 'not a code' })).retcode).toBe(500);
    // Calls that this engine does not have.
    expect((await gateway.findByCode({ serverId: id, code: 'ABCD1234' })).retcode).toBe(501);
    const mail = { serverId: id, uid: '1', title: 'Gift', text: 'For you', items: [{ id: 1, amount: 1, type: 0 }] };
    expect((await gateway.sendMail(mail)).retcode).toBe(501);
    expect((await gateway.sendMail({ ...mail, uid: '1 | stop' })).retcode).toBe(500);
    expect((await gateway.sendMail({ ...mail, items: [] })).retcode).toBe(500);
    for (const serverId of ['999999', '__proto__', '1e3']) {
      expect(gateway.findServer(serverId)).toBeNull();
      expect((await gateway.findPlayer({ serverId, uid: '1' })).retcode).toBe(404);
    }
  });
});
