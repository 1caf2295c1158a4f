import { engineCapabilitiesOf } from '@starhaven/game-engines';
import type { GameEngine } from '@starhaven/game-engines';
import { answerCalls } from './answer-calls';

function engineOf() {
  const ran: string[] = [];
  const engine: GameEngine = {
    kind: 'shittim',
    capabilities: engineCapabilitiesOf('shittim'),
    readState: async () => {
      throw new Error('not asked here');
    },
    runCommand: async ({ uid, line }) => (ran.push(`${uid}: ${line}`), { retcode: 200, message: 'done' }),
    findPlayer: async () => ({ retcode: 404, message: 'none', player: null }),
    sendCode: async () => ({ retcode: 200, message: '' }),
    sendMail: async ({ uid, items }) => (ran.push(`${uid}: mail of ${items.length}`), { retcode: 200, message: '' }),
  };
  return { engine, ran };
}

test('a command passes the gate at the level that the operator allows', async () => {
  const { engine, ran } = engineOf();
  const asMember = answerCalls({ by: 'engine', engine }, 'member');
  expect(await asMember.runCommand({ uid: '7', line: '!give 1 5' })).toMatchObject({ retcode: 200 });
  expect(await asMember.runCommand({ uid: '7', line: 'setting changetime 1' })).toMatchObject({ retcode: 403 });
  expect(await asMember.runCommand({ uid: '7', line: 'accountdata load x' })).toMatchObject({ retcode: 403 });
  const asNobody = answerCalls({ by: 'engine', engine }, null);
  expect(await asNobody.runCommand({ uid: '7', line: 'give 1 5' })).toMatchObject({ retcode: 403 });
  expect(ran).toEqual(['7: give 1 5']);
  expect(await asMember.findPlayer({ uid: '7' })).toMatchObject({ retcode: 404 });
});

test('without a bridge everything is unsupported', async () => {
  const calls = answerCalls({ by: 'none' }, 'admin');
  expect(await calls.runCommand({ uid: '7', line: 'give 1' })).toMatchObject({ retcode: 501 });
  expect(await calls.findPlayer({ uid: '7' })).toMatchObject({ retcode: 501, player: null });
  expect(await calls.sendCode({ uid: '7', code: 'AB12' })).toMatchObject({ retcode: 501 });
});

test('a console that does not read is a failure', async () => {
  const calls = answerCalls({ by: 'console', dialect: 'lunarcore', server: { type: () => false } }, 'admin');
  expect(await calls.runCommand({ uid: '7', line: 'give 1' })).toMatchObject({ retcode: 500 });
});

test('a mail with items is sent unless the operator lets the site do nothing', async () => {
  const { engine, ran } = engineOf();
  const mail = { uid: '7', title: 'Gift', text: 'For you', items: [{ id: 1, amount: 2, type: 0 }] };
  expect(await answerCalls({ by: 'engine', engine }, 'member').sendMail(mail)).toMatchObject({ retcode: 200 });
  expect(await answerCalls({ by: 'engine', engine }, null).sendMail(mail)).toMatchObject({ retcode: 403 });
  expect(await answerCalls({ by: 'none' }, 'member').sendMail(mail)).toMatchObject({ retcode: 501 });
  expect(await answerCalls({ by: 'none' }, 'member').findByCode({ code: 'AB12' })).toMatchObject({ retcode: 501 });
  expect(ran).toEqual(['7: mail of 1']);
});
