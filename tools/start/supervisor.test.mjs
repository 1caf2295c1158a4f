import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { prepareDataFolder } from './data-folder.mjs';
import { Supervisor, crashError } from './supervisor.mjs';

let folder;
const order = () => readFileSync(path.join(folder, 'order.txt'), 'utf8').trim().split('\n');

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-start-'));
  prepareDataFolder(folder);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function freePort() {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A stand-in app: answers /readyz, notes its end, and does what `extra` says once asked for /die. */
async function standIn(name, extra = '') {
  const port = await freePort();
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import http from 'node:http';
     import { appendFileSync } from 'node:fs';
     console.log(JSON.stringify({ level: 30, msg: '${name} begins' }));
     const server = http.createServer((request, response) => {
       if (request.url === '/die') { console.log(JSON.stringify({ level: 50, msg: 'disk on fire' })); process.exit(7); }
       response.end('ok');
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
    port,
  };
}

function supervise() {
  const shown = [];
  const supervisor = new Supervisor({ dataDir: folder, env: process.env, show: (line) => shown.push(line) });
  return { supervisor, shown };
}

test('starts in order, keeps the logs, stops in the reverse order', async () => {
  const { supervisor, shown } = supervise();
  await supervisor.start(await standIn('first', `console.log(JSON.stringify({ level: 40, msg: 'low disk' }));`));
  await supervisor.start(await standIn('second'));
  await supervisor.stop();
  expect(order()).toEqual(['second', 'first']);
  expect(shown).toEqual(['first │ WARN  low disk']);
  expect(readFileSync(path.join(folder, 'logs/first.log'), 'utf8')).toContain('first begins');
});

test('a process that dies is reported with its exit code and its last lines', async () => {
  const { supervisor } = supervise();
  const definition = await standIn('api');
  await supervisor.start(definition);
  await fetch(`http://127.0.0.1:${definition.port}/die`).catch(() => {});
  const { child, end } = await supervisor.crashed;
  const error = crashError(child, end);
  expect(error.message).toContain('exit code 7');
  expect(error.details.join('\n')).toContain('disk on fire');
  await supervisor.stop();
});

test('a process that ends before it is ready fails the start with what it said', async () => {
  const { supervisor } = supervise();
  const definition = await standIn('web', `console.error('PORT is "x": accepted is a port'); process.exit(1);`);
  const error = await supervisor
    .start({ ...definition, readyUrl: 'http://127.0.0.1:1/readyz' })
    .catch((thrown) => thrown);
  expect(error.message).toContain('web stopped by itself (exit code 1)');
  expect(error.details.join('\n')).toContain('PORT is "x"');
});

test('the end of a process that the site can do without is told, and stops nothing', async () => {
  const { supervisor, shown } = supervise();
  const needed = await standIn('api');
  await supervisor.start(needed);
  const extra = await standIn('demo-fleet');
  await supervisor.start({ ...extra, mayEnd: true });
  await fetch(`http://127.0.0.1:${extra.port}/die`).catch(() => {});
  await supervisor.children[1].ended;
  expect(shown).toContain('demo-fleet stopped by itself; the site goes on without it.');
  expect((await fetch(needed.readyUrl)).status).toBe(200);
  await supervisor.stop();
});

test('a banner text is handed on and kept out of the log file', async () => {
  const { supervisor } = supervise();
  await supervisor.start(
    await standIn('api', `console.log(JSON.stringify({ level: 30, banner: 'password: s3cret' }));`),
  );
  await supervisor.stop();
  expect(supervisor.banners).toEqual(['password: s3cret']);
  expect(readFileSync(path.join(folder, 'logs/api.log'), 'utf8')).not.toContain('s3cret');
});
