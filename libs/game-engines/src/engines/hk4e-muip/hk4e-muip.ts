import { randomInt } from 'node:crypto';
import { AgentRetcode } from '@starhaven/contracts/agent';
import * as v from 'valibot';
import { codeText } from '../../code-text';
import { engineCapabilitiesOf } from '../../engine/engine-capabilities';
import type { EngineConfigOf } from '../../engine/engine-config';
import type { EngineContext } from '../../engine/engine-context';
import { EngineError } from '../../engine/engine-error';
import { reply, unsupported, withoutPlayer } from '../../engine/engine-reply';
import { toEngineState } from '../../engine/engine-state';
import { engineText } from '../../engine/engine-text';
import type { EngineReply, GameEngine } from '../../engine/game-engine';
import { commandTimeoutMs, stateTimeoutMs } from '../../http/engine-http';
import { signParameters } from './sign-parameters';

const gmCommand = '1116';
const mailCommand = '1005';
const onlinePlayers = '1129';
const codeMailSeconds = 30 * 60;
const rewardMailSeconds = 30 * 24 * 3600;

const AnswerSchema = v.object({
  retcode: v.number(),
  msg: v.optional(v.unknown()),
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
});

/** An hk4e server's MUIP (docs/engines.md#hk4e-muip). It reports nothing about a single player, so `findPlayer` is not supported. */
export function createHk4eMuip(config: EngineConfigOf<'hk4e-muip'>, { http, siteName }: EngineContext): GameEngine {
  const { secret, region, ticket } = config;

  async function ask(cmd: string, parameters: Record<string, string>, timeoutMs: number, signal?: AbortSignal) {
    // Real servers use the part of a ticket after its first letters as an order number, so each request needs its own.
    const base = { cmd, region, ticket: `${ticket}@${Date.now()}${randomInt(1_000, 10_000)}` };
    const query = signParameters({ ...base, ...parameters }, secret);
    const { json } = await http.ask({ path: '/api', query, timeoutMs, signal });
    const parsed = v.safeParse(AnswerSchema, json);
    if (!parsed.success) throw new EngineError('shape', 'the answer has no retcode');
    return parsed.output;
  }

  /** An attached `item_list` is `id:amount`, separated by commas. */
  const sendMail = (
    uid: string,
    texts: { title: string; content: string; item_list: string },
    keptSeconds: number,
    signal?: AbortSignal,
  ) => {
    const parameters = {
      uid,
      sender: siteName,
      ...texts,
      expire_time: String(Math.floor(Date.now() / 1000) + keptSeconds),
      config_id: '0',
      importance: '0',
      is_collectible: 'false',
      item_limit_type: '1',
      source_type: '0',
      tag: '0',
    };
    return ask(mailCommand, parameters, commandTimeoutMs, signal);
  };

  const toReply = ({ retcode, msg, data }: v.InferOutput<typeof AnswerSchema>): EngineReply => {
    const said = [data?.['retmsg'], data?.['msg'], msg].map((text) => engineText(text, [secret])).find(Boolean) ?? '';
    if (retcode === 0) return reply(AgentRetcode.OK, engineText(data?.['msg'], [secret]));
    if (retcode === 4) return reply(AgentRetcode.NOT_FOUND, 'The player is not online.');
    if (retcode === 17) return reply(AgentRetcode.NOT_FOUND, 'No player has this number.');
    return reply(AgentRetcode.FAILED, faults[retcode] ?? (said || 'The game server failed.'));
  };

  return {
    kind: 'hk4e-muip',
    capabilities: engineCapabilitiesOf('hk4e-muip'),

    async readState(signal) {
      const { retcode, data } = await ask(onlinePlayers, {}, stateTimeoutMs, signal);
      if (retcode !== 0 || !data) throw new EngineError('shape', `the number of players was refused (code ${retcode})`);
      return toEngineState({ players: data['online_player_num'], platforms: data['platform_player_num'] });
    },

    async runCommand({ uid, line, signal }) {
      try {
        return toReply(await ask(gmCommand, { uid, msg: line }, commandTimeoutMs, signal));
      } catch (error) {
        // For an offline player some builds answer 4; others do not answer, so it is unknown whether the command ran.
        if (error instanceof EngineError && error.kind === 'timeout')
          return reply(
            AgentRetcode.TIMEOUT,
            'The game server did not answer. It may do so when a player is not online.',
          );
        throw error;
      }
    },

    findPlayer: async () => withoutPlayer(unsupported('look players up')),

    async sendCode({ uid, code, signal }) {
      const mail = { title: 'Your code', content: codeText(siteName, code), item_list: '' };
      return toReply(await sendMail(uid, mail, codeMailSeconds, signal));
    },

    async sendMail({ uid, title, text, items, signal }) {
      const item_list = items.map(({ id, amount }) => `${id}:${amount}`).join(',');
      return toReply(await sendMail(uid, { title, content: text, item_list }, rewardMailSeconds, signal));
    },
  };
}

/** Codes as known from bots. Builds differ, so for an unknown code the server's own text is shown. */
const faults: Record<number, string> = {
  617: 'The amount is over the limit.',
  627: 'The amount is over the limit.',
  1003: 'The game server does not accept the key of this site.',
  1010: 'The region of the game server is not the one in the setting "region" of this site.',
  1117: 'The level is too low for this dungeon.',
  1202: 'In co-op mode only the host can do this.',
  1311: 'The game server does not give out this currency.',
  1312: 'The amount of currency is over the limit.',
  1316: 'The amount of currency is over the limit.',
  // Story keys of the game, not keys of the site.
  8002: 'The number of story keys is over the limit.',
};
