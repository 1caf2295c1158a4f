import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { key, startFakeApi } from './fake-api';
import type { FakeApi } from './fake-api';
import { busyServer, endPrograms, startAgent, startGameServer } from './programs';

let api: FakeApi;
let folder: string;
beforeEach(async () => {
  api = await startFakeApi();
  folder = mkdtempSync(path.join(os.tmpdir(), 'agent-'));
});
afterEach(async () => {
  await endPrograms();
  await api.close();
  rmSync(folder, { recursive: true, force: true });
});

const agent = (args: string[], env: Record<string, string> = {}) =>
  startAgent(args, { STARHAVEN_URL: api.url, STARHAVEN_KEY: key, ...env });

const idleServer = 'setInterval(() => {}, 1000);';

const testOnLinux = process.platform === 'linux' ? test : test.skip;

testOnLinux('reports the processor time and the memory of the game server', async () => {
  const game = startGameServer(busyServer);
  agent(['--pid', String(game.pid), '--server-version', '5.4', '--commit', 'abc']);
  const first = await api.heartbeatWhere(({ online }) => online);
  expect(first).toMatchObject({ versions: ['5.4'], commit: 'abc', players: null, maintenance: '' });
  const { cpu, ram, uptimeSeconds } = await api.heartbeatWhere((heartbeat) => heartbeat.cpu?.usageRaw != null);
  expect(cpu?.usageRaw).toBeGreaterThan(0);
  expect(cpu?.usage).toBeCloseTo((cpu?.usageRaw ?? 0) / (cpu?.coreLimit ?? 0), 5);
  expect(cpu?.coreTotal).toBe(os.cpus().length);
  expect(ram?.usedMb).toBeGreaterThan(150);
  expect(ram?.totalMb).toBeGreaterThan(ram?.usedMb ?? 0);
  expect(uptimeSeconds).toBeGreaterThan(1);
});

testOnLinux('a game server that dies is offline, and online again when its pid file names the next one', async () => {
  const pidFile = path.join(folder, 'server.pid');
  const game = startGameServer(idleServer);
  writeFileSync(pidFile, `${game.pid}\n`);
  const { lines } = agent(['--pid-file', pidFile]);
  await api.heartbeatWhere(({ online }) => online);
  game.kill('SIGKILL');
  const offline = await api.heartbeatWhere(({ online }) => !online);
  expect(offline).toMatchObject({ cpu: null, ram: null, uptimeSeconds: null });
  writeFileSync(pidFile, String(startGameServer(idleServer).pid));
  await api.heartbeatWhere(({ online }) => online);
  expect(lines.some((line) => line.includes('the game server does not run'))).toBe(true);
});

test('a pid file that is older than its process is ignored', async () => {
  const pidFile = path.join(folder, 'server.pid');
  const { pid } = startGameServer(idleServer);
  writeFileSync(pidFile, String(pid));
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(pidFile, anHourAgo, anHourAgo);
  const { lines } = agent(['--pid-file', pidFile]);
  await api.heartbeatWhere(({ online }) => !online);
  expect(
    lines.filter((line) => line.includes(`is older than process ${pid}, so its number belongs to another process`)),
  ).toHaveLength(1);
  utimesSync(pidFile, new Date(), new Date());
  await api.heartbeatWhere(({ online }) => online);
});

