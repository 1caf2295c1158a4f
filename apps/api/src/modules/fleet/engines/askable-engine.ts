import { createEngine } from '@starhaven/game-engines';
import type { GameEngine } from '@starhaven/game-engines';

/** What the API asks of an engine. */
export type AskableEngine = Pick<GameEngine, 'readState' | 'runCommand' | 'findPlayer' | 'sendCode'>;

/** Makes an engine from its kind, address and secrets. @throws naming the wrong setting, never a secret */
export type CreateEngine = (config: Record<string, unknown>) => AskableEngine;

/** The real engines. Players read the site's name in codes that they are sent. */
export function enginesOf(siteName: string): CreateEngine {
  return (config) => createEngine(config, { siteName });
}
