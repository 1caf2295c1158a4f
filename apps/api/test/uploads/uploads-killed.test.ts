import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { blogPictures } from '../../src/modules/blog';
import { removeOrphans } from '../../src/modules/uploads';
import { openFolder } from '../../src/platform/database/pglite/open-folder';
import { DiskStore } from '../../src/platform/storage/disk-store';
import { makeDataDir, removeDataDir } from '../support/data-dir';
import { killPrograms, run } from '../support/programs';
import { until } from '../support/until';

// Kills a real process that has stored a picture before a post contains it, and is in the middle of writing another one.

let dataDir: string;
let uploads: string;
beforeEach(async () => {
  dataDir = await makeDataDir();
  uploads = mkdtempSync(path.join(os.tmpdir(), 'uploads-killed-'));
});
afterEach(async () => {
  await killPrograms();
  await removeDataDir(dataDir);
  rmSync(uploads, { recursive: true, force: true });
});

test('killed between picture and post: unused pictures are deleted later, those of drafts and old versions are not', async () => {
  const [blog, incoming] = [path.join(uploads, 'blog'), path.join(uploads, 'incoming')];
  const server = run('test/support/killed/uploads-until-killed.mts', [dataDir, uploads], { TMPDIR: os.tmpdir() });
  await server.line(/^kept in-a-draft /);
  const parts = () => readdirSync(blog).filter((name) => name.endsWith('.part'));
  await until(() => parts().length > 0);
  await server.kill('SIGKILL');
  const idOf = (name: string) => server.lines.find((line) => line.startsWith(`kept ${name} `))?.split(' ')[2] ?? name;
  expect(parts().length).toBeGreaterThan(0);
  expect(readdirSync(incoming)).not.toEqual([]);

  const database = await openFolder({ dataDir });
  const clean = () =>
    removeOrphans({
      ...{ db: database.db, store: new DiskStore(blog), incomingFolder: incoming },
      uses: [blogPictures(database.db)],
    });
  expect(await clean()).toBe(0);
  // Another server may still be writing these files, so young files stay.
  expect(parts().length).toBeGreaterThan(0);
  for (const folder of [blog, incoming])
    for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), 1, 1);
  await database.query(
    `update uploaded_picture set unused_since = unused_since - interval '8 days', created_at = created_at - interval '8 days'`,
  );
  // Two pictures are removed: the one that no post contains, and the one that was never stored completely.
  expect(await clean()).toBe(2);
  const used = [idOf('in-a-draft'), idOf('in-an-old-version')];
  const files = used.flatMap((id) => ['original', 'small', 'thumbnail'].map((size) => `${id}_${size}.webp`));
  expect(readdirSync(blog).sort()).toEqual(files.sort());
  expect(readdirSync(incoming)).toEqual([]);
  const { rows } = await database.query('select id from uploaded_picture');
  expect(rows.map(({ id }) => id).sort()).toEqual(used.sort());
  await database.close();
});
