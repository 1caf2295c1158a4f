import { findOnServer, getPointsLink, redeemCode } from '@starhaven/contracts/account';
import { runRedeemCommand } from '../../src/modules/players';
import { newAddress } from '../support/clients/account-client';
import { connectGame, giveCharacter } from '../support/hosts/players';
import { clientOf, last, send } from './scenario';
import type { Answer, Scenarios, Stage } from './scenario';

async function memberOf(stage: Stage): Promise<{ token: string; account: string }> {
  const { data } = await clientOf(stage).enter();
  return { token: data.sessionKey, account: data.uid };
}

const gameOf = ({ server }: Stage, more: object = {}) =>
  connectGame(server, { engine: 'danheng-muip', game: 2, ...more });

/** An account with a character, and the fields of its redeem form. */
async function playerOf(stage: Stage) {
  const { token, account } = await memberOf(stage);
  const game = await gameOf(stage);
  await giveCharacter(stage.database, { account, game, uid: '10001' });
  game.players.set('10001', { nickname: 'Lumine' });
  return { game, fields: { token, server_id: game.id, uid_player: '10001', uid_account: '' } };
}

async function newRedeemCode({ database }: Stage): Promise<string> {
  const input = { action: 'add', title: 'Gift', game: '2', items: ['201:1'] };
  const [line] = (await runRedeemCommand(database.db, input)).lines;
  return /^Code (\S+)/.exec(line ?? '')?.[1] ?? '';
}

async function redeems(stage: Stage, times: number, code: string, more: object = {}): Promise<Answer> {
  const { fields } = await playerOf(stage);
  return last(times, () => send(stage.server, redeemCode, { body: { ...fields, code, ...more } }));
}

export const redeemCodeScenarios: Scenarios = {
  redeemed: async (stage) => redeems(stage, 1, await newRedeemCode(stage)),
  'the code is invalid or expired: message api_db_cdkey_nokey': (stage) => redeems(stage, 1, 'NOSUCHCODE'),
  'the account has used the code': async (stage) => redeems(stage, 2, await newRedeemCode(stage)),
  'the player is not on the server': async (stage) =>
    redeems(stage, 1, await newRedeemCode(stage), { uid_player: '10002' }),
  'a field is missing': (stage) => redeems(stage, 1, ''),
  'too many codes': (stage) => redeems(stage, 11, 'NOSUCHCODE'),
};

export const getPointsLinkScenarios: Scenarios = {
  'the link': async (stage) => {
    const { token } = await memberOf(stage);
    return send(stage.server, getPointsLink, { query: { token, action: 'get' } });
  },
};

const ask = (stage: Stage, token: string, type: 'player_search' | 'code_server', id_server: string, times = 1) =>
  last(times, () => send(stage.server, findOnServer, { query: { token, type, id_server }, address: newAddress() }));

export const findOnServerScenarios: Scenarios = {
  'the player was found': async (stage) => {
    const { game, fields } = await playerOf(stage);
    return ask(stage, fields.token, 'player_search', game.id);
  },
  'the search was started: message api_db_player_process': async (stage) => {
    const { game, fields } = await playerOf(stage);
    game.answers.findPlayer = () => new Promise(() => {});
    const answer = await ask(stage, fields.token, 'player_search', game.id);
    // Ends the search.
    game.disconnect();
    return answer;
  },
  'no player was found: message api_db_player_nofound': async (stage) => {
    const { token } = await memberOf(stage);
    return ask(stage, token, 'player_search', (await gameOf(stage)).id);
  },
  'too many searches': async (stage) => {
    const { token } = await memberOf(stage);
    return ask(stage, token, 'player_search', (await gameOf(stage)).id, 21);
  },
  'a code to enter in the game': async (stage) => {
    const { token } = await memberOf(stage);
    const game = await gameOf(stage);
    const payload = { token, server_id: game.id, uid: '10001' };
    await stage.server.app.inject({ method: 'POST', url: '/api/v2/account/characters/claim', payload });
    return ask(stage, token, 'code_server', game.id);
  },
  'the game of the server takes no codes': async (stage) => {
    const { token } = await memberOf(stage);
    return ask(stage, token, 'code_server', (await gameOf(stage, { engine: 'lunarcore' })).id);
  },
  'the server does not answer': async (stage) => {
    const { game, fields } = await playerOf(stage);
    game.answers.findPlayer = () => ({ retcode: 500, message: 'boom' });
    return ask(stage, fields.token, 'player_search', game.id);
  },
  'there is no such server': async (stage) => {
    const { token } = await memberOf(stage);
    return ask(stage, token, 'player_search', '999999');
  },
};
