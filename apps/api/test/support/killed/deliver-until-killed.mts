// Accepts a delivery and sends it. At the point that the second argument names, it prints that point and then stops for ever. A command
// that the game ran is a line in the file of the third argument, because the game survives this process.
import { appendFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { AgentRetcode } from '@starhaven/contracts/agent';
import { insertAccount } from '../../../src/modules/account/accounts';
import { requireUsername } from '../../../src/modules/account/names/username';
import { acceptDelivery } from '../../../src/modules/players/deliveries/accept-delivery';
import { Deliveries } from '../../../src/modules/players/deliveries/deliveries';
import { createLogger } from '../../../src/platform/logging/logger';
import { openDatabase } from '../../../src/platform/database/open-database';
import { addServer } from '../fleet';

const [dataDir = '', point = '', gameFile = ''] = process.argv.slice(2);
const { database } = await openDatabase({
  config: { dataDir, databaseUrl: null },
  purpose: 'deliverer',
  log: createLogger('silent'),
});
const account = await insertAccount(database.db, requireUsername('lumine'), {});
const { serverId } = await addServer(database, { engine: 'opencommand' });

const reach = async (name: string) => {
  if (name !== point) return;
  process.stdout.write(`${name}\n`);
  await delay(3_600_000);
};
const run = async () => {
  await reach('before the call');
  appendFileSync(gameFile, 'ran\n');
  await reach('after the call');
  return { retcode: AgentRetcode.OK, message: 'given' };
};
await acceptDelivery(database.db, {
  accountId: account?.id ?? 0,
  serverId,
  uid: '10001',
  title: 'Welcome',
  parts: [{ by: 'command', line: 'give 201 x5', items: [{ id: 201, amount: 5, type: 0 }] }],
});
await reach('accepted');
const worker = new Deliveries({
  db: database.db,
  log: createLogger('silent'),
  gateway: {
    findServer: () => ({
      ...{ id: serverId, name: 'Teyvat', game: 1, privacy: 3, engine: 'opencommand', apiVersion: '' },
      ...{ isDemo: false, isDisabled: false },
    }),
    isReachable: () => true,
    findPlayer: async () => {
      await reach('while it looks for the player');
      const player = { uid: '10001', accountId: '', nickname: 'Lumine', signature: '', online: true };
      return { retcode: AgentRetcode.OK, message: '', player };
    },
    runCommand: run,
    sendMail: run,
  },
});
await worker.turn();
await reach('sent');
