import { AgentRetcode } from '@starhaven/contracts/agent';
import * as v from 'valibot';
import { codeText } from '../../code-text';
import { engineCapabilitiesOf } from '../../engine/engine-capabilities';
import type { EngineConfigOf } from '../../engine/engine-config';
import type { EngineContext } from '../../engine/engine-context';
import { EngineError } from '../../engine/engine-error';
import { reply, retcodeOfStatus, unsupported, withoutPlayer } from '../../engine/engine-reply';
import { toEngineState } from '../../engine/engine-state';
import { engineText } from '../../engine/engine-text';
import type { EngineReply, GameEngine } from '../../engine/game-engine';
import type { EngineAnswer, EngineRequest } from '../../http/engine-http';
import { commandTimeoutMs, stateTimeoutMs } from '../../http/engine-http';
import { findValue } from '../find-value';

const codeMailSeconds = 30 * 60;

const emptySequence = /^sequence contains no elements/i;

const HealthSchema = v.object({ status: v.literal('ok') });

/** Shittim-Server's admin API (docs/engines.md#shittim). On its own machine it requires no key. */
export function createShittim(config: EngineConfigOf<'shittim'>, { http, siteName }: EngineContext): GameEngine {
  const { secret } = config;
  const headers: Record<string, string> = secret === '' ? {} : { 'x-admin-key': secret };
  const ask = (request: EngineRequest) => http.ask({ ...request, headers });

  const toReply = ({ status, json }: EngineAnswer): EngineReply => {
    const said = engineText(findValue(json, ['output', 'error', 'message']), [secret]);
    const known = retcodeOfStatus(status);
    if (known !== null) return reply(known, said || 'The game server answered with an error.');
    if (status === 401 || status === 403)
      return reply(AgentRetcode.FAILED, 'The game server does not accept the key of this site.');
    if (status === 404 || /(?:account|player|user) not found|not online/i.test(said))
      return reply(AgentRetcode.NOT_FOUND, said || 'No player has this number.');
    if (status >= 200 && status < 300 && json !== undefined && findValue(json, ['error']) === undefined)
      return reply(AgentRetcode.OK, said);
    return reply(AgentRetcode.FAILED, said || 'The game server failed.');
  };

  async function askStatus(signal?: AbortSignal): Promise<unknown> {
    try {
      const { status, json } = await ask({ path: '/api/admin/status', timeoutMs: stateTimeoutMs, signal });
      if (status === 401 || status === 403) throw new EngineError('refused', 'its key was not accepted', status);
      return status < 400 ? json : null;
    } catch (error) {
      // An unknown path is answered without a body.
      if (error instanceof EngineError && error.status === 404) return null;
      throw error;
    }
  }

  const askDetail = (uid: string, signal?: AbortSignal) =>
    ask({ path: `/api/admin/account/${uid}/detail`, timeoutMs: stateTimeoutMs, signal });

  return {
    kind: 'shittim',
    capabilities: engineCapabilitiesOf('shittim'),

    async readState(signal) {
      const health = await ask({ path: '/health', timeoutMs: stateTimeoutMs, signal });
      if (!v.is(HealthSchema, health.json)) throw new EngineError('shape', 'its health is not ok');
      const status = await askStatus(signal);
      // Older builds have no status call; any answer shows that the server is up.
      if (status === null) return toEngineState({});
      // It counts accounts, not players.
      return toEngineState({
        versions: [findValue(status, ['gameVersion'])],
        uptimeSeconds: findValue(status, ['uptimeSeconds']),
      });
    },

    runCommand: async ({ uid, line, signal }) => {
      const body = { uid: Number(uid), command: line };
      const result = toReply(
        await ask({ method: 'POST', path: '/api/admin/command', body, timeoutMs: commandTimeoutMs, signal }),
      );
      // The text of its commands for an account that does not exist; they may use it in other cases, too. If the lookup fails, the
      // command's own answer is used.
      const isNobody =
        emptySequence.test(result.message) && (await askDetail(uid, signal).catch(() => null))?.status === 404;
      return isNobody ? reply(AgentRetcode.NOT_FOUND, 'No player has this number.') : result;
    },

    async findPlayer({ uid, signal }) {
      const answer = await askDetail(uid, signal);
      const result = toReply(answer);
      if (result.retcode !== AgentRetcode.OK) return withoutPlayer(result);
      const text = (...names: string[]) => engineText(findValue(answer.json, names));
      const player = {
        uid,
        accountId: text('serverId', 'accountId').slice(0, 64),
        nickname: text('nickname').slice(0, 64),
        signature: text('comment').slice(0, 200),
        online: null,
      };
      return { ...reply(AgentRetcode.OK, ''), player };
    },

    async sendCode({ uid, code, signal }) {
      const body = {
        accountServerId: Number(uid),
        sender: siteName,
        comment: codeText(siteName, code),
        parcels: [],
        expireDate: new Date(Date.now() + codeMailSeconds * 1000).toISOString(),
      };
      return toReply(
        await ask({ method: 'POST', path: '/api/admin/mail/send', body, timeoutMs: commandTimeoutMs, signal }),
      );
    },

    sendMail: async () => unsupported('send items by mail'),
  };
}
