import { editAccount, getAccount } from '@starhaven/contracts/account';
import { listGames } from '@starhaven/contracts/games';
import { logIn } from '@starhaven/contracts/session';
import { DatabaseBusyError } from '../../src/platform/database/errors';
import { newAddress } from '../support/clients/account-client';
import { createTestApp } from '../support/test-app';
import type { TestAppOptions } from '../support/test-app';
import { last, send } from './scenario';
import type { Answer, Scenarios, Stage } from './scenario';

async function onServerOf(stage: Stage, options: TestAppOptions, ask: (stage: Stage) => Promise<Answer>) {
  const server = await createTestApp(stage.database, options);
  const answer = await ask({ ...stage, server });
  await server.app.close();
  return answer;
}

/** A fresh server has an empty cache, so it has to query the database. */
const whileTheDatabaseSays = (stage: Stage, error: Error) =>
  onServerOf(stage, {}, async ({ server, database }) => {
    const query = jest.spyOn(database.db.query.game, 'findMany').mockRejectedValueOnce(error);
    const answer = await send(server, listGames);
    query.mockRestore();
    return answer;
  });

export const commonScenarios: Scenarios = {
  'the input is not valid': ({ server }) => send(server, editAccount, { body: { data: 'x' } }),
  'the session key is missing, wrong or no longer valid': ({ server }) =>
    send(server, getAccount, { body: { token: 'x'.repeat(43) } }),
  'there is no such call': ({ server }) => server.app.inject({ url: '/json/nothing' }),
  'the body is too large': ({ server }) => send(server, logIn, { body: { username: 'x'.repeat(70_000) } }),
  'the address has sent too many requests': (stage) => {
    const address = newAddress();
    return onServerOf(stage, { readLimit: { max: 1, windowSeconds: 60 } }, ({ server }) =>
      last(2, () => send(server, listGames, { address })),
    );
  },
  'an unexpected error': (stage) => whileTheDatabaseSays(stage, new Error('broken')),
  'the server is overloaded': (stage) => whileTheDatabaseSays(stage, new DatabaseBusyError()),
  'nothing can be saved: the disk is full': (stage) =>
    onServerOf(stage, { freeBytes: 1 }, ({ server }) =>
      send(server, logIn, { body: { username: 'traveler', password: 'x', enter_type: 'web' } }),
    ),
};
