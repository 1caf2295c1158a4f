import { cp, mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { like } from 'drizzle-orm';
import { contentVersion } from '../../src/modules/content/tables';
import { databaseDirOf, openFolder } from '../../src/platform/database/pglite/open-folder';
import { makeDataDir, removeDataDir } from '../support/data-dir';
import { killPrograms, run } from '../support/programs';
import { mountSmallDisk } from '../support/hosts/small-disk';

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

test('C1: what was confirmed as saved survives kill -9, and nothing is half saved', async () => {
  const acknowledged = new Set<string>();
  for (let round = 0; round < 5; round += 1) {
    const writer = run('test/support/killed/write-until-killed.mts', [String(round), dataDir], {});
    // Killed during its work, at a different point in each round.
    await writer.line(new RegExp(`^saved ${20 + round * 7}$`));
    await writer.kill('SIGKILL');
    for (const line of writer.lines) acknowledged.add(`${round}-${line.slice('saved '.length)}`);
  }
  const database = await openFolder({ dataDir });
  const rows = await database.db.select().from(contentVersion).where(like(contentVersion.topic, '%-%'));
  await database.close();
  const found = (half: string) =>
    new Set(
      rows
        .map(({ topic }) => topic)
        .filter((t) => t.endsWith(half))
        .map((t) => t.slice(0, -2)),
    );
  expect(found('-a')).toEqual(found('-b'));
  const lost = [...acknowledged].filter((pair) => !found('-a').has(pair));
  expect(lost).toEqual([]);
  expect(acknowledged.size).toBeGreaterThan(100);
});

/** The newest segment of the write-ahead log that is not empty. */
async function newestWal(folder: string): Promise<string> {
  const walDir = path.join(folder, 'pg_wal');
  const names = (await readdir(walDir)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const dated = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(walDir, name))).mtimeMs })),
  );
  return path.join(walDir, dated.sort((a, b) => b.at - a.at)[0]?.name ?? '');
}

test.each([
  ['loses its newest half', 0.5],
  ['is empty', 0],
  ['is all zeros', null],
])(
  'C3: a database whose log %s opens with data or is kept and refused with the restore command',
  async (_, keptShare) => {
    const writer = run('test/support/killed/write-until-killed.mts', ['0', dataDir], {});
    await writer.line(/^saved 50$/);
    await writer.kill('SIGKILL');
    const handle = await open(await newestWal(databaseDirOf(dataDir)), 'r+');
    const { size } = await handle.stat();
    if (keptShare === null) await handle.write(Buffer.alloc(size), 0, size, 0);
    else await handle.truncate(size * keptShare);
    await handle.close();

    const database = await openFolder({ dataDir }).catch((error: Error) => error);
    if (!(database instanceof Error)) {
      // Older data is allowed, an empty database is not.
      expect(await database.db.query.game.findMany()).toHaveLength(3);
      await database.close();
      return;
    }
    const [aside = ''] = (await readdir(dataDir)).filter((name) => name.startsWith('database.broken-'));
    expect(database.message).toContain(path.join(dataDir, aside));
    expect(database.message).toMatch(/^The files of the database in \S+ are damaged.* nothing was deleted\./);
    expect(database.message).toMatch(/npm run restore -- \S+$|There is no backup in \S+backups\. .*--fresh$/);
    // Without DATA_DIR the command would use the usual folder.
    expect(database.message).toContain(`: DATA_DIR=${dataDir} npm run `);
    expect(await readdir(path.join(dataDir, aside))).toContain('pg_wal');
    // The next start does not make a new database by itself either.
    await expect(openFolder({ dataDir })).rejects.toThrow(/there was one/);
    expect(await readdir(dataDir)).not.toContain('database');
  },
);

test('a damaged database folder is moved aside, and a new one is created only on request', async () => {
  await rm(path.join(databaseDirOf(dataDir), 'PG_VERSION'));
  await expect(openFolder({ dataDir })).rejects.toThrow(/PG_VERSION is missing.*moved to .*database\.broken-/);
  await expect(openFolder({ dataDir })).rejects.toThrow(/there was one/);
  const database = await openFolder({ dataDir, isFresh: true });
  await database.close();
  expect((await readdir(dataDir)).some((name) => name.startsWith('database.broken-'))).toBe(true);
});

test('a first start that was killed half-way leaves nothing that blocks the next one', async () => {
  const fresh = await mkdtemp(path.join(os.tmpdir(), 'api-fresh-'));
  try {
    await cp(databaseDirOf(dataDir), path.join(fresh, 'database.staging'), { recursive: true });
    await rm(path.join(fresh, 'database.staging', 'PG_VERSION'));
    const database = await openFolder({ dataDir: fresh });
    await database.ping();
    await database.close();
    expect(await readdir(fresh)).toEqual(['database']);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
});

const disk = mountSmallDisk(400);
afterAll(() => disk?.unmount());

test('a first start on a full disk says so, leaves nothing behind, and works once there is space', async () => {
  const folder = disk?.folder ?? '';
  disk?.fill();
  await expect(openFolder({ dataDir: folder })).rejects.toThrow(
    /disk is full or cannot be written\. Free 200 MB there/,
  );
  expect(await readdir(folder)).toEqual(['filler']);
  disk?.empty();
  const database = await openFolder({ dataDir: folder });
  await database.close();
  await rm(databaseDirOf(folder), { recursive: true });
});

test('a database whose disk is full stays where it is, and opens with all its rows once there is space', async () => {
  const folder = disk?.folder ?? '';
  await cp(databaseDirOf(dataDir), databaseDirOf(folder), { recursive: true });
  const writer = run('test/support/killed/fill-until-killed.mts', [folder], {});
  await writer.line(/^filled$/);
  await writer.kill('SIGKILL');
  disk?.fill();
  await expect(openFolder({ dataDir: folder })).rejects.toThrow(
    /disk is full or cannot be written\. Free 200 MB there/,
  );
  expect((await readdir(folder)).sort()).toEqual(['database', 'filler']);
  disk?.empty();
  const database = await openFolder({ dataDir: folder });
  const { rows } = await database.query('select count(*)::int as count from filled', []);
  await database.close();
  expect(rows).toEqual([{ count: 40_000 }]);
});
