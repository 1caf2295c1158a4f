import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { chmod, mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { listBackups, makeBackup } from '../../src/platform/database/backup/backup-files';
import { restoreBackup } from '../../src/platform/database/backup/restore-backup';
import { openFolder } from '../../src/platform/database/pglite/open-folder';
import { game } from '../../src/modules/games/tables';
import { makeDataDir, removeDataDir } from '../support/data-dir';
import { freePort, killPrograms, run } from '../support/programs';
import { until } from '../support/until';

let dataDir: string;
// Whole programs start here. Each takes seconds, and more on a busy machine.
jest.setTimeout(240_000);
beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(async () => {
  await killPrograms();
  await removeDataDir(dataDir);
});

async function startServer(variables: Record<string, string> = {}) {
  const port = await freePort();
  const program = run('src/server.ts', [], { DATA_DIR: dataDir, API_PORT: String(port), ...variables });
  await program.line(/"msg":"ready"/);
  return { program, url: `http://127.0.0.1:${port}` };
}

const command = (...args: string[]) => {
  const program = run('src/command.ts', args, { DATA_DIR: dataDir });
  return program;
};

test('C4: a backup made while writing is restored to the rows of its moment', async () => {
  const database = await openFolder({ dataDir });
  let isWriting = true;
  const writing = (async () => {
    for (let id = 1000; isWriting; id += 1) {
      const text = `text ${id}`;
      const values = { id, slug: `g-${id}`, title: text, gameTitle: text, short: '', description: text };
      await database.db
        .insert(game)
        .values({ ...values, image: '', version: '1', keyword: '', lastUpdate: new Date(0) });
    }
  })();
  // Some rows are written before the backup, and writes continue during it.
  while ((await database.db.$count(game)) < 20) await delay(1);
  const backup = await makeBackup(database, dataDir, 'manual');
  const atBackup = backup.rows['public.game'] ?? 0;
  isWriting = false;
  await writing;
  await database.db.delete(game);
  await database.close();

  const { rows, movedTo } = await restoreBackup(dataDir, backup.file);
  expect(rows).toEqual(backup.rows);
  expect(await readdir(movedTo ?? '')).toContain('PG_VERSION');
  const restored = await openFolder({ dataDir });
  const games = await restored.db.select().from(game);
  await restored.close();
  expect(games).toHaveLength(atBackup);
  const written = games.filter(({ id }) => id >= 1000);
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter(({ id, title }) => title !== `text ${id}`)).toEqual([]);
});

test('starts that fail at a migration leave five pre-migration backups, and none half-written', async () => {
  const backups = path.join(dataDir, 'backups');
  await mkdir(backups);
  for (let day = 1; day <= 6; day += 1)
    await writeFile(path.join(backups, `before-migration-2026-01-0${day}T00-00-00.000Z.tar.gz`), '');
  const unfinished = path.join(backups, 'hourly-2026-01-01T00-00-00.000Z.tar.gz.partial');
  await writeFile(unfinished, '');
  for (const folder of ['files', 'check'])
    await mkdir(path.join(`${unfinished}.${folder}`, 'base'), { recursive: true });
  const database = await openFolder({ dataDir });
  const { file } = await makeBackup(database, dataDir, 'before-migration');
  await database.close();
  const names = await readdir(backups);
  expect(names).toHaveLength(5);
  expect(names).toContain(path.basename(file));
  expect(names.filter((name) => name.includes('.partial') || name.includes('01-01T'))).toEqual([]);
});

test('a damaged backup is refused and nothing is moved', async () => {
  const database = await openFolder({ dataDir });
  const { file } = await makeBackup(database, dataDir, 'manual');
  await database.close();
  await truncate(file, 10_000);
  await expect(restoreBackup(dataDir, file)).rejects.toThrow(/does not open/);
  const names = await readdir(dataDir);
  expect(names.filter((name) => name !== 'backups')).toEqual(['database']);
});

