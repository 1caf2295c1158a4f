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
import { createDanhengSessions } from './danheng-session';
import { encryptForDanheng, fitsDanheng } from './encrypt-for-danheng';

const InformationSchema = v.object({
  onlinePlayers: v.optional(v.array(v.unknown())),
  maxMemory: v.optional(v.unknown()),
  usedMemory: v.optional(v.unknown()),
  cpuUsage: v.optional(v.unknown()),
  cpuCores: v.optional(v.unknown()),
  systemVersion: v.optional(v.unknown()),
});

const PlayerSchema = v.object({
  uid: v.union([v.number(), v.string()]),
  name: v.optional(v.unknown()),
  signature: v.optional(v.unknown()),
  playerStatus: v.optional(v.unknown()),
});

/** The server parses a player's number as an int32; a larger number makes it refuse the whole request. */
const maxUid = 2 ** 31 - 1;
const noPlayer = () => reply(AgentRetcode.NOT_FOUND, 'No player has this number.');

const OutputSchema = v.object({ message: v.optional(v.nullable(v.string()), '') });

/**
 * DanhengServer's MUIP (docs/engines.md#danheng). It cannot show our text to a player; instead `findPlayer` returns the player's
 * signature, into which the player writes the code.
 */
export function createDanhengMuip(config: EngineConfigOf<'danheng-muip'>, { http }: EngineContext): GameEngine {
  const { secret } = config;
  const sessions = createDanhengSessions(http, secret);

  const askPlayer = (uid: string, timeoutMs: number, signal?: AbortSignal) =>
    sessions.post('/muip/player_information', ({ id }) => ({ SessionId: id, Uid: Number(uid) }), {
      timeoutMs,
      signal,
      // In this call 2 means "no such player" and 3 "no such session".
      isOver: (code) => code === 1 || code === 3,
    });

  /**
   * Why a command cannot run for this player now; null if it can. The server answers a command for an offline player with 0 and a text
   * in its own language.
   */
  async function findObstacle(uid: string, signal?: AbortSignal): Promise<EngineReply | null> {
    if (Number(uid) > maxUid) return noPlayer();
    const answer = await askPlayer(uid, stateTimeoutMs, signal).catch((error: unknown) => {
      // This call fails if a part of the player's data is missing, and the oldest builds do not have the call.
      if (error instanceof EngineError && error.kind === 'status') return null;
      throw error;
    });
    if (answer?.code === 2) return noPlayer();
    if (answer && [1, 3, 4].includes(answer.code)) return toReply(answer.code, answer.message, '');
    const parsed = v.safeParse(PlayerSchema, answer?.data);
    const isOffline = parsed.success && parsed.output.playerStatus === 'Offline';
    return isOffline ? reply(AgentRetcode.NOT_FOUND, 'The player is not online.') : null;
  }

  return {
    kind: 'danheng-muip',
    capabilities: engineCapabilitiesOf('danheng-muip'),

    async readState(signal) {
      const answer = await sessions.post('/muip/server_information', ({ id }) => ({ SessionId: id }), {
        timeoutMs: stateTimeoutMs,
        signal,
        isOver: (code) => code === 1 || code === 2,
      });
      const parsed = v.safeParse(InformationSchema, answer.data);
      if (answer.code !== 0 || !parsed.success)
        throw new EngineError('shape', `the server's information was refused (code ${answer.code})`);
      const { onlinePlayers, maxMemory, usedMemory, cpuUsage, cpuCores, systemVersion } = parsed.output;
      // On Linux this is the average since the machine started, not the current value.
      const isCurrent = typeof systemVersion === 'string' && /windows/i.test(systemVersion);
      // Measures the whole machine, not only the server; the machine still limits how many players fit.
      return toEngineState({
        players: onlinePlayers?.length ?? null,
        cpu: isCurrent ? { usage: cpuUsage, coreTotal: cpuCores } : null,
        ram: { usedMb: usedMemory, totalMb: maxMemory },
      });
    },

    async runCommand({ uid, line, signal }) {
      const obstacle = await findObstacle(uid, signal);
      if (obstacle !== null) return obstacle;
      const { key } = await sessions.current(signal);
      if (!fitsDanheng(key, line)) return reply(AgentRetcode.FAILED, 'This command is too long for the game server.');
      const answer = await sessions.post(
        '/muip/exec_cmd',
        (session) => ({
          SessionId: session.id,
          Command: encryptForDanheng(session.key, line),
          TargetUid: Number(uid),
        }),
        { timeoutMs: commandTimeoutMs, signal, isOver: (code) => code === 1 || code === 2 },
      );
      return toReply(answer.code, answer.message, outputOf(answer.data, secret));
    },

    async findPlayer({ uid, signal }) {
      if (Number(uid) > maxUid) return withoutPlayer(noPlayer());
      const answer = await askPlayer(uid, commandTimeoutMs, signal);
      if (answer.code === 2) return withoutPlayer(noPlayer());
      const parsed = v.safeParse(PlayerSchema, answer.data);
      if (answer.code !== 0 || !parsed.success)
        return withoutPlayer(reply(AgentRetcode.FAILED, 'The game server did not send data about this player.'));
      const { name, signature, playerStatus } = parsed.output;
      const player = {
        uid,
        accountId: '',
        nickname: engineText(name).slice(0, 64),
        signature: engineText(signature).slice(0, 200),
        online: typeof playerStatus === 'string' ? playerStatus !== 'Offline' : null,
      };
      return { ...reply(AgentRetcode.OK, ''), player };
    },

    sendCode: async () => unsupported('show codes'),
    sendMail: async () => unsupported('send items by mail'),
  };
}

/** The command's output: base64 of UTF-8. */
function outputOf(data: unknown, secret: string): string {
  const parsed = v.safeParse(OutputSchema, data);
  return parsed.success
    ? engineText(Buffer.from(parsed.output.message ?? '', 'base64').toString('utf8'), [secret])
    : '';
}

function toReply(code: number, message: string | null, output: string): EngineReply {
  if (code === 0) return reply(AgentRetcode.OK, output);
  if (code === 4) return reply(AgentRetcode.FORBIDDEN, 'The game server does not allow this site to run commands.');
  return reply(AgentRetcode.FAILED, engineText(message) || 'The game server failed.');
}
