// Writes some megabytes that are complete only in the write-ahead log, prints a line, and waits to be killed.
import { openFolder } from '../../../src/platform/database/pglite/open-folder';

const database = await openFolder({ dataDir: process.argv[2] ?? '' });
await database.query('create table filled (text text)', []);
for (let round = 0; round < 20; round += 1) {
  await database.query(`insert into filled select repeat('x', 500) from generate_series(1, 2000)`, []);
}
process.stdout.write('filled\n');
setInterval(() => {}, 60_000);
