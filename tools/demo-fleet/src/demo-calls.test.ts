import { EnteredCodes } from './console/entered-codes';
import { demoCalls } from './demo-calls';

let nowMs = 1_000_000;
const codes = new EnteredCodes(() => nowMs);
const calls = demoCalls({ slug: 'teyvat-europe', dialect: 'opencommand', engine: 'Grasscutter' }, codes, () => nowMs);

test('tells what would have happened', async () => {
  const { player } = await calls.findPlayer({ uid: '10001' });
  expect(player).toMatchObject({ uid: '10001', nickname: expect.stringMatching(/^[A-Z][a-z]+$/) });
  expect(await calls.findPlayer({ uid: '10001' })).toMatchObject({ player });
  expect(await calls.runCommand({ uid: '10001', line: '/give 201 x5' })).toEqual({
    retcode: 200,
    message: `Demo server: would have run "give 201 x5" on Grasscutter for ${player?.nickname}.`,
  });
  expect(await calls.sendCode({ uid: '10001', code: 'AB12' })).toMatchObject({ retcode: 200 });
  const mail = { uid: '10001', title: 'Gift', text: 'For you', items: [{ id: 1, amount: 1, type: 0 }] };
  expect(await calls.sendMail(mail)).toMatchObject({ retcode: 200 });
  expect(await calls.sendMail({ ...mail, uid: '7' })).toMatchObject({ retcode: 404 });
});

test('refuses what a real one would', async () => {
  expect(await calls.runCommand({ uid: '10001', line: 'stop' })).toMatchObject({ retcode: 403 });
  expect(await calls.runCommand({ uid: '10001', line: 'give 1 @2' })).toMatchObject({ retcode: 403 });
  expect(await calls.findPlayer({ uid: '7' })).toMatchObject({ retcode: 404, player: null });
  expect(await calls.runCommand({ uid: 'x', line: 'heal' })).toMatchObject({ retcode: 404 });
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
