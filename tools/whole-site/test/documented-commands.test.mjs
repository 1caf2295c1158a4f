import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
// tools/ is not a package, so its scripts are imported by their path.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { listShellLines } from '../../docs/documented-commands.mjs';
// eslint-disable-next-line @nx/enforce-module-boundaries
import { startSite } from '../../start/site.mjs';
// eslint-disable-next-line @nx/enforce-module-boundaries
import { workspaceRoot } from '../../start/workspace.mjs';
import { freePorts } from '../src/free-ports.mjs';
import { busySiteSettings } from '../src/site-settings.mjs';

const run = promisify(execFile);

/** Commands that the test does not run, with the reason. The test fails for a documented command that is neither listed here nor run. */
const notRun = [
  [/^npm start$/, 'the tests of whole sites start one; a fresh copy would install for minutes'],
  [
    /^SITE_URL=\S+ DATA_DIR=\S+ npm start -- --no-build$|^npm start -- --no-build$/,
    'the same start as of every test here',
  ],
  [/^npm ci && npx nx run-many -t build -p api,web(,demo-fleet)?$/, 'it is how these tests got their builds'],
  [/^git (fetch|checkout) /, 'versions belong to the operator’s copy'],
  [/^npm run restore -- /, 'needs a stopped site: a test of its own below'],
  [/^(cd|useradd|install|printf|cp|systemctl|journalctl) /, 'systemd is not on every machine that runs tests'],
  [/^rsync /, 'it needs a second machine'],
  [/^(SITE_URL=\S+ )?docker compose /, 'containers do not run on every machine that runs tests'],
  [/^(export STARHAVEN_URL|node starhaven-agent\.mjs)/, 'an agent with a real process is tested with the agent'],
];

let folder;
let env;
let site;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-guides-'));
  const [port, apiPort] = await freePorts(2);
  const siteUrl = `http://127.0.0.1:${port}`;
  const dataDir = path.join(folder, 'data');
  const given = busySiteSettings(siteUrl);
  site = await startSite({ port, apiPort, dataDir, env: given });
  env = {
    ...process.env,
    ...given,
    PORT: String(port),
    API_PORT: String(apiPort),
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
  };
  mkdirSync(path.join(folder, 'grasscutter'));
  writeFileSync(path.join(folder, 'grasscutter/GM Handbook - EN.txt'), '// Items\n990001 : Lantern of the Guides\n');
});
afterAll(async () => {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the command like an operator: in a separate folder, unless it needs the repository's, and with a real path to a game server. */
async function type(command) {
  const line = command.replaceAll('/srv/grasscutter/GM Handbook', path.join(folder, 'grasscutter'));
  const { stdout } = await run('sh', ['-c', line.replaceAll('npm run', `npm --prefix "${workspaceRoot}" run`)], {
    cwd: folder,
    env: { ...env, INIT_CWD: folder },
    timeout: 120_000,
  });
  return stdout;
}

/** The expected output of some commands. */
const told = [
  [/downloads -- list/, /genshin-impact {2}Genshin Impact/],
  [/downloads -- export/, /Written to \S*genshin-impact\.json/],
  [/downloads -- apply/, /Genshin Impact: PC, Android, iOS, \d+ links\. Shown at once\./],
  [/import -- .*--dry-run/, /1 |one /],
  [/server -- add/, /Key of its agent, shown only once: shk_/],
  [/^npm run backup$/, /Backup made and verified/],
];

test('every command of the documents runs as it is written, or is known not to be typed here', async () => {
  const lines = listShellLines(workspaceRoot);
  expect(lines.length).toBeGreaterThan(15);
  const typed = new Set();
  for (const { guide, command } of lines) {
    if (notRun.some(([pattern]) => pattern.test(command)) || typed.has(command)) continue;
    typed.add(command);
    const output = await type(command).catch((error) => {
      throw new Error(`${guide}: ${command}\n${error.stderr ?? error.message}`);
    });
    for (const [pattern, expected] of told) if (pattern.test(command)) expect(output).toMatch(expected);
  }
  expect(typed.size).toBeGreaterThan(7);
  expect(notRun.filter(([pattern]) => !lines.some(({ command }) => pattern.test(command)))).toEqual([]);
});

test('a backup is restored once the site is stopped, and not before', async () => {
  const made = /verified: (\S+)/.exec(await type('npm run backup'))?.[1];
  await expect(type(`npm run restore -- ${made}`)).rejects.toThrow(/in use|running/);
  await site.stop();
  expect(await type(`npm run restore -- ${made}`)).toMatch(/Restored and verified: \d+ rows/);
  expect(readdirSync(path.join(folder, 'data')).some((name) => name.startsWith('database.before-restore'))).toBe(true);
});
