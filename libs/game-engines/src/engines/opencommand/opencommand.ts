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
import { findInPlayerList } from './find-in-player-list';
import { retcodeOfOpenCommand } from './retcode-of-open-command';

const AnswerSchema = v.object({
  retcode: v.number(),
  message: v.optional(v.nullable(v.unknown())),
  data: v.optional(v.nullable(v.unknown())),
});
const StatusSchema = v.object({
  status: v.object({ playerCount: v.unknown(), version: v.optional(v.unknown()) }),
});
const ServersSchema = v.object({ data: v.record(v.string(), v.unknown()) });

/**
 * Grasscutter with the OpenCommand plugin, alone or behind its gateway of several servers (COMMANDS 4.1). Its own codes are
 * not used: the site makes codes, and this adapter shows them with `sendMessage`.
 */
export function createOpenCommand(
  config: EngineConfigOf<'opencommand'>,
  { http, siteName }: EngineContext,
): GameEngine {
  const { secret: token, server } = config;

  async function act(action: string, data: string, timeoutMs: number, signal?: AbortSignal) {
    const body = { token, action, ...(server === '' ? {} : { server }), data };
    const { json } = await http.ask({ method: 'POST', path: '/opencommand/api', body, timeoutMs, signal });
    const parsed = v.safeParse(AnswerSchema, json);
    if (!parsed.success) throw new EngineError('shape', 'the answer has no retcode');
    return parsed.output;
  }

  async function runConsole(line: string, signal?: AbortSignal): Promise<EngineReply> {
    const { retcode, message, data } = await act('command', line, commandTimeoutMs, signal);
    // A gateway may answer in `message` only; a lone server always says "Success" there.
    const said = engineText(data, [token]) || (message === 'Success' ? '' : engineText(message, [token]));
    return retcodeOfOpenCommand(retcode, said);
  }

  const findOnline = async (uid: string, signal?: AbortSignal) => {
    const list = await runConsole('list uid', signal);
    return { list, nickname: list.retcode === AgentRetcode.OK ? findInPlayerList(list.message, uid) : null };
  };
  const notOnline = () => reply(AgentRetcode.NOT_FOUND, 'No player with this number is online.');

  return {
    kind: 'opencommand',
    capabilities: { runCommand: true, findPlayer: true, sendCode: true, signature: false, platforms: false },

    async readState(signal) {
      if (server === '') {
        const { json } = await http.ask({ path: '/status/server', timeoutMs: stateTimeoutMs, signal });
        const parsed = v.safeParse(StatusSchema, json);
        if (!parsed.success) throw new EngineError('shape', 'the status is not as documented');
        const { playerCount, version } = parsed.output.status;
        return toEngineState({ players: playerCount, versions: [version] });
      }
      const parsed = v.safeParse(ServersSchema, await act('server', '', stateTimeoutMs, signal));
      if (!parsed.success) throw new EngineError('shape', 'the list of servers is not as documented');
      if (!Object.hasOwn(parsed.output.data, server))
        throw new EngineError('network', 'it is not connected to its gateway');
      // A gateway counts the players of all its servers together, which says nothing about one.
      return toEngineState({});
    },

    // The target comes last, so that no argument before it can take its place.
    runCommand: ({ uid, line, signal }) => runConsole(`${line} @${uid}`, signal),

    async findPlayer({ uid, signal }) {
      const { list, nickname } = await findOnline(uid, signal);
      if (list.retcode !== AgentRetcode.OK) return withoutPlayer(list);
      if (nickname === null) return withoutPlayer(notOnline());
      const player = { uid, accountId: '', nickname, signature: '', online: true };
      return { ...reply(AgentRetcode.OK, ''), player };
    },

    async sendCode({ uid, code, signal }) {
      // The console answers 200 whether or not the player is there.
      const { list, nickname } = await findOnline(uid, signal);
      if (list.retcode !== AgentRetcode.OK) return list;
      if (nickname === null) return notOnline();
      return runConsole(`sendMessage ${codeText(siteName, code)} @${uid}`, signal);
    },
  };
}
