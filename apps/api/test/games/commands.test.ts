import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { CommandFileSchema } from '@starhaven/contracts/commands';
import { Role } from '@starhaven/contracts/session';
import { allTables } from '@starhaven/game-commands/tables';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { contentVersion } from '../../src/modules/content/tables';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';
import { until } from '../support/until';

const give = { id: 'give', head: 'give', label: 'Give', params: [{ id: 'id', type: 'itemList', format: 'blank' }] };

describeOnEachEngine('command data', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let folder: string;
  beforeAll(async () => {
    db = await open();
    folder = await mkdtemp(path.join(os.tmpdir(), 'commands-'));
    server = await createTestApp(db.database, { commandFolder: folder });
  });
  // Without the operator's files our commands are served again.
  beforeEach(async () => {
    for (const file of await readdir(folder)) await rm(path.join(folder, file), { recursive: true });
    const before = await storedVersion();
    await server.commandFiles.refresh();
    const after = await storedVersion();
    if (after !== before) await until(async () => (await server.versions.current('commands')) === after);
  });
  afterAll(async () => {
    await server?.app.close();
    await rm(folder, { recursive: true, force: true });
    await db?.close();
  });

  const url = '/json/genshin-impact/command/grasscutter.json';
  const get = (address = url, headers: Record<string, string> = {}) => server.app.inject({ url: address, headers });
  const commands = async () => v.parse(CommandFileSchema, (await get()).json());
  /** Writes the operator's file, and waits until the server has announced the change. */
  const write = async (content: unknown, file = 'genshin-impact/grasscutter.json') => {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
    await server.commandFiles.refresh();
  };
  /** The server receives the database's notice a moment after the change. */
  const announced = async (change: () => Promise<unknown>) => {
    const before = await storedVersion();
    await change();
    const after = await storedVersion();
    expect(after).not.toBe(before);
    await until(async () => (await server.versions.current('commands')) === after);
  };
  const storedVersion = async () => {
    const rows = await db.database.db.select().from(contentVersion).where(eq(contentVersion.topic, 'commands'));
    return String(rows[0]?.version ?? 0);
  };

  test.each(allTables)('$slug has the commands of $command', async ({ slug, command, heads }) => {
    const response = await get(`/json/${slug}/command/${command}.json?time=5`);
    const served = v.parse(CommandFileSchema, response.json());
    expect(new Set(served.map(({ head }) => head))).toEqual(new Set(heads.map(({ head }) => head)));
    expect(response.headers['cache-control']).toBe('public, no-cache');
  });

  test('staff commands are marked as such, and a guest may read the others', async () => {
    const served = await commands();
    const permissionOf = (head: string) => served.find((one) => one.head === head)?.permission;
    expect([permissionOf('give'), permissionOf('kick'), permissionOf('announce')]).toEqual([
      [],
      [Role.MOD, Role.ADMIN],
      [Role.ADMIN],
    ]);
  });

  test('a known ETag is answered with 304', async () => {
    const { headers } = await get();
    expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  test('for an engine without commands the error is in the envelope', async () => {
    const answer = { retcode: -1, message: 'Command data not found' };
    for (const path of ['/json/genshin-impact/command/danheng.json', '/json/no-such-game/command/grasscutter.json'])
      expect([(await get(path)).statusCode, (await get(path)).json()]).toEqual([200, answer]);
    for (const path of ['/json/12/command/grasscutter.json', '/json/genshin-impact/command/..%2f..%2fsecret.json'])
      expect([(await get(path)).statusCode, (await get(path)).json()]).toEqual([404, answer]);
  });

  test('a file of the operator replaces ours without a restart, and ours comes back with it', async () => {
    const ours = (await commands()).length;
    await announced(() => write([give]));
    expect(await commands()).toMatchObject([{ id: 'give', params: [{ type: 'itemList' }] }]);
    await announced(() => write({ data: { spawn: { head: 'spawn', label: 'Spawn' } } }));
    expect(await commands()).toMatchObject([{ id: 'spawn' }]);
    await announced(async () => {
      await rm(path.join(folder, 'genshin-impact'), { recursive: true });
      await server.commandFiles.refresh();
    });
    expect(await commands()).toHaveLength(ours);
  });

  test('a file for an engine that the site does not know is served whole', async () => {
    await announced(() => write([{ ...give, head: 'anything' }], 'genshin-impact/my-engine.json'));
    const response = await get('/json/genshin-impact/command/my-engine.json');
    expect(v.parse(CommandFileSchema, response.json())).toMatchObject([{ head: 'anything' }]);
  });

  test.each(['{"broken', '<html>', '[]x', '{"a":1}', '"text"'])(
    'after a broken file (%s) the last readable one stays, and one log line says so',
    async (text) => {
      await announced(() => write([give]));
      const before = server.logLines.length;
      await write(text);
      await server.commandFiles.refresh();
      expect(await commands()).toMatchObject([{ id: 'give' }]);
      const lines = server.logLines.slice(before).filter((line) => line.includes('cannot be read'));
      expect(lines).toHaveLength(1);
      expect(lines[0]).toContain('npm run commands -- check');
      await announced(() => write([give, { ...give, id: 'two' }]));
      expect(await commands()).toHaveLength(2);
    },
  );

  test('a broken first file leaves our commands', async () => {
    const ours = (await commands()).length;
    await write('{');
    expect(await commands()).toHaveLength(ours);
  });

  test('an unusable command is served as it is written, so that it can show its fault', async () => {
    await announced(() => write([give, { id: 'b', head: 'give', label: 'B', params: [{ id: 'lv', min: 9, max: 1 }] }]));
    expect(await commands()).toMatchObject([
      { id: 'give' },
      { id: 'b', fault: 'Parameter "lv": "min" (9) is greater than "max" (1).' },
    ]);
  });

  test.each([
    [{ params: { lv: 'x' } }, 'Parameter 1: must be an object.'],
    [{ params: ['x'] }, 'Parameter 1: must be an object.'],
    [{ params: 7 }, '"params" must be a list of parameters.'],
    [{ permission: ['nobody knows'] }, '"permission" must be a list of role numbers or names.'],
  ])('serving a command with %j does not hide its fault', async (fields, fault) => {
    await announced(() => write([give, { ...give, id: 'b', ...fields }]));
    expect(await commands()).toMatchObject([{ id: 'give' }, { id: 'b', fault }]);
  });

  test('a file cannot bring a command past the gate by calling it faulty', async () => {
    await announced(() => write([give, { id: 'stop', head: 'stop', fault: 'x' }]));
    expect(await commands()).toMatchObject([{ id: 'give' }]);
  });

  test('a command that the gate never runs is not offered, and a log line says so', async () => {
    const stop = { id: 'stop', head: 'stop', label: 'Stop the server' };
    const before = server.logLines.length;
    await announced(() => write([give, stop, { ...stop, id: 's2', head: 'give', value: 'give @10002' }]));
    expect(await commands()).toMatchObject([{ id: 'give' }]);
    const told = server.logLines.slice(before).filter((line) => line.includes('not offered'));
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('Stop the server');
  });

  test('nobody sees a command that the gate refuses them, whatever the file says', async () => {
    const kick = { id: 'kick', head: 'kick', label: 'Kick' };
    const rows = [
      [{ ...kick, id: 'open' }, [Role.MOD, Role.ADMIN]],
      [{ ...kick, id: 'fewer', permission: [Role.ADMIN] }, [Role.ADMIN]],
      [{ ...kick, id: 'more', permission: [Role.MEMBER, Role.MOD] }, [Role.MOD]],
      [{ ...give, id: 'sponsors', permission: ['SPONSOR'] }, [Role.SPONSOR]],
    ] as const;
    await announced(() => write([...rows.map(([row]) => row), { ...kick, id: 'none', permission: [Role.MEMBER] }]));
    expect((await commands()).map(({ id, permission }) => [id, permission])).toEqual(
      rows.map(([{ id }, permission]) => [id, permission]),
    );
  });

  test('fields that the specification does not have stay in the file', async () => {
    await announced(() => write([{ ...give, note: 'private', params: [{ id: 'a', note: 'private' }] }]));
    expect((await get()).body).not.toContain('private');
  });

  test('a failed announcement is retried', async () => {
    jest.spyOn(server.versions, 'announce').mockRejectedValueOnce(new Error('away'));
    await expect(write([give])).rejects.toThrow('away');
    await announced(() => server.commandFiles.refresh());
    expect(await commands()).toMatchObject([{ id: 'give' }]);
  });

  test('without a change nothing is announced again', async () => {
    await announced(() => write([give]));
    const before = await storedVersion();
    await server.commandFiles.refresh();
    expect(await storedVersion()).toBe(before);
  });
});
