import { AgentRetcode } from '@starhaven/contracts/agent';
import type { GameItem } from '@starhaven/contracts/protocol';
import * as v from 'valibot';
import { codeText } from '../../code-text';
import { engineCapabilitiesOf } from '../../engine/engine-capabilities';
import type { EngineConfigOf } from '../../engine/engine-config';
import type { EngineContext } from '../../engine/engine-context';
import { EngineError } from '../../engine/engine-error';
import { reply, withoutPlayer } from '../../engine/engine-reply';
import { toEngineState } from '../../engine/engine-state';
import { engineText } from '../../engine/engine-text';
import type { EngineReply, GameEngine } from '../../engine/game-engine';
import { commandTimeoutMs, stateTimeoutMs } from '../../http/engine-http';
import { findValue } from '../find-value';
import { findBapsCommand, readBapsOptions } from './baps-commands';
import { parseMemoryText } from '../parse-memory-text';

const codeMailSeconds = 30 * 60;
const rewardMailSeconds = 30 * 24 * 3600;

/** Older builds name it `msg`. */
const AnswerSchema = v.object({
  code: v.number(),
  message: v.optional(v.unknown()),
  msg: v.optional(v.unknown()),
  data: v.optional(v.unknown()),
});
type Answer = v.InferOutput<typeof AnswerSchema>;

/** The answer to `ping` is JSON about the whole machine. Players are only told that the server runs. */
function pingText(answer: Answer): string {
  const players = Number(findValue(answer, ['playerNum']));
  const version = engineText(findValue(answer, ['clientVersion'])).slice(0, 40);
  const counted = Number.isSafeInteger(players) ? ` Players online: ${players}.` : '';
  return `The game server answers.${counted}${version === '' ? '' : ` Version ${version}.`}`;
}

/** BaPs' `/cdq/api` (docs/engines.md#baps): a fixed set of commands on one path. The adapter always sets the player's number. */
export function createBaps(config: EngineConfigOf<'baps'>, { http, siteName }: EngineContext): GameEngine {
  const { secret } = config;

  async function ask(cmd: string, options: Record<string, string>, timeoutMs: number, signal?: AbortSignal) {
    const query = { ...options, cmd };
    const headers = { authorization: secret };
    const { json } = await http.ask({ path: '/cdq/api', query, headers, timeoutMs, signal });
    const parsed = v.safeParse(AnswerSchema, json);
    if (!parsed.success) throw new EngineError('shape', 'the answer has no code');
    return parsed.output;
  }

  const toReply = (answer: Answer, offlineCode: number | null): EngineReply => {
    const said = engineText(answer.message ?? answer.msg ?? answer.data, [secret]);
    if (answer.code === 0) return reply(AgentRetcode.OK, said);
    if (answer.code === offlineCode) return reply(AgentRetcode.NOT_FOUND, 'The player is not online.');
    if (answer.code === 1) return reply(AgentRetcode.UNSUPPORTED, 'The game server does not know this command.');
    return reply(AgentRetcode.FAILED, said || 'The game server failed.');
  };

  async function sendMail(
    uid: string,
    comment: string,
    items: readonly GameItem[],
    keptSeconds: number,
    signal?: AbortSignal,
  ) {
    const options = {
      recipient: uid,
      sender: siteName,
      comment,
      expireDate: String(Math.floor(Date.now() / 1000) + keptSeconds),
      parcelInfoList: JSON.stringify(items.map(({ type, id, amount }) => ({ Type: type, Id: id, Num: amount }))),
    };
    return toReply(await ask('gameMail', options, commandTimeoutMs, signal), -5);
  }

  return {
    kind: 'baps',
    capabilities: engineCapabilitiesOf('baps'),

    async readState(signal) {
      const answer = await ask('ping', {}, stateTimeoutMs, signal);
      if (answer.code !== 0) throw new EngineError('shape', `the ping was refused (code ${answer.code})`);
      const memory = parseMemoryText(findValue(answer, ['memoryOc']));
      return toEngineState({
        players: findValue(answer, ['playerNum']),
        versions: [findValue(answer, ['clientVersion'])],
        commit: findValue(answer, ['commit']),
        cpu: { usage: findValue(answer, ['cpuOc']) },
        ram: { usedMb: memory?.usedMb, totalMb: memory?.totalMb },
      });
    },

    async runCommand({ uid, line, signal }) {
      const [head = '', ...words] = line.trim().split(/\s+/);
      const command = findBapsCommand(head);
      if (command === null) return reply(AgentRetcode.FORBIDDEN, 'This command cannot be run from the site.');
      const options = readBapsOptions(command, words);
      if (options === null) return reply(AgentRetcode.FAILED, `These options are not those of ${command.name}.`);
      // `GetConfig` prints the whole configuration with its passwords, and `Toast` any text.
      if (command.name === 'set' && options['type'] !== 'AccountLevel')
        return reply(AgentRetcode.FORBIDDEN, 'This command cannot be run from the site.');
      if (command.name === 'ping') {
        const answer = await ask('ping', {}, commandTimeoutMs, signal);
        return answer.code === 0 ? reply(AgentRetcode.OK, pingText(answer)) : toReply(answer, null);
      }
      return toReply(await ask(command.name, { ...options, uid }, commandTimeoutMs, signal), -1);
    },

    async findPlayer({ uid, signal }) {
      const answer = await ask('getPlayer', { uid, encodingFormat: 'json', basis: 'true' }, commandTimeoutMs, signal);
      const result = toReply(answer, -1);
      if (result.retcode !== AgentRetcode.OK)
        return withoutPlayer(answer.code === -1 ? reply(AgentRetcode.NOT_FOUND, 'No player has this number.') : result);
      const text = (...names: string[]) => engineText(findValue(answer, names));
      const player = {
        uid,
        accountId: text('account_id', 'accountServerId', 'AccountServerId').slice(0, 64),
        nickname: text('nickname', 'Nickname', 'nick_name').slice(0, 64),
        signature: text('comment', 'Comment').slice(0, 200),
        online: null,
      };
      return { ...reply(AgentRetcode.OK, ''), player };
    },

    sendCode: ({ uid, code, signal }) => sendMail(uid, codeText(siteName, code), [], codeMailSeconds, signal),

    sendMail: ({ uid, text, items, signal }) => sendMail(uid, text, items, rewardMailSeconds, signal),
  };
}
