import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { AgentRetcode } from '@starhaven/contracts/agent';
import { Deliveries } from '../../src/modules/players/deliveries/deliveries';
import { delivery } from '../../src/modules/players/tables';
import { openFolder } from '../../src/platform/database/pglite/open-folder';
import { createLogger } from '../../src/platform/logging/logger';
import { makeDataDir, removeDataDir } from '../support/data-dir';
import { killPrograms, run } from '../support/programs';

// A real process is killed at each point of a delivery; deliveries.test.ts tests the same in one process, on both engines.

let dataDir: string;
beforeEach(async () => {
  dataDir = await makeDataDir();
});
afterEach(async () => {
  await killPrograms();
  await removeDataDir(dataDir);
});

test.each<[string, number, string]>([
  ['accepted', 1, 'sent'],
  ['while it looks for the player', 1, 'sent'],
  ['before the call', 0, 'unknown'],
  ['after the call', 1, 'unknown'],
  ['sent', 1, 'sent'],
])('killed with -9 at "%s": the game ran it %i times, and it is %s', async (point, times, state) => {
  const gameFile = path.join(dataDir, 'game.txt');
  const sender = run('test/support/killed/deliver-until-killed.mts', [dataDir, point, gameFile], {});
  await sender.line(new RegExp(`^${point}$`));
  await sender.kill('SIGKILL');

  const database = await openFolder({ dataDir });
  let ranLater = 0;
  const runCommand = async () => {
    ranLater += 1;
    return { retcode: AgentRetcode.OK, message: 'given' };
  };
  const next = new Deliveries({
    db: database.db,
    log: createLogger('silent'),
    gateway: {
      findServer: (id) => ({
        ...{ id: Number(id), name: 'Teyvat', game: 1, privacy: 3, engine: 'opencommand', apiVersion: '' },
        ...{ isDemo: false, isDisabled: false },
      }),
      isReachable: () => true,
      findPlayer: async () => {
        const player = { uid: '10001', accountId: '', nickname: 'Lumine', signature: '', online: true };
        return { retcode: AgentRetcode.OK, message: '', player };
      },
      runCommand,
      sendMail: runCommand,
    },
  });
  for (const seconds of [0, 61, 600]) {
    await database.query(
      `update delivery set next_try_at = next_try_at - make_interval(secs => $1), sending_at = sending_at - make_interval(secs => $1)`,
      [seconds],
    );
    await next.turn();
  }
  const states = (await database.db.select().from(delivery)).map((row) => row.state);
  await database.close();
  const ranBefore = existsSync(gameFile) ? readFileSync(gameFile, 'utf8').trim().split('\n').length : 0;
  expect([ranBefore + ranLater, states]).toEqual([times, [state]]);
});
