import { parseEngineConfig } from './engine-config';
import type { EngineConfig } from './engine-config';
import { createBaps } from '../engines/baps/baps';
import { createDanhengMuip } from '../engines/danheng-muip/danheng-muip';
import { createHk4eMuip } from '../engines/hk4e-muip/hk4e-muip';
import { createHkrpgGo } from '../engines/hkrpg-go/hkrpg-go';
import { createOpenCommand } from '../engines/opencommand/opencommand';
import { createShittim } from '../engines/shittim/shittim';
import type { GameEngine } from './game-engine';
import { guardRequests } from '../guard-requests';
import { createEngineHttp } from '../http/engine-http';
import type { EngineHttpOptions } from '../http/engine-http';

export interface EngineOptions extends EngineHttpOptions {
  /** The sender of codes, as players see it. */
  siteName?: string;
}

/** Creates the adapter of one game server. @throws EngineConfigError with the name of the field, never with the secret */
export function createEngine(given: unknown, options: EngineOptions = {}): GameEngine {
  const config = parseEngineConfig(given);
  return guardRequests(choose(config, { siteName: 'Starhaven', ...options }));
}

function choose(config: EngineConfig, { siteName, ...httpOptions }: EngineOptions & { siteName: string }): GameEngine {
  const context = { http: createEngineHttp(config.url, httpOptions), siteName };
  switch (config.kind) {
    case 'opencommand':
      return createOpenCommand(config, context);
    case 'hk4e-muip':
      return createHk4eMuip(config, context);
    case 'danheng-muip':
      return createDanhengMuip(config, context);
    case 'hkrpg-go':
      return createHkrpgGo(config, context);
    case 'baps':
      return createBaps(config, context);
    case 'shittim':
      return createShittim(config, context);
  }
}
