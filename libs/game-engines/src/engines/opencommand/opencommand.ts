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
import { findInPlayerList } from './find-in-player-list';
import { retcodeOfOpenCommand } from './retcode-of-open-command';
import { createServerLookup } from './server-lookup';

const AnswerSchema = v.object({
  retcode: v.number(),
  message: v.optional(v.nullable(v.unknown())),
  data: v.optional(v.nullable(v.unknown())),
});
const StatusSchema = v.object({
  status: v.object({ playerCount: v.unknown(), version: v.optional(v.unknown()) }),
});
const ServersSchema = v.object({ data: v.record(v.string(), v.unknown()) });

/** Commands that run without a player. All others need an online player, and report a missing one only in the server's language. */
const headsWithoutPlayer = new Set(['help', 'list', 'announce']);

/**
 * Commands that Grasscutter runs in a separate thread: the plugin answers before they have printed anything, so even a refused one is
 * answered with 200 and no text (docs/engines.md#opencommand-codes).
 */
const headsInThreads = new Set(['give', 'g', 'item', 'giveitem', 'achievement', 'am']);
const resultUnknown = 'Sent. The game server does not report the result of this command; look in the game.';

/**
 * Grasscutter with the OpenCommand plugin, as a single server or behind its gateway of several servers (docs/engines.md#opencommand). Its
 * own codes are not used: the site creates codes, and this adapter shows them with `sendMessage`.
 */
export function createOpenCommand(
  config: EngineConfigOf<'opencommand'>,
  { http, siteName }: EngineContext,
): GameEngine {
  const { secret: token, server } = config;
  const lookup = createServerLookup(server, listServers);

  async function act(
    action: string,
    more: { server?: string; data?: string },
    timeoutMs: number,
    signal?: AbortSignal,
  ) {
    const body = { token, action, ...more };
    const { json } = await http.ask({ method: 'POST', path: '/opencommand/api', body, timeoutMs, signal });
    const parsed = v.safeParse(AnswerSchema, json);
    if (!parsed.success) throw new EngineError('shape', 'the answer has no retcode');
    return parsed.output;
  }

  async function listServers(signal?: AbortSignal) {
    const answer = await act('server', {}, stateTimeoutMs, signal);
    if (answer.retcode === 401) throw new EngineError('refused', 'its consoleToken was not accepted');
    const parsed = v.safeParse(ServersSchema, answer);
    if (!parsed.success) throw new EngineError('shape', 'it is not a gateway of several servers');
    return parsed.output.data;
  }

  async function runConsole(line: string, timeoutMs: number, signal?: AbortSignal): Promise<EngineReply> {
    const command = async () => {
      const target = server === '' ? {} : { server: await lookup.uuid(signal) };
      return act('command', { ...target, data: line }, timeoutMs, signal);
    };
    let answer = await command();
    if (server !== '' && answer.retcode === 404) {
      // The server has reconnected under a new uuid; nothing ran.
      lookup.forget();
      answer = await command();
    }
    const { retcode, message, data } = answer;
    // A gateway may answer only in `message`; a single server always sends "Success" there.
    const said = engineText(data, [token]) || (message === 'Success' ? '' : engineText(message, [token]));
    return retcodeOfOpenCommand(retcode, said);
  }

  const findOnline = async (uid: string, signal?: AbortSignal) => {
    const list = await runConsole('list uid', stateTimeoutMs, signal);
    return { list, ...findInPlayerList(list.message, uid) };
  };
  const notOnline = () => reply(AgentRetcode.NOT_FOUND, 'No player with this number is online.');

  return {
    kind: 'opencommand',
    capabilities: engineCapabilitiesOf('opencommand'),

    async readState(signal) {
      if (server === '') {
        const { json } = await http.ask({ path: '/status/server', timeoutMs: stateTimeoutMs, signal });
        const parsed = v.safeParse(StatusSchema, json);
        if (!parsed.success) throw new EngineError('shape', 'the status is not as documented');
        const { playerCount, version } = parsed.output.status;
        return toEngineState({ players: playerCount, versions: [version] });
      }
      lookup.forget();
      await lookup.uuid(signal);
      // A gateway reports the players of all its servers together, not of one server.
      return toEngineState({});
    },

    async runCommand({ uid, line, signal }) {
      const head = line.trim().split(' ', 1)[0] ?? '';
      if (!headsWithoutPlayer.has(head)) {
        const { list, isOnline } = await findOnline(uid, signal);
        if (list.retcode !== AgentRetcode.OK) return list;
        if (isOnline === false) return notOnline();
      }
      // The target comes last, so that no earlier argument can replace it.
      const ran = await runConsole(`${line} @${uid}`, commandTimeoutMs, signal);
      const isSilent = ran.retcode === AgentRetcode.OK && ran.message === '';
      return isSilent && headsInThreads.has(head.toLowerCase()) ? reply(AgentRetcode.OK, resultUnknown) : ran;
    },

    async findPlayer({ uid, signal }) {
      const { list, isOnline, nickname } = await findOnline(uid, signal);
      if (list.retcode !== AgentRetcode.OK) return withoutPlayer(list);
      if (!isOnline) return withoutPlayer(notOnline());
      const player = { uid, accountId: '', nickname, signature: '', online: true };
      return { ...reply(AgentRetcode.OK, ''), player };
    },

    async sendCode({ uid, code, signal }) {
      const { list, isOnline } = await findOnline(uid, signal);
      if (list.retcode !== AgentRetcode.OK) return list;
      if (!isOnline) return notOnline();
      return runConsole(`sendMessage ${codeText(siteName, code)} @${uid}`, commandTimeoutMs, signal);
    },

    sendMail: async () => unsupported('send items by mail'),
  };
}
