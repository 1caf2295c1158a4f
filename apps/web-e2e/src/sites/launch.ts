import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
// tools/ is not a package, so its scripts are imported by their path.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { waitUntilReady } from '../../../../tools/start/processes/wait-until-ready.mjs';
import { freePort } from './free-port';
import { siteLogFile } from './site-logs';

const workspace = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');
const guard = path.join(workspace, 'tools/start/processes/exit-with-parent.mjs');

export interface LaunchedApp {
  url: string;
  pid: number;
  /** The last output, at most 4,000 characters; `site-logs.ts` keeps all of it. */
  output: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts the built API with its database in `dataDir` on a free port; ready when it answers, also on a first run. Its handbook is empty.
 * `env` adds to the settings.
 */
export async function launchApi(dataDir: string, env: Record<string, string> = {}): Promise<LaunchedApp> {
  const port = await freePort();
  return launch('api', 'apps/api/dist/server.js', port, {
    API_PORT: String(port),
    DATA_DIR: dataDir,
    HANDBOOK_DATA: 'off',
    ...env,
  });
}

/** The first admin as `name / password`, which the API prints at its first start. */
export const adminOf = ({ output }: LaunchedApp): string => /Admin account: (\S+ \/ \S+)/.exec(output())?.[1] ?? '';

/**
 * Starts the built web app against an account API. `env` adds to the settings or overrides them, including port and address; `launcher` is
 * another build than the site's.
 */
export async function launchWeb(
  dataDir: string,
  apiUrl: string,
  env: Record<string, string> = {},
  launcher = 'apps/web/build/launcher.js',
): Promise<LaunchedApp> {
  const port = env['PORT'] ? Number(env['PORT']) : await freePort();
  const url = env['SITE_URL'] ?? `http://127.0.0.1:${port}`;
  const app = await launch('web', launcher, port, {
    PORT: String(port),
    SITE_URL: url,
    ACCOUNT_API_URL: apiUrl,
    BOOK_API_URL: apiUrl,
    DATA_DIR: dataDir,
    ...env,
  });
  return { ...app, url };
}

async function launch(name: string, file: string, port: number, env: Record<string, string>): Promise<LaunchedApp> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--import', guard, path.resolve(workspace, file)], {
    cwd: workspace,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', RATE_LIMIT_PER_MINUTE: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const log = createWriteStream(siteLogFile(name, port), { flags: 'a' });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-4_000);
      log.write(text);
    });
  const ended = new Promise((resolve) => child.once('close', resolve));
  void ended.then(() => log.end());
  const isReady = await waitUntilReady({ name, url: `${url}/readyz`, timeoutMs: 90_000, ended });
  if (!isReady) throw new Error(`${name} ended before it was ready:\n${output}`);
  return { url, pid: child.pid ?? 0, output: () => output, stop: () => stop(child, ended) };
}

async function stop(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  child.kill('SIGTERM');
  const hardStop = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(hardStop);
}

/** Runs the operator's `import` on the data folder of a running API. @throws with its output if it refuses */
export const importData = (dataDir: string, args: string[]): Promise<string> =>
  runOperator(dataDir, ['import', ...args]);

/** Runs a command of the operator on the data folder of a running API. @throws with its output if it refuses */
export async function runOperator(dataDir: string, args: string[]): Promise<string> {
  const file = path.join(workspace, 'apps/api/dist/command.js');
  const env = { PATH: process.env['PATH'], NODE_ENV: 'production', DATA_DIR: dataDir };
  const { stdout } = await promisify(execFile)(process.execPath, [file, ...args], { cwd: workspace, env });
  return stdout;
}
