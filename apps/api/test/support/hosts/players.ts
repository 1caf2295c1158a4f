import { agentCalls, AgentRetcode } from '@starhaven/contracts/agent';
import type { AgentCallName, GamePlayer } from '@starhaven/contracts/agent';
import { checkIn, claimCharacter, findOnServer, listDeliveries, listPoints } from '@starhaven/contracts/account';
import { getPointsLink, proveCharacter, redeemCode, releaseCharacter } from '@starhaven/contracts/account';
import type { Delivery } from '@starhaven/contracts/account';
import type { Database } from '../../../src/platform/database/database';
import { character } from '../../../src/modules/players/tables';
import { newAddress } from '../clients/account-client';
import { beat, serveAgents, until } from './agents';
import { addServer } from '../fleet';
import type { TestApp } from '../test-app';

type Handle = (request: Record<string, unknown>) => object | Promise<object>;

/** A game server with an agent whose answers the test defines. */
export async function connectGame(server: TestApp, more: Parameters<typeof addServer>[1] = {}) {
  const added = await addServer(server.database, more);
  await until(() => server.fleet.gateway.findServer(added.id) !== null, Boolean);
  const agents = await serveAgents(server.fleet);
  const agent = await agents.connect(added.key);
  const seen: { call: AgentCallName; request: Record<string, unknown> }[] = [];
  const players = new Map<string, Partial<GamePlayer>>();
  const codes = new Map<string, string>();
  const noPlayer = { retcode: AgentRetcode.NOT_FOUND, message: 'none', player: null };
  const find = (uid: string) => {
    const player = players.get(uid);
    return player ? { retcode: 200, message: '', player: { uid, online: true, ...player } } : noPlayer;
  };
  const game = {
    ...added,
    seen,
    players,
    /** Players by the code that they entered in the game. */
    codes,
    callsOf: (call: AgentCallName) => seen.filter((one) => one.call === call).map(({ request }) => request),
    answers: {
      findPlayer: ({ uid }) => find(String(uid)),
      findByCode: ({ code }) => find(codes.get(String(code)) ?? ''),
      sendCode: () => ({ retcode: 200, message: '' }),
      sendMail: () => ({ retcode: 200, message: 'mailed' }),
      runCommand: () => ({ retcode: 200, message: 'given' }),
      setPower: () => ({ retcode: 200, message: 'The command is done.' }),
    } as Record<Exclude<AgentCallName, 'measure'>, Handle>,
    disconnect: () => agent.disconnect(),
  };
  for (const call of Object.keys(game.answers) as Exclude<AgentCallName, 'measure'>[]) {
    agent.on(agentCalls[call].name, (request: Record<string, unknown>, answer: (reply: object) => void) => {
      seen.push({ call, request });
      void Promise.resolve(game.answers[call](request)).then(answer);
    });
  }
  beat(agent);
  await until(() => server.fleet.gateway.isReachable(added.id), Boolean);
  return game;
}

export type Game = Awaited<ReturnType<typeof connectGame>>;

interface Answer<Data = unknown> {
  retcode: number;
  message: string;
  data: Data;
  timestamp?: number;
}

/** The calls about characters, rewards and points; `status` is that of HTTP. */
export function playerClient(api: Pick<TestApp, 'app'>) {
  const get = async <Data>(key: string, url: string, address = newAddress()) => {
    const answer = await api.app.inject({ url, remoteAddress: address, headers: { authorization: key } });
    return { status: answer.statusCode, ...answer.json<Answer<Data>>() };
  };
  const post = async <Data>(key: string, url: string, payload: object, address = newAddress()) => {
    const headers = { authorization: key };
    const answer = await api.app.inject({ method: 'POST', url, remoteAddress: address, headers, payload });
    return { status: answer.statusCode, ...answer.json<Answer<Data>>() };
  };
  const find = <Data>(key: string, type: string, id: string, address?: string) =>
    get<Data>(key, `${findOnServer.path}?type=${type}&id_server=${encodeURIComponent(id)}`, address);
  return {
    search: (key: string, id: string, address?: string) =>
      find<{ timestamp: number } | undefined>(key, 'player_search', id, address),
    code: (key: string, id: string, address?: string) => find<string>(key, 'code_server', id, address),
    claim: (key: string, server_id: string, uid: string, address?: string) =>
      post<{ method: string; uid: string; code: string; expiresAt: number }>(
        key,
        claimCharacter.path,
        { server_id, uid },
        address,
      ),
    prove: (key: string, server_id: string, code: string, address?: string) =>
      post(key, proveCharacter.path, { server_id, code }, address),
    release: (key: string, server_id: string) => post(key, releaseCharacter.path, { server_id }),
    redeem: async (key: string, fields: Record<string, string>, address = newAddress()) => {
      const answer = await api.app.inject({
        method: 'POST',
        url: redeemCode.path,
        remoteAddress: address,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token: key, uid_account: '', ...fields }).toString(),
      });
      return { status: answer.statusCode, ...answer.json<Answer & { errors?: Record<string, string> }>() };
    },
    deliveries: (key: string) => get<Delivery[]>(key, listDeliveries.path),
    pointsLink: (key: string) => get<{ link: string }>(key, `${getPointsLink.path}?action=get`),
    checkIn: (key: string) => post<{ earned: number; balance: number; nextAt: number }>(key, checkIn.path, {}),
    points: (key: string) =>
      get<{ balance: number; nextAt: number; entries: { amount: number; balance: number }[] }>(key, listPoints.path),
  };
}

/** Gives a player to an account without a proof. */
export async function giveCharacter(
  database: Database,
  { account, game, uid }: { account: string | number; game: Pick<Game, 'serverId'>; uid: string },
): Promise<void> {
  await database.db.insert(character).values({
    accountId: Number(account),
    serverId: game.serverId,
    uid,
    state: 'active',
    provenAt: new Date(),
    provenBy: 'staff',
  });
}
