import type { ClientToServerListenEvents, LiveHandshake, ServerToClientEvents } from '@starhaven/contracts/live';
import type { Server, Socket } from 'socket.io';
import { EventBudget } from './events/event-budget';
import type { Member } from './identity/member';
import type { NodeEvents } from './nodes/node-events';

/** The state of one open connection. One small object of a fixed shape, because there are thousands. */
export class Visit {
  readonly budget = new EventBudget();
  /** Path of the visitor's current page, without its query; empty until the client sends it. */
  page = '';
  /** The account whose session was proven; null = none. */
  member: Member | null = null;
  /** The key or ticket that proved it. */
  provenBy = '';
  /** Time of the last database check, milliseconds of the process clock. */
  provenAtMs = 0;
  /** The account may have changed since the last check, and the next check has not finished. */
  isProofDue = false;
  /** A running join; null = none. Later events of this connection wait for it (`findActingMember`). */
  joining: Promise<void> | null = null;
  /** The newest running check of its account; null = none. */
  checking: Promise<void> | null = null;
  /** The ticket that was redeemed here, with its session: it stays valid for this connection. */
  taken: { ticket: string; sessionId: number } | null = null;
  /** The chat room that it opened last, besides the public one; empty = none. */
  chatRoom = '';
  /** The uids whose messages its account does not see; null = none. */
  ignored: ReadonlySet<string> | null = null;
  /** Time when the whole list of game servers was last sent, milliseconds of the process clock. */
  serversSentAtMs = -Infinity;

  /** `handshake` is null for clients that support only the specification. */
  constructor(readonly handshake: LiveHandshake | null) {}
}

export type LiveSocket = Socket<ClientToServerListenEvents, ServerToClientEvents, NodeEvents, Visit>;
export type LiveIo = Server<ClientToServerListenEvents, ServerToClientEvents, NodeEvents, Visit>;

/** Rooms of the browsers' namespace. */
export const rooms = {
  /** The public chat: connections that joined with a session (docs/behaviour/foundation.md#public-room). */
  publicChat: 'public',
  /** Another room of the chat: connections that opened it. */
  chat: (slug: string) => `chat ${slug}`,
  /** Connections of accounts that do not see the messages of a member (docs/behaviour/chat.md#ignored-members). */
  ignoring: (uid: string) => `ignoring ${uid}`,
  /** Connections on a page with game servers; they receive only changes. */
  servers: 'servers',
  /** Clients that support only the specification; they receive everything on every page. */
  plain: 'plain',
} as const;
