import { AgentRetcode } from '@starhaven/contracts/agent';
import * as v from 'valibot';
import { engineCapabilitiesOf } from '../../engine/engine-capabilities';
import type { EngineConfigOf } from '../../engine/engine-config';
import type { EngineContext } from '../../engine/engine-context';
import { EngineError } from '../../engine/engine-error';
import { reply, unsupported, withoutPlayer } from '../../engine/engine-reply';
import { toEngineState } from '../../engine/engine-state';
import { engineText } from '../../engine/engine-text';
import type { EngineReply, GameEngine } from '../../engine/game-engine';
import { commandTimeoutMs, stateTimeoutMs } from '../../http/engine-http';
import { readHkrpgLine } from './read-hkrpg-line';
import { readHkrpgStatus } from './read-hkrpg-status';

const playerData = '1002';
const serverStatus = '1003';

const AnswerSchema = v.object({ code: v.number(), msg: v.optional(v.unknown()) });
const PlayerSchema = v.object({ nickname: v.optional(v.unknown()), signature: v.optional(v.unknown()) });
type Answer = v.InferOutput<typeof AnswerSchema> & { status: number };

const usage =
  'This game server takes from outside: give <id> [amount], relic <id> <amount> <level> <main> [subs], set WorldLevel <0-6>, set JumpMission <0|1>.';

/**
 * hkrpg-go's `/api` since version 2.4. It has one code for every error, and for an unknown command it sends code 0 with the status 404, so
 * status and text distinguish the answers. Before 2.4 the same numbers had other effects (1006 deleted items) and no answer had a text:
 * such an answer never counts as success here, and 1006 is never sent.
 */
export function createHkrpgGo(config: EngineConfigOf<'hkrpg-go'>, { http }: EngineContext): GameEngine {
  const { secret, region } = config;

  async function ask(
    cmd: string,
    parameters: Record<string, string>,
    timeoutMs: number,
    signal?: AbortSignal,
  ): Promise<Answer> {
    const query = { cmd, ...parameters, sign_key: secret, ...(region === '' ? {} : { region }) };
    const { json, status } = await http.ask({ path: '/api', query, timeoutMs, signal });
    const parsed = v.safeParse(AnswerSchema, json);
    if (parsed.success) return { ...parsed.output, status };
    if (status >= 400) throw new EngineError('status', `answered with HTTP status ${status}`, status);
    throw new EngineError('shape', 'the answer has no code');
  }

  // Only the answer to a wrong key has no text.
  const isWrongKey = ({ code, msg }: Answer) => code !== 0 && msg === undefined;

  const toReply = (answer: Answer): EngineReply => {
    const said = engineText(answer.msg, [secret]);
    if (isWrongKey(answer)) return reply(AgentRetcode.FAILED, 'The game server does not accept the key of this site.');
    if (answer.msg === undefined) return reply(AgentRetcode.FAILED, 'The game server is older than this site can use.');
    if (answer.code === 0 && answer.status < 400) return reply(AgentRetcode.OK, said);
    if (/time ?out/i.test(said)) return reply(AgentRetcode.TIMEOUT, 'The game server did not answer in time.');
    // The channel is closed while a player is logging out.
    if (/player not found|recvchan close/i.test(said))
      return reply(AgentRetcode.NOT_FOUND, 'The player is not online.');
    return reply(AgentRetcode.FAILED, said || 'The game server failed.');
  };

  return {
    kind: 'hkrpg-go',
    capabilities: engineCapabilitiesOf('hkrpg-go'),

    async readState(signal) {
      const answer = await ask(serverStatus, {}, stateTimeoutMs, signal);
      if (isWrongKey(answer)) throw new EngineError('refused', 'its key was not accepted');
      if (answer.msg === undefined) throw new EngineError('shape', 'it is older than version 2.4');
      // Version 2.6 has no status call; any answer shows that the server is up.
      return toEngineState(answer.code === 0 ? readHkrpgStatus(answer.msg) : {});
    },

    async runCommand({ uid, line, signal }) {
      const call = readHkrpgLine(line);
      if (call === null) return reply(AgentRetcode.UNSUPPORTED, usage);
      const result = toReply(await ask(call.cmd, { uid, ...call.options }, commandTimeoutMs, signal));
      if (result.retcode !== AgentRetcode.OK) return result;
      return reply(AgentRetcode.OK, 'Sent. The game shows the result in its chat.');
    },

    async findPlayer({ uid, signal }) {
      const answer = await ask(playerData, { uid }, commandTimeoutMs, signal);
      const result = toReply(answer);
      if (result.retcode !== AgentRetcode.OK) return withoutPlayer(result);
      // For a number without a player it answers 0, with a text instead of the data.
      if (!v.is(PlayerSchema, answer.msg))
        return withoutPlayer(reply(AgentRetcode.NOT_FOUND, 'No player has this number.'));
      const nickname = engineText(answer.msg.nickname, [secret]).slice(0, 64);
      const signature = engineText(answer.msg.signature, [secret]).slice(0, 200);
      return { ...reply(AgentRetcode.OK, ''), player: { uid, accountId: '', nickname, signature, online: null } };
    },

    sendCode: async () => unsupported('show codes'),
    sendMail: async () => unsupported('send items by mail'),
  };
}
