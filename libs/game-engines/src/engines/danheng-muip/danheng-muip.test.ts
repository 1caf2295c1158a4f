import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { createEngine } from '../../engine/create-engine';
import { startEngineServer } from '../../testing/start-engine-server';
import type { EngineServer, SeenRequest } from '../../testing/start-engine-server';

const adminKey = 'danheng-hunter2';
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
/** With line feeds on every system, and none at the end. */
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString().trim().replaceAll('\n', '\r\n');

let server: EngineServer;
let sessions: Map<string, boolean>;
let ran: { command: string; uid: unknown }[];
let made: number;
let systemVersion: string;
const players: Record<number, [name: string, status: string]> = {
  10001: ['Stelle', 'Explore'],
  10002: ['Caelus', 'Rogue'],
  10003: ['Away', 'Offline'],
};

/** PKCS #1 v1.5 by hand (RFC 8017 §7.2.2): Node refuses to remove that padding. */
function decrypt(base64: unknown): string | null {
  const bytes = Buffer.from(String(base64), 'base64');
  if (bytes.length !== 256) return null;
  const block = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, bytes);
  const end = block.indexOf(0, 2);
  return block[0] === 0 && block[1] === 2 && end >= 10 ? block.subarray(end + 1).toString('utf8') : null;
}

/** Imitates DanhengServer: sessions, key and command encrypted, output in base64. */
function muip({ path, method, body }: SeenRequest): unknown {
  if (method !== 'POST' || body === null) return { code: 99, message: 'bad', data: null };
  if (path === '/muip/create_session') {
    const sessionId = `session-${(made += 1)}`;
    sessions.set(sessionId, false);
    return { code: 0, message: '', data: { rsaPublicKey: pem, sessionId, expireTimeStamp: 0 } };
  }
  if (path === '/muip/auth_admin') {
    const id = String(body['session_id']);
    if (!sessions.has(id)) return { code: 4, message: 'no session', data: null };
    const key = decrypt(body['admin_key']);
    if (key === null) return { code: 3, message: 'bad encryption', data: null };
    if (key !== adminKey) return { code: 2, message: 'wrong key', data: null };
    sessions.set(id, true);
    return { code: 0, message: 'ok', data: { sessionId: id } };
  }
  const isKnown = sessions.get(String(body['SessionId']));
  if (path === '/muip/exec_cmd') {
    if (isKnown === undefined) return { code: 2, message: 'Session not found!', data: null };
    if (!isKnown) return { code: 4, message: 'not authorised', data: null };
    const command = decrypt(body['Command']);
    if (command === null) return { code: 3, message: 'bad encryption', data: null };
    ran.push({ command, uid: body['TargetUid'] });
    // The server answers this for an offline player, too; the text is then in the server's language.
    return { code: 0, message: 'Success', data: { message: Buffer.from('Granted 5 ✓\r\n').toString('base64') } };
  }
  if (path === '/muip/server_information') {
    if (isKnown === undefined) return { code: 2, message: 'Session not found!', data: null };
    const onlinePlayers = [
      { uid: 1, name: 'a' },
      { uid: 2, name: 'b' },
    ];
    const measured = { maxMemory: 16000, usedMemory: 8000, cpuUsage: 12.5, cpuCores: 8, systemVersion };
    return { code: 0, data: { onlinePlayers, ...measured } };
  }
  if (isKnown === undefined) return { code: 3, message: 'Session not found!', data: null };
  if (!isKnown) return { code: 4, message: 'Not authorized!', data: null };
  const [name, playerStatus] = players[Number(body['Uid'])] ?? [];
  if (name === undefined) return { code: 2, message: 'Player not exist!', data: null };
  return { code: 0, data: { uid: body['Uid'], name, signature: 'code AB12', playerStatus, playerSubStatus: 'None' } };
}

beforeEach(async () => {
  [sessions, ran, made, systemVersion] = [new Map(), [], 0, 'Microsoft Windows NT 10.0.20348.0'];
  server = await startEngineServer(muip);
});
afterEach(() => server.close());

const engine = (secret = adminKey) => createEngine({ kind: 'danheng-muip', url: server.url, secret });

test('runs a command encrypted, for the target, in one session for all', async () => {
  const danheng = engine();
  const answers = await Promise.all([
    danheng.runCommand({ uid: '10001', line: 'give 1 x5' }),
    danheng.runCommand({ uid: '10002', line: 'heal' }),
  ]);
  expect(answers).toEqual([
    { retcode: 200, message: 'Granted 5 ✓' },
    { retcode: 200, message: 'Granted 5 ✓' },
  ]);
  expect(ran).toContainEqual({ command: 'give 1 x5', uid: 10001 });
  expect(made).toBe(1);
  expect(JSON.stringify(server.seen)).not.toContain(adminKey);
});

