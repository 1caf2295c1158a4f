import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePorts } from '../src/free-ports.mjs';
import { busySiteSettings } from '../src/site-settings.mjs';
import { waitUntilReady, workspaceRoot } from '../src/start-tools.mjs';
import { openLine } from './line.mjs';

const startFile = path.join(workspaceRoot, 'tools/start/start.mjs');
const clockModule = pathToFileURL(path.join(workspaceRoot, 'tools/whole-site/chaos/shift-clock.mjs')).href;

/** The part of the command line that identifies each process. */
const marks = { web: 'apps/web/build/launcher.js', api: 'apps/api/dist/server.js', 'demo-fleet': 'demo-fleet.mjs' };

/**
 * Starts the built site as `npm start -- --no-build` does, with a connection between web and API that can be held, a clock that can be
 * shifted, and visitors who choose their own addresses.
 * @param {{dataDir: string, clockFile: string, say: (line: string) => void}} options
 */
export async function startSite({ dataDir, clockFile, say }) {
  const [port, apiPort] = await freePorts(2);
  const line = await openLine(apiPort);
  const lineUrl = `http://127.0.0.1:${line.port}`;
  const child = spawn(process.execPath, [startFile, '--no-build'], {
    cwd: workspaceRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      API_PORT: String(apiPort),
      ...busySiteSettings(`http://127.0.0.1:${port}`),
      ACCOUNT_API_URL: lineUrl,
      LIVE_MAX_PER_ADDRESS: '1000',
      LIVE_NEW_PER_MINUTE: '10000',
      LOG_LEVEL: 'info',
      CHAOS_CLOCK_FILE: clockFile,
      NODE_OPTIONS: `--import=${clockModule}`,
    },
  });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output.push(text);
      for (const one of text.split('\n')) if (/stopped|again|FATAL|ERROR/.test(one)) say(`  │ ${one}`);
    });
  }
  const ended = once(child, 'close').then(([code]) => ({ code, output: output.join('').slice(-4_000) }));
  const url = `http://127.0.0.1:${port}`;
  const site = {
    url,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    port,
    dataDir,
    clockFile,
    line,
    ended,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    /** The pid of the named process, or null while it restarts. @param {keyof typeof marks} name */
    pid: (name) => findChild(child.pid, marks[name]),
    async stop() {
      line.heal();
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), 60_000);
      await ended;
      clearTimeout(timer);
      line.close();
    },
  };
  const isReady = await waitUntilReady({ name: 'the site', url: `${url}/readyz`, timeoutMs: 180_000, ended });
  if (!isReady) throw new Error(`The site did not start:\n${(await ended).output}`);
  return site;
}

/** @param {number} parent @param {string} mark */
function findChild(parent, mark) {
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, ppid] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(ppid) !== parent || state === 'Z') continue;
      if (readFileSync(`/proc/${name}/cmdline`, 'utf8').includes(mark)) return Number(name);
    } catch {
      // The process has ended in between.
    }
  }
  return null;
}
