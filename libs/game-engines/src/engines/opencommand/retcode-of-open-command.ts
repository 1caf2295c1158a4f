import { AgentRetcode } from '@starhaven/contracts/agent';
import { reply } from '../../engine/engine-reply';
import type { EngineReply } from '../../engine/game-engine';

/** The plugin's codes (docs/engines.md#opencommand-codes). Its 400 and 401 are about our own token; a player cannot fix that. */
export function retcodeOfOpenCommand(retcode: number, said: string): EngineReply {
  switch (retcode) {
    case 200:
      return reply(AgentRetcode.OK, said);
    case 403:
      // One code has two meanings; only the text distinguishes them.
      return /frequent/i.test(said)
        ? reply(AgentRetcode.TOO_OFTEN, said)
        : reply(AgentRetcode.FORBIDDEN, said || 'The game server forbids this.');
    case 404:
      // A gateway also uses this code for a missing server; the player may be online.
      if (/^server/i.test(said))
        return reply(AgentRetcode.FAILED, 'The game server is not connected to its gateway now.');
      return reply(AgentRetcode.NOT_FOUND, said || 'The player was not found.');
    case 408:
      return reply(AgentRetcode.TIMEOUT, 'The game server did not answer in time.');
    case 400:
    case 401:
      return reply(AgentRetcode.FAILED, 'The game server does not accept the key of this site.');
    default:
      return reply(AgentRetcode.FAILED, said || 'The game server failed.');
  }
}
