import { AgentRetcode } from '@starhaven/contracts';
import * as v from 'valibot';
import { codeText } from '../../code-text';
import type { EngineConfigOf } from '../../engine-config';
import type { EngineContext } from '../../engine-context';
import { EngineError } from '../../engine-error';
import { reply, withoutPlayer } from '../../engine-reply';
import { toEngineState } from '../../engine-state';
import { engineText } from '../../engine-text';
import type { EngineReply, GameEngine } from '../../game-engine';
import { commandTimeoutMs, stateTimeoutMs } from '../../http/engine-http';
import { findValue } from '../find-value';

const rawCommand = '1';
const playerData = '1002';
const serverStatus = '1003';
const mail = '1006';

const AnswerSchema = v.object({ code: v.number(), msg: v.optional(v.unknown()), data: v.optional(v.unknown()) });

/** hkrpg-go's `/api` (COMMANDS 4.1). It has one error code for everything, so its text tells errors apart. */
export function createHkrpgGo(config: EngineConfigOf<'hkrpg-go'>, { http, siteName }: EngineContext): GameEngine {
  const { secret, region } = config;

  async function ask(cmd: string, parameters: Record<string, string>, timeoutMs: number, signal?: AbortSignal) {
    const query = { cmd, ...parameters, sign_key: secret, ...(region === '' ? {} : { region }) };
    const { json, status } = await http.ask({ path: '/api', query, timeoutMs, signal });
    const parsed = v.safeParse(AnswerSchema, json);
    if (parsed.success) return parsed.output;
    if (status >= 400) throw new EngineError('status', `answered with HTTP status ${status}`, status);
    throw new EngineError('shape', 'the answer has no code');
  }

  const toReply = ({ code, msg }: v.InferOutput<typeof AnswerSchema>): EngineReply => {
    const said = engineText(msg, [secret]);
    if (code === 0) return reply(AgentRetcode.OK, said);
    if (/time ?out/i.test(said)) return reply(AgentRetcode.TIMEOUT, 'The game server did not answer in time.');
    // Only a wrong key is answered without any text.
    if (said === '') return reply(AgentRetcode.FAILED, 'The game server does not accept the key of this site.');
    if (/not (?:found|exist|online)|offline|no such player/i.test(said)) return reply(AgentRetcode.NOT_FOUND, said);
    return reply(AgentRetcode.FAILED, said);
  };

  return {
    kind: 'hkrpg-go',
    capabilities: { runCommand: true, findPlayer: true, sendCode: true, signature: true, platforms: false },

    async readState(signal) {
      const answer = await ask(serverStatus, {}, stateTimeoutMs, signal);
      if (answer.code !== 0) throw new EngineError('shape', 'the status was refused');
      return toEngineState({
        players: findValue(answer, ['playerNum', 'player_num', 'online', 'online_player_num', 'PlayerNum']),
        versions: [findValue(answer, ['version', 'clientVersion', 'client_version'])],
      });
    },

    runCommand: async ({ uid, line, signal }) =>
      toReply(await ask(rawCommand, { uid, msg: line.startsWith('/') ? line : `/${line}` }, commandTimeoutMs, signal)),

    async findPlayer({ uid, signal }) {
      const answer = await ask(playerData, { uid }, commandTimeoutMs, signal);
      const result = toReply(answer);
      if (result.retcode !== AgentRetcode.OK) return withoutPlayer(result);
      const nickname = engineText(findValue(answer, ['nickname', 'nick_name', 'nickName', 'name'])).slice(0, 64);
      if (nickname === '') return withoutPlayer(reply(AgentRetcode.NOT_FOUND, 'No player has this number.'));
      const signature = engineText(findValue(answer, ['signature'])).slice(0, 200);
      return { ...reply(AgentRetcode.OK, ''), player: { uid, accountId: '', nickname, signature, online: null } };
    },

    sendCode: async ({ uid, code, signal }) =>
      toReply(
        await ask(
          mail,
          { uid, sender: siteName, title: 'Your code', content: codeText(siteName, code) },
          commandTimeoutMs,
          signal,
        ),
      ),
  };
}