test('C5: nothing else may use a live folder; after kill -9 the next start works', async () => {
  const { program, url } = await startServer();
  const port = String(await freePort());
  const refusals = [
    run('src/server.ts', [], { DATA_DIR: dataDir, API_PORT: port }),
    command('seed'),
    command('migrate'),
    command('restore', '/nowhere.tar.gz'),
  ];
  for (const refused of refusals) {
    const { code, stderr } = await refused.ended();
    expect([code, stderr.trim().split('\n')]).toEqual([1, [expect.stringContaining(`process ${program.child.pid} `)]]);
  }
  expect((await fetch(`${url}/readyz`)).status).toBe(200);

  // The server itself makes the backup, because only it may read the folder.
  const asked = command('backup');
  expect((await asked.ended()).code).toBe(0);
  const [backup] = await listBackups(dataDir);
  expect(asked.lines).toEqual([`Backup made and verified: ${backup?.file}`]);

  await program.kill('SIGKILL');
  expect((await fetch((await startServer()).url + '/json/game_all.json')).status).toBe(200);
});

test('SIGTERM ends streams, closes the database, lets go of the folder and exits 0', async () => {
  const { program, url } = await startServer();
  const stream = await fetch(`${url}/api/v2/content/events`);
  const text = stream.text();
  program.child.kill('SIGTERM');
  expect(await text).toContain('event: versions');
  expect((await program.ended()).code).toBe(0);
  expect(await readdir(dataDir)).not.toContain('database.lock');
  expect(program.lines.length).toBeGreaterThan(0);
  for (const line of program.lines) expect(() => JSON.parse(line)).not.toThrow();
});

test('a wrong variable and a port in use are one line and exit code 1', async () => {
  const wrong = run('src/server.ts', [], { DATA_DIR: dataDir, API_PORT: 'many' });
  expect(await wrong.ended()).toEqual({
    code: 1,
    stderr: 'api: API_PORT is "many"; it must be a port from 1 to 65535.\n',
  });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const blocked = run('src/server.ts', [], { DATA_DIR: dataDir, API_PORT: String(port) });
  const { code, stderr } = await blocked.ended();
  server.close();
  expect([code, stderr.trim()]).toEqual([1, expect.stringMatching(new RegExp(`^api: Port ${port} .*API_PORT`))]);
  expect(await readdir(dataDir)).not.toContain('database.lock');
});

test('what others could use is closed at the start, and nothing new is open to them, whatever the umask was', async () => {
  await chmod(dataDir, 0o755);
  await writeFile(path.join(dataDir, 'database/left-open'), '');
  for (const name of ['database', 'database/left-open']) await chmod(path.join(dataDir, name), 0o777);
  const { program } = await startServer();
  const names = ['.', ...((await readdir(dataDir, { recursive: true })) as string[])];
  const open = [];
  for (const name of names) {
    const stats = await stat(path.join(dataDir, name));
    // PGlite makes new files readable by all; the folders around them are private.
    const isNewOfPglite = stats.isFile() && name.startsWith('database/') && name !== 'database/left-open';
    if ((stats.mode & 0o077) !== 0 && !isNewOfPglite) open.push(name);
  }
  expect(open).toEqual([]);
  const status = await readFile(`/proc/${program.child.pid}/status`, 'utf8').catch(() => 'Umask:\t0077');
  expect(status).toContain('Umask:\t0077');
});

test('a delay before stopping takes no time from the stopping itself', async () => {
  const { program } = await startServer({ SHUTDOWN_DELAY: '60' });
  program.child.kill('SIGTERM');
  expect(JSON.parse(await program.line(/"msg":"stopping"/))).toMatchObject({ withinSeconds: 85 });
  expect(program.child.exitCode).toBeNull();
});

// Linux has a device on which every write fails with "no space left".
(existsSync('/dev/full') ? test : test.skip)('a full disk for the log does not end the process', async () => {
  const port = await freePort();
  const log = openSync('/dev/full', 'w');
  const variables = { DATA_DIR: dataDir, API_PORT: String(port), LOG_LEVEL: 'debug' };
  const program = run('src/server.ts', [], variables, log);
  const ask = () => fetch(`http://127.0.0.1:${port}/json/game_all.json`).then(({ status }) => status);
  await until(async () => program.child.exitCode !== null || (await ask().catch(() => null)) === 200);
  expect([await ask(), program.child.exitCode]).toEqual([200, null]);
  closeSync(log);
});
