import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AgentRetcode } from '@starhaven/contracts/agent';
import { Role } from '@starhaven/contracts/session';
import { publicChatRoom } from '@starhaven/contracts/chat';
import type { ChatMessage } from '@starhaven/contracts/chat';
import { createChatContext } from '../../src/modules/chat/chat-context';
import { runLine } from '../../src/modules/chat/commands/run-line';
import { toBotReply } from '../../src/modules/chat/commands/to-bot-reply';
import { sendMessage } from '../../src/modules/chat/messages/send-message';
import { Rooms } from '../../src/modules/chat/rooms/rooms';
import { openFolder } from '../../src/platform/database/pglite/open-folder';
import { Limits } from '../../src/platform/limits/limits';
import { createLogger } from '../../src/platform/logging/logger';
import { createMetrics } from '../../src/platform/metrics/metrics';
import { makeDataDir, removeDataDir } from '../support/data-dir';
import { killPrograms, run } from '../support/programs';

// A real process is killed between the acceptance of a message or command and its delivery.

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(async () => {
  await killPrograms();
  await removeDataDir(dataDir);
});

/** The site after its restart. The page sends every message and command again that was not answered. */
async function restart() {
  const database = await openFolder({ dataDir });
  const log = createLogger('silent');
  const limits = new Limits({ database, metrics: createMetrics(), onStoreError: () => {} });
  let ranLater = 0;
  const context = createChatContext({
    ...{ database, limits, log },
    findCharacter: async () => ({ uid: '10001' }),
    gateway: {
      findServer: (id) => ({
        ...{ id: Number(id), name: 'Teyvat', game: 1, privacy: 3, engine: 'opencommand', apiVersion: '' },
        ...{ isDemo: false, isDisabled: false },
      }),
      runCommand: async () => {
        ranLater += 1;
        return { retcode: AgentRetcode.OK, message: 'given' };
      },
    },
  });
  const { rows } = await database.query(`select id from account where username = 'lumine'`);
  const speaker = { accountId: Number(rows[0]?.['id']), name: 'Lumine', roles: [Role.MEMBER] };
  const shown: ChatMessage[] = [];
  const rooms = new Rooms(database, { onMessage: (one) => shown.push(one), onRemoved: () => {} }, log);
  await rooms.start();
  return {
    sayAgain: () => sendMessage(context, speaker, { input: 'hello', nonce: 'message-000001' }),
    runAgain: async () =>
      toBotReply(
        await runLine(context, speaker, { input: 'heal', playerUid: '10001', serverId: '1', nonce: 'command-000001' }),
      ),
    /** The messages on a page that joins now and stays: the history, then new messages. */
    page: async () => {
      const history = await rooms.latest(publicChatRoom);
      return [...new Map([...history, ...shown].map((one) => [one.id_message, one.input])).values()];
    },
    ranLater: () => ranLater,
    later: () => database.query(`update chat_command set started_at = started_at - interval '31 seconds'`),
    stop: async () => {
      rooms.stop();
      await database.close();
    },
  };
}

test.each(['before the message', 'after the message'])('killed %s: the message is there once', async (point) => {
  const server = run('test/support/killed/chat-until-killed.mts', [dataDir, point, path.join(dataDir, 'game.txt')], {});
  await server.line(new RegExp(`^${point}$`));
  await server.kill('SIGKILL');
  const site = await restart();
  // Acknowledged, so it is there before the page sends it again.
  expect(await site.page()).toEqual(point === 'after the message' ? ['hello'] : []);
  const [first, second] = [await site.sayAgain(), await site.sayAgain()];
  expect(first.kind).toBe('stored');
  expect(second).toEqual(first);
  expect(await site.page()).toEqual(['hello']);
  await site.stop();
});

test.each<[string, number, string]>([
  ['before the command', 0, 'unknown'],
  ['after the command', 1, 'unknown'],
  ['after the answer', 1, 'done'],
])('killed %s: the game ran it %i times, and the answer is %s', async (point, times, outcome) => {
  const gameFile = path.join(dataDir, 'game.txt');
  const server = run('test/support/killed/chat-until-killed.mts', [dataDir, point, gameFile], {});
  await server.line(new RegExp(`^${point}$`));
  await server.kill('SIGKILL');
  const site = await restart();
  if (outcome === 'unknown') expect(await site.runAgain()).toMatchObject({ retcode: 408, outcome: 'running' });
  await site.later();
  for (let count = 0; count < 2; count += 1) {
    expect(await site.runAgain()).toMatchObject(
      outcome === 'done' ? { retcode: 200, message: 'given' } : { retcode: 408, outcome: 'unknown' },
    );
  }
  const ranBefore = existsSync(gameFile) ? readFileSync(gameFile, 'utf8').trim().split('\n').length : 0;
  expect([ranBefore, site.ranLater()]).toEqual([times, 0]);
  await site.stop();
});
