import { chatRemoved, publicChatRoom } from '@starhaven/contracts/chat';
import type { ChatMessage } from '@starhaven/contracts/chat';
import { ChatFeed } from './feeds/chat-feed';
import type { Membership } from './identity/membership';
import { rooms } from './live-socket';
import type { LiveIo, LiveSocket } from './live-socket';

/** The members on this server who read the chat; the database notifies every server of messages. */
export class ChatAudience {
  private readonly feed: ChatFeed;

  constructor(
    io: LiveIo,
    private readonly membership: Membership,
  ) {
    this.feed = new ChatFeed(io);
  }

  /** Sends a message to the members that have its room open and do not ignore its author. */
  send(message: ChatMessage): void {
    this.feed.send(message);
  }

  /** Notifies the members which messages were removed. Clients of the specification get nothing. */
  sendRemoved(ids: string[]): void {
    // A removed message may still wait to be sent.
    this.feed.flush();
    for (const socket of this.membership.sockets())
      if (socket.data.handshake !== null) socket.emit(chatRemoved.name, { ids });
  }

  /** From now on the connection also gets the messages of this room, and no longer those of the room that it had opened before. */
  openRoom(socket: LiveSocket, slug: string): void {
    const { data } = socket;
    if (data.chatRoom !== '') void socket.leave(rooms.chat(data.chatRoom));
    data.chatRoom = slug === publicChatRoom ? '' : slug;
    if (data.chatRoom !== '') void socket.join(rooms.chat(data.chatRoom));
  }

  /** From now on the connection gets no messages of these members. */
  ignore(socket: LiveSocket, uids: ReadonlySet<string> | null): void {
    for (const uid of socket.data.ignored ?? []) void socket.leave(rooms.ignoring(uid));
    for (const uid of uids ?? []) void socket.join(rooms.ignoring(uid));
    socket.data.ignored = uids;
  }

  /** Sends the waiting messages at once. */
  flush(): void {
    this.feed.flush();
  }
}
