import { createEngine } from '@starhaven/game-engines';
import type { GameEngine } from '@starhaven/game-engines';

/** The methods of an engine that the API calls. */
export type AskableEngine = Pick<GameEngine, 'readState' | 'runCommand' | 'findPlayer' | 'sendCode'> &
  Partial<Pick<GameEngine, 'sendMail'>> & {
    /** No engine reports what players type; only agents can. */
    findByCode?: undefined;
    /** Only an agent is on the machine of its game server. */
    setPower?: undefined;
  };

/** Makes an engine from its kind, address and secrets. @throws with the name of the wrong setting, never a secret */
export type CreateEngine = (config: Record<string, unknown>) => AskableEngine;

/** The real engines. The codes that players receive contain the site's name. */
export function enginesOf(siteName: string): CreateEngine {
  return (config) => createEngine(config, { siteName });
}
