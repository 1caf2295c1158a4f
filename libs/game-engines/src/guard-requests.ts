import { AgentRetcode, agentCallTimeoutMs } from '@starhaven/contracts';
import { EngineError } from './engine-error';
import { reply, replyOfError, withoutPlayer } from './engine-reply';
import type { EngineReply, GameEngine } from './game-engine';

// What parseCommandLine refuses, once more at the last door: here a mistake of a caller would reach a console.
const unsafeLine = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}|;@]/u;

const isUid = (uid: string) => /^\d{1,15}$/.test(uid);
const noSuchPlayer = () => reply(AgentRetcode.NOT_FOUND, 'A player number has digits only.');

/** Sooner than the site stops waiting, so that nothing runs after it has told the player that there was no answer. */
export const callLimitMs = agentCallTimeoutMs - 1_000;

/** One limit over all that an engine asks for one call: some look for the player first. */
async function withinLimit<Request extends { signal?: AbortSignal }, Answer>(
  request: Request,
  limitMs: number,
  ask: (request: Request) => Promise<Answer>,
): Promise<Answer> {
  const limit = AbortSignal.timeout(limitMs);
  const signal = request.signal ? AbortSignal.any([request.signal, limit]) : limit;
  return ask({ ...request, signal }).catch((error: unknown) => {
    if (!limit.aborted || request.signal?.aborted) throw error;
    throw new EngineError('timeout', `no answer within ${limitMs / 1_000} s`);
  });
}

/**
 * Checks what every engine relies on (a number as player, one plain line, a plain code) and turns whatever goes wrong into
 * an answer, so that an adapter is only the words of its protocol.
 */
export function guardRequests(engine: GameEngine, limitMs = callLimitMs): GameEngine {
  const answer = async (isSound: boolean, otherwise: EngineReply, ask: () => Promise<EngineReply>) => {
    if (!isSound) return otherwise;
    return ask().catch(replyOfError);
  };
  return {
    ...engine,
    readState: engine.readState,
    runCommand: async (request) => {
      if (!isUid(request.uid)) return noSuchPlayer();
      const refusal = reply(AgentRetcode.FORBIDDEN, 'This is not one plain command.');
      const isPlain = request.line.trim() !== '' && !unsafeLine.test(request.line);
      return answer(isPlain, refusal, () => withinLimit(request, limitMs, engine.runCommand));
    },
    findPlayer: async (request) =>
      isUid(request.uid)
        ? withinLimit(request, limitMs, engine.findPlayer).catch((error: unknown) => withoutPlayer(replyOfError(error)))
        : withoutPlayer(noSuchPlayer()),
    sendCode: async (request) => {
      if (!isUid(request.uid)) return noSuchPlayer();
      const refusal = reply(AgentRetcode.FORBIDDEN, 'A code has letters and digits only.');
      return answer(/^[A-Z0-9]{4,12}$/.test(request.code), refusal, () =>
        withinLimit(request, limitMs, engine.sendCode),
      );
    },
  };
}
