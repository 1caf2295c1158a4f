import { AgentRetcode } from '@starhaven/contracts';
import { reply, replyOfError, withoutPlayer } from './engine-reply';
import type { EngineReply, GameEngine } from './game-engine';

// What parseCommandLine refuses, once more at the last door: here a mistake of a caller would reach a console.
const unsafeLine = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}|;@]/u;

const isUid = (uid: string) => /^\d{1,15}$/.test(uid);
const noSuchPlayer = () => reply(AgentRetcode.NOT_FOUND, 'A player number has digits only.');

/**
 * Checks what every engine relies on (a number as player, one plain line, a plain code) and turns whatever goes wrong into
 * an answer, so that an adapter is only the words of its protocol.
 */
export function guardRequests(engine: GameEngine): GameEngine {
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
      return answer(isPlain, refusal, () => engine.runCommand(request));
    },
    findPlayer: async (request) =>
      isUid(request.uid)
        ? engine.findPlayer(request).catch((error: unknown) => withoutPlayer(replyOfError(error)))
        : withoutPlayer(noSuchPlayer()),
    sendCode: async (request) => {
      if (!isUid(request.uid)) return noSuchPlayer();
      const refusal = reply(AgentRetcode.FORBIDDEN, 'A code has letters and digits only.');
      return answer(/^[A-Z0-9]{4,12}$/.test(request.code), refusal, () => engine.sendCode(request));
    },
  };
}
