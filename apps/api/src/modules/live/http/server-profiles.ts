import { agentMaxMessageBytes, agentSocketPath } from '@starhaven/contracts/agent';
import type { ServerOptions } from 'socket.io';

/** docs/security.md#live-socket-limits. Compression costs eighteen times the memory of a connection. */
const profile: Partial<ServerOptions> = {
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
  pingInterval: 25_000,
  pingTimeout: 20_000,
  connectTimeout: 10_000,
  // Another listener handles upgrades on other paths.
  destroyUpgrade: false,
};

/** There are few agents, and each represents a whole game server: either side notices within ten seconds that the other is disconnected. */
const agentPings: Partial<ServerOptions> = { pingInterval: 5_000, pingTimeout: 5_000 };

/** The options of the endpoint of browsers. */
export const browserProfile: Partial<ServerOptions> = { ...profile, maxHttpBufferSize: 16 * 1024 };

/** The options of the endpoint of agents. */
export const agentProfile: Partial<ServerOptions> = {
  ...profile,
  ...agentPings,
  path: agentSocketPath,
  maxHttpBufferSize: agentMaxMessageBytes,
};
