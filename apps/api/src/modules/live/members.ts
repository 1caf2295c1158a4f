import { playersRefreshed } from '@starhaven/contracts/account';
import { unreadChanged } from '@starhaven/contracts/notifications';
import type { Membership } from './identity/membership';
import type { LiveIo, LiveSocket } from './live-socket';
import type { PlayersProgress } from './nodes/node-events';

/** The connections of members, and the events that only one account gets. Clients of the specification get none of these. */
export class Members {
  private readonly joinListeners: ((socket: LiveSocket) => void)[] = [];

  constructor(
    private readonly io: LiveIo,
    private readonly membership: Membership,
    private readonly hasPeers: boolean,
  ) {
    io.on('players_refreshed', (uid, progress) => this.sendToOwnConnections(uid, progress));
  }

  /** The connections of members on this server. */
  all(): Iterable<LiveSocket> {
    return this.membership.sockets();
  }

  /** The connections of one member on this server. */
  socketsOf(uid: string): readonly LiveSocket[] {
    return this.membership.socketsOf(uid);
  }

  /** Calls `listener` with each connection that joins the public chat, and again when it joins as another account. */
  onJoin(listener: (socket: LiveSocket) => void): void {
    this.joinListeners.push(listener);
  }

  /** Call when a connection has joined as a member. */
  joined(socket: LiveSocket): void {
    for (const listener of this.joinListeners) listener(socket);
  }

  /** Sends the progress of a refresh to the connections of an account, on every server. */
  sendPlayersRefreshed(uid: string, progress: PlayersProgress): void {
    this.sendToOwnConnections(uid, progress);
    if (this.hasPeers) this.io.serverSideEmit('players_refreshed', uid, progress);
  }

  /** Sends the number of unread notifications to the connections of an account on this server. */
  sendUnread(uid: string, unread: number): void {
    for (const socket of this.membership.socketsOf(uid))
      if (socket.data.handshake !== null) socket.emit(unreadChanged.name, { unread });
  }

  private sendToOwnConnections(uid: string, progress: PlayersProgress): void {
    for (const socket of this.membership.socketsOf(uid))
      if (socket.data.handshake !== null) socket.emit(playersRefreshed.name, progress);
  }
}
