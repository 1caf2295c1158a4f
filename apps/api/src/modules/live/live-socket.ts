import type { ClientToServerListenEvents, LiveHandshake, ServerToClientEvents } from '@starhaven/contracts';
import type { Server, Socket } from 'socket.io';
import { EventBudget } from './events/event-budget';
import type { Member } from './identity/member';
import type { NodeEvents } from './nodes/node-events';

/** What is known of one open connection. One small object of a fixed shape: there are thousands. */
export class Visit {
  readonly budget = new EventBudget();
  /** Path of the page that the visitor looks at, without its query; empty until it is told. */
  page = '';
  /** Whose session was proven here; null = nobody's. */
  member: Member | null = null;
  /** The key or ticket that proved it. */
  provenBy = '';
  /** When it was last asked of the database, milliseconds of the process. */
  provenAtMs = 0;
  /** What was proven may have changed since, and the database has not said yet. */
  isProofDue = false;
  /** A proof is under way. */
  isProving = false;
  /** The ticket that was used up here, and the session it stands for: it goes on naming it on this connection. */
  taken: { ticket: string; sessionId: number } | null = null;
  /** When everything about game servers was last sent, milliseconds of the process. */
  toldServersAtMs = -Infinity;

  /** `handshake` is null for clients that know the specification and no more. */
  constructor(readonly handshake: LiveHandshake | null) {}
}

export type LiveSocket = Socket<ClientToServerListenEvents, ServerToClientEvents, NodeEvents, Visit>;
export type LiveIo = Server<ClientToServerListenEvents, ServerToClientEvents, NodeEvents, Visit>;

/** Rooms of the browsers' namespace. */
export const rooms = {
  /** The public chat: who joined with a session (docs/behaviour/foundation.md#public-room). */
  publicChat: 'public',
  /** Looks at game servers, and hears of changed ones alone. */
  servers: 'servers',
  /** Knows the specification and no more: hears of everything on every page. */
  plain: 'plain',
} as const;
