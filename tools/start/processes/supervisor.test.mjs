import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { prepareDataFolder } from '../preparations/data-folder.mjs';
import { RestartWait, restartTiming } from './restart-wait.mjs';
import { Supervisor } from './supervisor.mjs';

let folder;
/** @type {Supervisor[]} */
const supervisors = [];
const order = () => readFileSync(path.join(folder, 'order.txt'), 'utf8').trim().split('\n');
const logOf = (name) => readFileSync(path.join(folder, 'logs', `${name}.log`), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-start-'));
  prepareDataFolder(folder);
});
afterEach(async () => {
  for (const supervisor of supervisors.splice(0)) {
    supervisor.kill();
    await supervisor.stop();
  }
  rmSync(folder, { recursive: true, force: true });
});

async function freePort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A stand-in app: answers with its pid, records its end, and runs `extra`; a request for /die ends it, a request for /hang hangs it. */
async function standIn(name, extra = '') {
  const port = await freePort();
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import http from 'node:http';
     import { spawn } from 'node:child_process';
     import { appendFileSync } from 'node:fs';
     console.log(JSON.stringify({ level: 30, msg: '${name} begins' }));
     const server = http.createServer((request, response) => {
       if (request.url === '/die') { console.log(JSON.stringify({ level: 50, msg: 'disk on fire' })); process.exit(7); }
       if (request.url === '/hang') for (;;);
       response.end(String(process.pid));
     }).listen(${port}, '127.0.0.1');
     process.on('SIGTERM', () => { appendFileSync(${JSON.stringify(path.join(folder, 'order.txt'))}, '${name}\\n'); process.exit(0); });
     ${extra}`,
  );
  return {
    name,
    command: [file],
    devCommand: [file],
    readyUrl: `http://127.0.0.1:${port}/readyz`,
    readyTimeoutMs: 10_000,
    aliveUrl: `http://127.0.0.1:${port}/livez`,
    stopTimeoutMs: 10_000,
    port,
  };
}

function supervise(timing = { firstWaitMs: 10 }) {
  const shown = [];
  const supervisor = new Supervisor({
    dataDir: folder,
    env: process.env,
    show: (line) => shown.push(line),
    timing,
  });
  supervisors.push(supervisor);
  return { supervisor, shown };
}

async function until(what, isThere) {
  for (const endMs = performance.now() + 10_000; performance.now() < endMs; await delay(10))
    if (await isThere()) return;
  throw new Error(`Never: ${what}`);
}

const ask = async ({ port }, at = '') => {
  const answer = await fetch(`http://127.0.0.1:${port}/${at}`, { headers: { connection: 'close' } }).catch(() => null);
  return answer && (await answer.text());
};

test('starts in order, keeps the logs, stops in the reverse order', async () => {
  const { supervisor, shown } = supervise();
  await supervisor.start(await standIn('first', `console.log(JSON.stringify({ level: 40, msg: 'low disk' }));`));
  await supervisor.start(await standIn('second'));
  await supervisor.stop();
  expect(order()).toEqual(['second', 'first']);
  expect(shown).toEqual(['first │ WARN  low disk']);
  expect(logOf('first')).toContain('first begins');
});

test('the waits grow from one second to half a minute, and start again at one second after a steady run', () => {
  const wait = new RestartWait(restartTiming);
  expect(Array.from({ length: 7 }, () => wait.next(5_000))).toEqual([1, 2, 4, 8, 16, 30, 30].map((s) => s * 1000));
  expect([wait.next(60_000), wait.next(0)]).toEqual([1_000, 2_000]);
});

test.each(['SIGKILL', 'SIGTERM'])(
  'a process that ends by %s is started again on its port, and says so',
  async (signal) => {
    const { supervisor, shown } = supervise();
    const definition = await standIn('api');
    const other = await standIn('web');
    await supervisor.start(definition);
    await supervisor.start(other);
    const [first, otherPid] = [await ask(definition), await ask(other)];
    process.kill(supervisor.get('api').pid, signal);
    await until('another process answers', async () => ![null, first].includes(await ask(definition)));
    expect(await ask(definition)).toBe(String(supervisor.get('api').pid));
    expect(await ask(other)).toBe(otherPid);
    await until('it is reported', () => shown.length === 2);
    expect(shown).toEqual([
      expect.stringMatching(/^api ended by itself \((signal SIGKILL|exit code 0)\); it is started again in 0\.01 s\.$/),
      expect.stringMatching(/^api runs again, \d+\.\d s later\.$/),
    ]);
    await supervisor.stop();
    expect(logOf('api')).toContain('it is started again in');
  },
);

test('what a dead process leaves behind does not keep it from coming back', async () => {
  const { supervisor } = supervise();
  // Its child keeps the output open and outlives it, as a worker may.
  const definition = await standIn('api', `spawn('sleep', ['60'], { stdio: 'inherit' });`);
  await supervisor.start(definition);
  const first = await ask(definition);
  await ask(definition, 'die');
  await until('another process answers', async () => ![null, first].includes(await ask(definition)));
});

