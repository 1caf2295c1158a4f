import type { LiveSocket } from '../live-socket';
import { rooms } from '../live-socket';
import type { Member } from './member';

/** Connections that may join for one account at the same time (docs/security.md#live-socket-limits). */
const maxPerAccount = 3;

/** The accounts of this server's connections, and the members of the public chat. */
export class Membership {
  private readonly byUid = new Map<string, LiveSocket[]>();
  /** Changes whenever a member joins, leaves or is renamed. */
  revision = 0;

  get size(): number {
    return this.byUid.size;
  }

  socketsOf(uid: string): readonly LiveSocket[] {
    return this.byUid.get(uid) ?? [];
  }

  /** All connections of members. */
  *sockets(): Generator<LiveSocket> {
    for (const own of this.byUid.values()) yield* own;
  }

  /** Uids with an open connection. */
  uids(): string[] {
    return [...this.byUid.keys()];
  }

  /** At most `max` members, the latest first. */
  latest(max: number): Member[] {
    const members: Member[] = [];
    // Maps keep insertion order; iterating from the start is cheap for few members, and `max` bounds the rest.
    const lists = [...this.byUid.values()].slice(-max).reverse();
    for (const [socket] of lists) if (socket?.data.member) members.push(socket.data.member);
    return members;
  }

  /** False when the account has the maximum of connections. */
  enter(socket: LiveSocket, member: Member): boolean {
    const { data } = socket;
    if (data.member?.uid === member.uid) {
      if (data.member.name !== member.name) this.revision += 1;
      data.member = member;
      return true;
    }
    this.leave(socket);
    const own = this.byUid.get(member.uid);
    if (own && own.length >= maxPerAccount) return false;
    data.member = member;
    if (own) own.push(socket);
    else {
      this.byUid.set(member.uid, [socket]);
      this.revision += 1;
    }
    void socket.join(rooms.publicChat);
    return true;
  }

  /** Removes the connection's account; the connection stays open. */
  leave(socket: LiveSocket): void {
    const { data } = socket;
    if (data.member === null) return;
    const { uid } = data.member;
    const others = this.socketsOf(uid).filter((other) => other !== socket);
    if (others.length > 0) this.byUid.set(uid, others);
    else {
      this.byUid.delete(uid);
      this.revision += 1;
    }
    data.member = null;
    data.provenBy = '';
    void socket.leave(rooms.publicChat);
    if (data.chatRoom !== '') void socket.leave(rooms.chat(data.chatRoom));
    data.chatRoom = '';
  }
}
