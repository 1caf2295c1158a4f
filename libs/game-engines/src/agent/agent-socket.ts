import { agentNamespace, agentSocketPath } from '@starhaven/contracts/agent';

/** The used part of socket.io-client's socket, so that code that only calls engines does not load the package. */
export interface AgentSocket {
  connected: boolean;
  connect(): unknown;
  disconnect(): unknown;
  emit(event: string, payload: unknown): unknown;
  // socket.io's own type is a map of events; each handler here checks its arguments.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  on(event: string, handler: (...args: any[]) => void): unknown;
}

/** The agent endpoint and socket.io-client's options for it. `url` is the address of the API, or of the site. */
export function agentSocketOptions({ url, key, agent }: { url: string; key: string; agent: string }) {
  return {
    url: new URL(url).origin + agentNamespace,
    options: {
      path: agentSocketPath,
      transports: ['websocket'],
      auth: { key, agent, protocol: 1 },
      autoConnect: false,
      reconnection: false,
      forceNew: true,
      timeout: 10_000,
    },
  };
}
