import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { until } from './until';

const workspace = path.resolve(__dirname, '../../../..');
const guard = path.join(workspace, 'tools/start/processes/exit-with-parent.mjs');
const launcher = path.join(workspace, 'apps/web/build/launcher.js');

/** The site URL in the tests' settings. It differs from the listening address, so the launcher cannot guess it from `Host`. */
export const siteUrl = 'http://starhaven.test';
export const trustSecret = 'trust-0f9e8d7c6b5a493827161504f3e2d1c0';
export const sessionSecret = 'b7e1c0a94d5f4f0e8a6c2d3b9f8e7a6d5c4b3a29';
export const metricsToken = 'metrics-1f2e3d4c5b6a7988';

export interface LauncherProcess {
  /** All output so far. */
  output: () => { stdout: string; stderr: string };
  signal: (name: NodeJS.Signals) => void;
  pid: number;
  /** The exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  /** Ends the process if it still runs, and removes its data folder. */
  stop: () => Promise<void>;
}

/** Starts the built launcher as a child process, which ends with this process. With `logFile`, `output` stays empty. */
export function spawnLauncher(env: Record<string, string>, logFile?: number): LauncherProcess {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'web-'));
  const child = spawn(process.execPath, ['--import', guard, launcher], {
    cwd: dataDir,
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production', DATA_DIR: dataDir, HOST: '127.0.0.1', ...env },
    stdio: ['ignore', logFile ?? 'pipe', 'pipe', 'ipc'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    output: () => output,
    signal: (name) => void child.kill(name),
    pid: child.pid ?? 0,
    ended,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface LaunchedWeb extends LauncherProcess {
  url: string;
  /** Resolves once this text has been logged. */
  logged: (text: string, times?: number) => Promise<unknown>;
}

/** Settings of a launcher in tests. */
export const launcherSettings = (hostUrl: string) => ({
  PORT: '0',
  SITE_URL: siteUrl,
  ACCOUNT_API_URL: hostUrl,
  BOOK_API_URL: hostUrl,
  SESSION_SECRET: sessionSecret,
  API_TRUST_SECRET: trustSecret,
  METRICS_TOKEN: metricsToken,
  RATE_LIMIT_PER_MINUTE: '0',
});

/** Starts the launcher on a free port and waits until it listens. @throws with its messages if it ends before */
export async function launchWeb(hostUrl: string, env: Record<string, string> = {}): Promise<LaunchedWeb> {
  const started = spawnLauncher({ ...launcherSettings(hostUrl), ...env });
  let hasEnded = false;
  void started.ended.then(() => (hasEnded = true));
  const port = await until('the launcher listens', () => {
    if (hasEnded) throw new Error(`The launcher ended: ${started.output().stderr}`);
    return /"port":(\d+)/.exec(started.output().stdout)?.[1];
  }).catch(async (error: unknown) => {
    await started.stop();
    throw error;
  });
  return {
    ...started,
    url: `http://127.0.0.1:${port}`,
    logged: (text, times = 1) =>
      until(`"${text}" is logged ${times} times`, () => started.output().stdout.split(text).length > times),
  };
}
