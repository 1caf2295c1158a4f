import { demoCalls } from './demo-calls';

const calls = demoCalls({ slug: 'teyvat-europe', dialect: 'opencommand', engine: 'Grasscutter' });

test('tells what would have happened', async () => {
  const { player } = await calls.findPlayer({ uid: '10001' });
  expect(player).toMatchObject({ uid: '10001', nickname: expect.stringMatching(/^[A-Z][a-z]+$/) });
  expect(await calls.findPlayer({ uid: '10001' })).toMatchObject({ player });
  expect(await calls.runCommand({ uid: '10001', line: '/give 201 x5' })).toEqual({
    retcode: 200,
    message: `Demo server: would have run "give 201 x5" on Grasscutter for ${player?.nickname}.`,
  });
  expect(await calls.sendCode({ uid: '10001', code: 'AB12' })).toMatchObject({ retcode: 200 });
});

test('refuses what a real one would', async () => {
  expect(await calls.runCommand({ uid: '10001', line: 'stop' })).toMatchObject({ retcode: 403 });
  expect(await calls.runCommand({ uid: '10001', line: 'give 1 @2' })).toMatchObject({ retcode: 403 });
  expect(await calls.findPlayer({ uid: '7' })).toMatchObject({ retcode: 404, player: null });
  expect(await calls.runCommand({ uid: 'x', line: 'heal' })).toMatchObject({ retcode: 404 });
  expect(await calls.sendCode({ uid: '0', code: 'AB12' })).toMatchObject({ retcode: 404 });
});