test('a process that ends before it was ever ready fails the start with what it said', async () => {
  const { supervisor } = supervise();
  const definition = await standIn('web', `console.error('PORT is "x": accepted is a port'); process.exit(1);`);
  const error = await supervisor
    .start({ ...definition, readyUrl: 'http://127.0.0.1:1/readyz' })
    .catch((thrown) => thrown);
  expect(error.message).toContain('web stopped by itself (exit code 1)');
  expect(error.details.join('\n')).toContain('PORT is "x"');
});

test('a reason that the process printed itself is not repeated', async () => {
  const { supervisor, shown } = supervise();
  const definition = await standIn('web', `console.error('web: PORT is "x": accepted is a port'); process.exit(1);`);
  const error = await supervisor
    .start({ ...definition, readyUrl: 'http://127.0.0.1:1/readyz' })
    .catch((thrown) => thrown);
  expect(shown).toEqual(['web │ PORT is "x": accepted is a port']);
  expect(error.message).toMatch(/^web stopped by itself \(exit code 1\) for the reason above/);
  expect(error.details).toEqual([]);
});

test('a process that lacks a package names the command that installs it', async () => {
  const { supervisor } = supervise();
  const definition = await standIn('web', `await import('no-such-package');`);
  const error = await supervisor
    .start({ ...definition, readyUrl: 'http://127.0.0.1:1/readyz' })
    .catch((thrown) => thrown);
  expect(error.message).toContain('Run `npm ci`, then start again.');
  expect(error.details).toEqual([]);
});

test('a process that is not waited for is tried again and again, and fails no start', async () => {
  const { supervisor, shown } = supervise({ firstWaitMs: 1, maxWaitMs: 1 });
  const definition = await standIn('demo-fleet', 'process.exit(3);');
  await supervisor.start({ ...definition, readyUrl: null, aliveUrl: null });
  await until('three starts', () => supervisor.get('demo-fleet').restarts >= 3);
  expect(shown[0]).toContain('demo-fleet ended by itself (exit code 3)');
});

test.each([
  ['in an endless loop', (definition) => void ask(definition, 'hang')],
  ['stopped', (_, pid) => process.kill(pid, 'SIGSTOP')],
])('a process that hangs, %s, is ended and started again', async (_, hang) => {
  const { supervisor, shown } = supervise({ firstWaitMs: 10, askEveryMs: 20, silentMs: 600 });
  const definition = await standIn('api');
  await supervisor.start(definition);
  const { pid } = supervisor.get('api');
  hang(definition, pid);
  await until('it was started again', () => supervisor.get('api').restarts === 1);
  expect(shown[0]).toBe('api has answered nothing for 0.6 s, so it is killed.');
  await until('it answers', async () => (await ask(definition)) !== null);
});

test('a process that answers with an error or late is not hung', async () => {
  const { supervisor } = supervise({ askEveryMs: 1, silentMs: 1_200 });
  const definition = await standIn(
    'api',
    `server.removeAllListeners('request');
     let asked = 0;
     server.on('request', (request, response) => {
       if (request.url === '/asked') return response.end(String(asked));
       response.statusCode = request.url === '/readyz' ? 200 : 503;
       if (request.url === '/livez') asked += 1;
       setTimeout(() => response.end(), 300);
     });`,
  );
  await supervisor.start(definition);
  await until('it was asked for longer than the limit', async () => Number(await ask(definition, 'asked')) > 5);
  expect(supervisor.get('api').restarts).toBe(0);
});

test('stopping while a process waits for its next start takes no time', async () => {
  const { supervisor, shown } = supervise({ firstWaitMs: 3_600_000, maxWaitMs: 3_600_000 });
  const definition = await standIn('api');
  await supervisor.start(definition);
  await ask(definition, 'die');
  await until('it waits', () => shown.some((line) => line.includes('started again in 3600 s')));
  await supervisor.stop();
  expect(await ask(definition)).toBeNull();
});

test('a process that does not stop is ended after its own limit', async () => {
  const { supervisor } = supervise();
  const definition = await standIn(
    'web',
    `process.removeAllListeners('SIGTERM'); process.on('SIGTERM', () => console.log('no'));`,
  );
  await supervisor.start({ ...definition, stopTimeoutMs: 50 });
  await supervisor.stop();
  expect(supervisor.get('web').pid).toBeNull();
  expect(existsSync(path.join(folder, 'order.txt'))).toBe(false);
});

test('a banner text is handed on and kept out of the log file; after the banner it is shown', async () => {
  const { supervisor, shown } = supervise();
  const definition = await standIn('api', `console.log(JSON.stringify({ level: 30, banner: 'password: s3cret' }));`);
  await supervisor.start(definition);
  expect(supervisor.takeBanners()).toEqual(['password: s3cret']);
  await ask(definition, 'die');
  await until('it is shown', () => shown.includes('password: s3cret'));
  await supervisor.stop();
  expect(logOf('api')).not.toContain('s3cret');
});
