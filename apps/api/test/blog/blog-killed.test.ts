import { openFolder } from '../../src/platform/database/pglite/open-folder';
import { makeDataDir, removeDataDir } from '../support/data-dir';
import { killPrograms, run } from '../support/programs';

// A real process is killed while it saves one version after another.

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(async () => {
  await killPrograms();
  await removeDataDir(dataDir);
});

test('killed during a save: the last confirmed version is there, and the post and its versions agree', async () => {
  const server = run('test/support/killed/blog-until-killed.mts', [dataDir], {});
  await server.line(/^saved 12$/);
  await server.kill('SIGKILL');
  const confirmed = Math.max(...server.lines.map((line) => Number(/^saved (\d+)$/.exec(line)?.[1] ?? 0)));
  const database = await openFolder({ dataDir });
  const { rows } = await database.query(
    `select id, version, content, words::text as words from blog_post where nonce is null`,
  );
  expect(rows).toHaveLength(1);
  const [post] = rows;
  const version = Number(post?.version);
  // The save that was running was stored in full or not at all.
  expect([confirmed, confirmed + 1]).toContain(version);
  expect(post?.content).toMatch(new RegExp(`^Version ${version}\\. `));
  const kept = await database.query('select version, content from blog_version where post_id = $1 order by version', [
    post?.id,
  ]);
  expect(kept.rows.map((row) => Number(row.version))).toEqual(Array.from({ length: version }, (_, index) => index + 1));
  expect(kept.rows.at(-1)?.content).toBe(post?.content);
  await database.close();
});