test('makes a new session once when the server forgot it', async () => {
  const danheng = engine();
  await danheng.readState();
  sessions.clear();
  expect(await danheng.runCommand({ uid: '10001', line: 'heal' })).toMatchObject({ retcode: 200 });
  sessions.clear();
  expect(await danheng.findPlayer({ uid: '10001' })).toMatchObject({ retcode: 200 });
  expect(made).toBe(3);
});

test('a server that forgets every session is asked twice, not for ever', async () => {
  server.behave = (request) => {
    const answer = muip(request);
    if (request.path === '/muip/auth_admin') sessions.clear();
    return answer;
  };
  expect(await engine().runCommand({ uid: '10001', line: 'heal' })).toMatchObject({ retcode: 500 });
  expect(made).toBe(2);
});

test('a wrong admin key is reported to the operator without its value, and tried again next time', async () => {
  const danheng = engine('wrong-hunter2');
  await expect(danheng.readState()).rejects.toThrow('the admin key was not accepted (code 2)');
  expect(await danheng.runCommand({ uid: '10001', line: 'heal' })).toEqual({
    retcode: 500,
    message: 'The game server is not set up correctly.',
  });
  expect(made).toBe(2);
});

test('a caller that gives up while a session is made returns at once, and the others get the session', async () => {
  let release = () => {};
  server.behave = (request, response) => {
    if (request.path !== '/muip/create_session') return muip(request);
    release = () => response.end(JSON.stringify(muip(request)));
    controller.abort();
    return undefined;
  };
  const controller = new AbortController();
  const danheng = engine();
  const patient = danheng.runCommand({ uid: '10001', line: 'heal' });
  await expect(danheng.readState(controller.signal)).rejects.toMatchObject({ kind: 'aborted' });
  release();
  expect(await patient).toMatchObject({ retcode: 200 });
  expect(made).toBe(1);
});

test('a session without a usable key is an error', async () => {
  server.behave = () => ({ code: 0, data: { rsaPublicKey: 'none', sessionId: 'x' } });
  await expect(engine().readState()).rejects.toThrow('the session has no RSA key');
});

test.each([
  [{ code: 3, message: 'Wrong encrypted key' }, 500],
  [{ code: 4, message: 'not authorised' }, 403],
  [{ code: 77, message: '' }, 500],
])('exec_cmd %j is %i', async (told, retcode) => {
  server.behave = (request) => (request.path === '/muip/exec_cmd' ? told : muip(request));
  expect(await engine().runCommand({ uid: '10001', line: 'heal' })).toMatchObject({ retcode });
});

test('a line longer than one block of RSA is refused here', async () => {
  const answer = await engine().runCommand({ uid: '10001', line: `give ${'1'.repeat(300)}` });
  expect(answer).toEqual({ retcode: 500, message: 'This command is too long for the game server.' });
  expect(ran).toEqual([]);
});

test.each([
  ['10003', 'The player is not online.'],
  ['10009', 'No player has this number.'],
  ['2147483648', 'No player has this number.'],
])('a player %s who is not there is not reported as served', async (uid, message) => {
  expect(await engine().runCommand({ uid, line: 'heal' })).toEqual({ retcode: 404, message });
  expect(ran).toEqual([]);
});

test('if the state of the player is unknown, the command is run', async () => {
  server.behave = (request, response) =>
    request.path === '/muip/player_information' ? void response.writeHead(500).end() : muip(request);
  expect(await engine().runCommand({ uid: '10003', line: 'heal' })).toMatchObject({ retcode: 200 });
});

test('on Linux its processor time is an average since the start, and not reported', async () => {
  systemVersion = 'Debian GNU/Linux 12 (bookworm)';
  expect(await engine().readState()).toMatchObject({ players: 2, cpu: null, ram: { usedMb: 8000 } });
});

test('reports players, processor and memory', async () => {
  expect(await engine().readState()).toMatchObject({
    players: 2,
    cpu: { usage: 12.5, usageRaw: null, coreTotal: 8 },
    ram: { usedMb: 8000, totalMb: 16000 },
  });
});

test('finds a player with the signature that carries a code', async () => {
  expect(await engine().findPlayer({ uid: '10001' })).toMatchObject({
    retcode: 200,
    player: { nickname: 'Stelle', signature: 'code AB12', online: true },
  });
  expect(await engine().findPlayer({ uid: '9' })).toMatchObject({ retcode: 404, player: null });
  expect(await engine().sendCode({ uid: '10001', code: 'AB12' })).toMatchObject({ retcode: 501 });
});
