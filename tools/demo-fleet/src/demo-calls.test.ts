import { EnteredCodes } from './console/entered-codes';
import { demoCalls } from './demo-calls';

let nowMs = 1_000_000;
const codes = new EnteredCodes(() => nowMs);
const fleetCalls = () =>
  demoCalls({ slug: 'teyvat-europe', dialect: 'opencommand', game: 1 }, { codes, now: () => nowMs, online: () => 42 });
const calls = fleetCalls();
const run = (line: string, uid = '10001') => calls.runCommand({ uid, line });

test('commands change what the player has, and the answers say so', async () => {
  const { player } = await calls.findPlayer({ uid: '10001' });
  expect(player).toMatchObject({ uid: '10001', nickname: expect.stringMatching(/^[A-Z][a-z]+$/), online: true });
  expect(await calls.findPlayer({ uid: '10001' })).toMatchObject({ player });
  expect(await run('/give 201 x5')).toEqual({
    retcode: 200,
    message: `Given 5 of 201 to ${player?.nickname} (10001); now 5.`,
  });
  expect((await run('g 201 x7')).message).toContain('now 12');
  // Another player of the same server has a bag of their own.
  expect((await run('give 201', '10002')).message).toContain('now 1');
  await run('spawn 20011001 x3');
  expect((await run('spawn 20011001 x2')).message).toContain('5 in the scene');
  expect((await run('killall')).message).toBe('Killed 5 monsters in scene 3.');
  expect((await run('setProp god toggle')).message).toContain('now ON');
  expect((await run('setProp god toggle')).message).toContain('now OFF');
  await run('teleport 10 20 30 5');
  await run('teleport ~ ~5 ~-1');
  expect((await run('position')).message).toBe('Position: 10.0, 25.0, 29.0 in scene 5.');
  expect((await run('list')).message).toContain('42 players');
});

test('the help names the list of the site, because the chat has none', async () => {
  expect((await run('help')).message).toContain('The command list of the site shows all of them.');
});

test('a mail puts items into the bag', async () => {
  const mail = { uid: '10003', title: 'Gift', text: 'For you', items: [{ id: 201, amount: 40, type: 0 }] };
  expect(await calls.sendMail(mail)).toMatchObject({ retcode: 200 });
  expect((await run('give 201', '10003')).message).toContain('now 41');
  expect(await calls.sendMail({ ...mail, uid: '7' })).toMatchObject({ retcode: 404 });
});

test.each([
  ['an unknown id', 'give 99999999999', 'Invalid item id: 99999999999.'],
  ['an amount out of range', 'spawn 20011001 x5000', 'at most 1000'],
  ['a missing value', 'talent e', 'Usage: talent e 10'],
  ['a word that nothing takes', 'heal now', 'Not understood: now.'],
  ['a full scene', 'spawn 20011001 x1000', ''],
  ['more than a full scene', 'spawn 20011001 x1000', 'at most 1000 monsters'],
  ['a place out of the team', 'team remove 9', 'out of range'],
  ['a command that nobody explains', 'help constructor', 'No command found'],
])('says what is wrong with %s', async (_name, line, text) => {
  const { retcode, message } = await run(line);
  expect([retcode, message]).toEqual([200, expect.stringContaining(text)]);
});

test('a player who was kicked is away for a while', async () => {
  expect(await run('kick', '10005')).toMatchObject({ retcode: 200 });
  expect(await run('heal', '10005')).toMatchObject({ retcode: 404 });
  expect(await calls.findPlayer({ uid: '10005' })).toMatchObject({ retcode: 200, player: { online: false } });
  nowMs += 31_000;
  expect(await run('heal', '10005')).toMatchObject({ retcode: 200 });
});

test('some players come and go, and commands reach them only while they are there', async () => {
  const seen = new Set<number>();
  for (let turn = 0; turn < 20; turn += 1) {
    const { player } = await calls.findPlayer({ uid: '10004' });
    const { retcode } = await run('heal', '10004');
    expect(retcode).toBe(player?.online === true ? 200 : 404);
    seen.add(retcode);
    nowMs += 180_000;
  }
  expect([...seen].sort()).toEqual([200, 404]);
});

test('refuses what a real one would', async () => {
  expect(await run('stop')).toMatchObject({ retcode: 403 });
  expect(await run('give 1 @2')).toMatchObject({ retcode: 403 });
  expect(await calls.findPlayer({ uid: '7' })).toMatchObject({ retcode: 404, player: null });
  expect(await run('heal', 'x')).toMatchObject({ retcode: 404 });
  expect(await calls.sendCode({ uid: '0', code: 'AB12' })).toMatchObject({ retcode: 404 });
});

test('finds who entered a code on this server, for a quarter of an hour', async () => {
  expect(await calls.findByCode({ code: 'AB12CD34' })).toMatchObject({ retcode: 404, player: null });
  codes.enter('teyvat-asia', { uid: '10001', code: 'AB12CD34' });
  expect(await calls.findByCode({ code: 'AB12CD34' })).toMatchObject({ retcode: 404 });
  codes.enter('teyvat-europe', { uid: '10002', code: 'AB12CD34' });
  expect(await calls.findByCode({ code: 'AB12CD34' })).toMatchObject({ retcode: 200, player: { uid: '10002' } });
  nowMs += 15 * 60_000;
  expect(await calls.findByCode({ code: 'AB12CD34' })).toMatchObject({ retcode: 404 });
});

test('keeps a bounded number of codes', async () => {
  for (let index = 0; index < 1_000; index += 1)
    codes.enter('teyvat-europe', { uid: '10001', code: `CODE${String(index).padStart(4, '0')}` });
  expect(codes.findUid('teyvat-europe', 'CODE0000')).toBeNull();
  expect(codes.findUid('teyvat-europe', 'CODE0999')).toBe('10001');
});