test('starts the game server, types commands into its console, and ends it', async () => {
  const heardFile = path.join(folder, 'heard.txt');
  const program = path.join(folder, 'game.mjs');
  writeFileSync(
    program,
    `import { appendFileSync } from 'node:fs';
     import { createInterface } from 'node:readline';
     const note = (line) => appendFileSync(${JSON.stringify(heardFile)}, line + '\\n');
     note('key:' + (process.env.STARHAVEN_KEY ?? 'none'));
     createInterface({ input: process.stdin }).on('line', note);
     setInterval(() => {}, 1000);
     process.on('SIGTERM', () => setTimeout(() => { note('stopped'); process.exit(0); }, 300));`,
  );
  const arrival = api.nextAgent();
  const { child, ended } = agent(['--run', `"${process.execPath}" "${program}"`, '--console', 'lunarcore']);
  const socket = await arrival;
  const ask = (name: string, payload: object) => socket.timeout(5_000).emitWithAck(name, payload) as Promise<unknown>;
  await api.heartbeatWhere(({ online }) => online);
  expect(await ask('run_command', { uid: '10001', line: '/give 1001 x2' })).toEqual({
    retcode: 200,
    message: 'Sent to the game server.',
  });
  expect(await ask('run_command', { uid: '10001', line: 'stop' })).toMatchObject({ retcode: 403 });
  expect(await ask('run_command', { uid: '10001', line: 'give 1 @10002' })).toMatchObject({ retcode: 403 });
  expect(await ask('run_command', { uid: '10001\nstop', line: 'heal' })).toMatchObject({ retcode: 404 });
  expect(await ask('find_player', { uid: '10001' })).toMatchObject({ retcode: 501, player: null });
  expect(await ask('send_code', { uid: '10001', code: 'AB12' })).toMatchObject({ retcode: 501 });
  const heard = () => (existsSync(heardFile) ? readFileSync(heardFile, 'utf8').trim().split('\n') : []);
  while (heard().length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(heard()).toEqual(['key:none', 'give 1001 x2 @10001', 'stopped']);
});

test('ends with its game server when asked to', async () => {
  const { ended, lines } = agent(['--run', 'exit 3', '--exit-with-server']);
  expect(await ended).toBe(1);
  expect(lines.join('\n')).toContain('the game server ended (exit code 3)');
});

test('a key that is not accepted ends it with one clear line that does not hold the key', async () => {
  const wrong = `shk_${'w'.repeat(24)}`;
  const { ended, lines } = agent(['--pid', String(process.pid)], { STARHAVEN_KEY: wrong });
  expect(await ended).toBe(2);
  expect(lines.at(-1)).toContain('not reporting any more: the site does not accept this key');
  expect(lines.join('\n')).not.toContain(wrong);
});

test('comes back when the API does', async () => {
  const arrival = api.nextAgent();
  agent(['--pid', String(process.pid)]);
  await arrival;
  const { port } = api;
  await api.close();
  api = await startFakeApi(port);
  await api.nextAgent();
  await api.heartbeatWhere(({ online }) => online);
});

test('asks the engine for players, runs commands on it, and reports when it no longer answers', async () => {
  const commands: string[] = [];
  const engine = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const answer = (msg: string) => response.end(JSON.stringify({ code: 0, msg }));
    if (request.headers.authorization !== 'hunter2') return response.writeHead(401).end('Unauthorized');
    if (searchParams.get('cmd') === 'ping') return answer(JSON.stringify({ playerNum: 4, clientVersion: '1.62' }));
    commands.push(searchParams.toString());
    return answer('Sent by mail.');
  });
  await once(engine.listen(0, '127.0.0.1'), 'listening');
  const engineUrl = `http://127.0.0.1:${(engine.address() as AddressInfo).port}`;
  const arrival = api.nextAgent();
  const { lines } = agent(['--engine', 'baps', '--engine-url', engineUrl, '--commands', 'member'], {
    STARHAVEN_ENGINE_SECRET: 'hunter2',
  });
  const socket = await arrival;
  await api.heartbeatWhere(({ online, players, versions }) => online && players === 4 && versions[0] === '1.62');
  const ask = (line: string) =>
    socket.timeout(5_000).emitWithAck('run_command', { uid: '7', line }) as Promise<unknown>;
  expect(await ask('ga type Material')).toEqual({ retcode: 200, message: 'Sent by mail.' });
  expect(await ask('account account=admin')).toMatchObject({ retcode: 403 });
  expect(commands).toEqual(['type=Material&uid=7&cmd=giveAll']);
  engine.closeAllConnections();
  await new Promise((resolve) => engine.close(resolve));
  await api.heartbeatWhere(({ online, players }) => !online && players === null);
  expect(lines.join('\n')).toContain('baps does not report its state: no connection (ECONNREFUSED)');
  expect(lines.join('\n')).not.toContain('hunter2');
});

test('is in maintenance while the file exists', async () => {
  const file = path.join(folder, 'maintenance.txt');
  writeFileSync(file, 'New version\n tonight');
  agent(['--pid', String(process.pid), '--maintenance-file', file]);
  await api.heartbeatWhere(({ maintenance }) => maintenance === 'New version tonight');
  rmSync(file);
  await api.heartbeatWhere(({ maintenance }) => maintenance === '');
});

test('--check reports what it found and does not replace a running agent', async () => {
  const arrival = api.nextAgent();
  let hasArrived = false;
  void arrival.then(() => (hasArrived = true));
  const good = agent(['--check', '--pid', String(process.pid)]);
  expect(await good.ended).toBe(0);
  expect(good.lines.join('\n')).toMatch(/site: answers at http.*\nprocess: found, \d+ MB/);
  expect(hasArrived).toBe(false);
  const bad = agent(['--check', '--process-name', 'no-such-program']);
  expect(await bad.ended).toBe(1);
  expect(bad.lines.join('\n')).toContain('process no-such-program does not run');
});

test('a wrong setting is one line and exit code 2', async () => {
  const { ended, lines } = startAgent(['--pid', '1'], { STARHAVEN_URL: api.url });
  expect(await ended).toBe(2);
  expect(lines).toEqual(["STARHAVEN_KEY is missing: the game server's key, which begins with shk_."]);
});

testOnLinux('finds a program by the file that it runs, children included', async () => {
  const program = path.join(folder, 'my-game-server.mjs');
  writeFileSync(
    program,
    `import { spawn } from 'node:child_process';
    spawn(process.execPath, ['-e', ${JSON.stringify(busyServer)}]);
    setInterval(() => {}, 1000);
    console.log('up');`,
  );
  const game = startGameServer(`require('node:child_process').fork(${JSON.stringify(program)}, { stdio: 'inherit' })`);
  if (game.stdout) await once(game.stdout, 'data');
  agent(['--process-name', 'my-game-server.mjs']);
  const { ram } = await api.heartbeatWhere((heartbeat) => (heartbeat.cpu?.usageRaw ?? 0) > 15);
  expect(ram?.usedMb).toBeGreaterThan(180);
});
