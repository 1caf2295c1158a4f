import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { workspaceRoot } from '../../src/start-tools.mjs';

const command = path.join(workspaceRoot, 'tools/start/api-command.mjs');
const items = 400;

/**
 * An operator who imports game data during the load, each time with other names.
 * @param {{site: any, folder: string, signal: AbortSignal, pauseMs: number}} options
 */
export function loadImports({ site, folder, signal, pauseMs }) {
  const counts = { done: 0, failed: 0 };
  let round = 0;
  const one = async () => {
    round += 1;
    const ok = await importNames({ site, folder, word: `Lantern${round}` });
    counts[ok ? 'done' : 'failed'] += 1;
    await wait(pauseMs, null, { signal }).catch(() => {});
  };
  const over = (async () => {
    while (!signal.aborted) await one();
  })();
  return { counts, over };
}

/** Imports a handbook in which every item has this word; returns whether the command succeeded. */
export async function importNames({ site, folder, word }) {
  const source = path.join(folder, `source-${word}`);
  mkdirSync(source, { recursive: true });
  const lines = Array.from({ length: items }, (_, index) => `${100_000 + index} : ${word} number ${index}`);
  writeFileSync(
    path.join(source, 'GM Handbook - EN.txt'),
    `// Grasscutter 1.0.0 GM Handbook\n\n// Items\n${lines.join('\n')}\n`,
  );
  const child = spawn(process.execPath, [command, 'import', '--format', 'grasscutter-handbook', '--from', source], {
    cwd: workspaceRoot,
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: site.dataDir,
      PORT: String(site.port),
      API_PORT: new URL(site.apiUrl).port,
    },
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  rmSync(source, { recursive: true, force: true });
  return code === 0;
}
