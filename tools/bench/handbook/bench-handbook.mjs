import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../../start/preparations/install.mjs';
import { runCommand, StartError, workspaceRoot } from '../../start/workspace.mjs';
import { formatTable } from '../judge.mjs';
import { benchApi } from './bench-api.mjs';
import { benchSearch } from './bench-search.mjs';

/** Each part returns a table, verdicts and notes. To add a part, add a line here. */
const parts = { search: benchSearch, api: benchApi };

const usage = `npm run bench:handbook -- [--only=${Object.keys(parts).join('|')}]
  BENCH_DATABASE_URL: a PostgreSQL database with pg_trgm, which is measured as well, in temporary tables.`;

// `npm run bench:handbook`: compares the handbook's search with the usual search engines.
await runCommand(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean' }, only: { type: 'string' } } });
  if (values.help) return console.log(usage);
  if (values.only !== undefined && !(values.only in parts)) throw new StartError(usage);
  ensureInstalled(workspaceRoot, console.error);
  const temporary = await mkdtemp(path.join(os.tmpdir(), 'starhaven-bench-'));
  try {
    const verdicts = [];
    for (const [name, run] of Object.entries(parts)) {
      if (values.only && values.only !== name) continue;
      const part = await run({ temporary, say: (line) => console.error(line) });
      console.log([`\n${part.title}`, formatTable(part.rows), ...part.notes].join('\n\n'));
      verdicts.push(...part.verdicts);
    }
    console.log(`\n${formatTable(verdicts.map((one) => ({ ...one, value: Number(one.value.toPrecision(3)) })))}`);
    process.exitCode = verdicts.every(({ isKept }) => isKept) ? 0 : 1;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
});
