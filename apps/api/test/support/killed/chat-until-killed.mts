// Sends a message, or runs a command. At the point that the second argument names, it prints that point and then stops for ever. A command
// that the game ran is a line in the file of the third argument, because the game survives this process.
import { appendFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { AgentRetcode } from '@starhaven/contracts/agent';
import { Role } from '@starhaven/contracts/session';
import { insertAccount } from '../../../src/modules/account/accounts';
import { requireUsername } from '../../../src/modules/account/names/username';
import { createChatContext } from '../../../src/modules/chat/chat-context';
import { runLine } from '../../../src/modules/chat/commands/run-line';
import { sendMessage } from '../../../src/modules/chat/messages/send-message';
import { Limits } from '../../../src/platform/limits/limits';
import { createLogger } from '../../../src/platform/logging/logger';
import { createMetrics } from '../../../src/platform/metrics/metrics';
import { openDatabase } from '../../../src/platform/database/open-database';

const [dataDir = '', point = '', gameFile = ''] = process.argv.slice(2);
const log = createLogger('silent');
const { database } = await openDatabase({ config: { dataDir, databaseUrl: null }, purpose: 'chat', log });
const account = await insertAccount(database.db, requireUsername('lumine'), {});
const speaker = { accountId: account?.id ?? 0, name: 'Lumine', roles: [Role.MEMBER] };

const reach = async (name: string) => {
  if (name !== point) return;
  process.stdout.write(`${name}\n`);
  await delay(3_600_000);
};

const context = createChatContext({
  database,
  limits: new Limits({ database, metrics: createMetrics(), onStoreError: () => {} }),
  findCharacter: async () => ({ uid: '10001' }),
  gateway: {
    findServer: (id) => ({
      ...{ id: Number(id), name: 'Teyvat', game: 1, privacy: 3, engine: 'opencommand', apiVersion: '' },
      ...{ isDemo: false, isDisabled: false },
    }),
    runCommand: async () => {
      await reach('before the command');
      appendFileSync(gameFile, 'ran\n');
      await reach('after the command');
      return { retcode: AgentRetcode.OK, message: 'given' };
    },
  },
  log,
});

await reach('before the message');
// No listener is registered: this process dies between the acknowledgement and the delivery to the members.
await sendMessage(context, speaker, { input: 'hello', nonce: 'message-000001' });
await reach('after the message');
await runLine(context, speaker, { input: 'heal', playerUid: '10001', serverId: '1', nonce: 'command-000001' });
await reach('after the answer');
