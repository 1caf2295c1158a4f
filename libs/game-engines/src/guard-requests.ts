import { AgentRetcode, agentCallTimeoutMs } from '@starhaven/contracts/agent';
import { EngineError } from './engine/engine-error';
import { reply, replyOfError, withoutPlayer } from './engine/engine-reply';
import type { EngineReply, GameEngine } from './engine/game-engine';
import { plainArgument } from './gate/plain-argument';

// The same characters that parseCommandLine refuses, checked again: after this point a caller's mistake would reach a console.
const unsafeLine = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}|;@]/u;

const isUid = (uid: string) => /^\d{1,15}$/.test(uid);
const noSuchPlayer = () => reply(AgentRetcode.NOT_FOUND, 'A player number has digits only.');

/** Shorter than the site's own timeout, so that nothing runs after the site has reported to the player that there was no answer. */
export const callLimitMs = agentCallTimeoutMs - 1_000;

/** One time limit for all requests of one call, because some engines look up the player first. */
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
 * Checks the input that every engine relies on (a number as player, one plain line, a plain code) and turns every failure into an answer,
 * so that an adapter contains only its protocol.
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
    sendMail: async (request) => {
      if (!isUid(request.uid)) return noSuchPlayer();
      const refusal = reply(AgentRetcode.FORBIDDEN, 'A mail has plain texts.');
      const isPlain = [request.title, request.text].every((text) => text !== '' && text === plainArgument(text, 500));
      return answer(isPlain, refusal, () => withinLimit(request, limitMs, engine.sendMail));
    },
  };
}
