import type { Server } from 'socket.io';
import type { Metrics } from '../../../platform/metrics/metrics';
import { dropSlowClients } from './drop-slow-clients';
import { findEngine } from './engine-parts';
import { limitFrames } from './limit-frames';

export { slimConnections, slimHandshake } from './slim-connections';
export { sendWholeFrames } from './whole-frames';
export { broadcastTogether } from './broadcast-together';
export type { BroadcastEvent } from './broadcast-together';

/** Closes connections that flood an attached server or do not read, until the returned function is called. */
export function guardConnections(io: Server, namespace: string, metrics: Metrics): () => void {
  limitFrames(io, namespace, metrics);
  return dropSlowClients(io, metrics);
}

/** Closes all connections; does nothing for a server that was never attached. */
export function closeEngine(io: Server): void {
  findEngine(io)?.close();
}

export function countConnections(io: Server): number {
  return findEngine(io)?.clientsCount ?? 0;
}
