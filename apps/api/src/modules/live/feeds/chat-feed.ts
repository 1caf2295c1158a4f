import type { ChatMessage } from '@starhaven/contracts/chat';
import { chatMessageSent, publicChatRoom } from '@starhaven/contracts/chat';
import { broadcastTogether } from '../engine-io';
import type { LiveIo } from '../live-socket';
import { rooms } from '../live-socket';

/** Messages of a busy room wait at most this long for each other. */
const longestPauseMs = 300;

/**
 * Sends chat messages to the members on this server that have the room open and do not ignore the author. A broadcast to ten thousand members
 * keeps the process busy for 200 ms, and most of that is one system call for each member. So after a broadcast the feed pauses as long as it
 * took, and what arrives meanwhile goes out together: a member gets one write for several messages, in their order. A small room never waits.
 */
export class ChatFeed {
  private readonly waiting = new Map<string, ChatMessage[]>();
  private timer: NodeJS.Timeout | undefined;
  private pauseEndsAt = 0;

  constructor(
    private readonly io: LiveIo,
    /** Milliseconds of a clock that only goes forward. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  tell(message: ChatMessage): void {
    const { room = publicChatRoom } = message;
    this.waiting.set(room, [...(this.waiting.get(room) ?? []), message]);
    if (this.timer) return;
    const pauseMs = this.pauseEndsAt - this.now();
    if (pauseMs <= 0) this.flush();
    else this.timer = setTimeout(() => this.flush(), pauseMs).unref();
  }

  /** Sends what waits at once. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const startedAt = this.now();
    for (const [room, messages] of this.waiting) this.broadcast(room, messages);
    this.waiting.clear();
    const endedAt = this.now();
    this.pauseEndsAt = endedAt + Math.min(longestPauseMs, endedAt - startedAt);
  }

  private broadcast(room: string, messages: readonly ChatMessage[]): void {
    const target = room === publicChatRoom ? rooms.publicChat : rooms.chat(room);
    const together: ChatMessage[] = [];
    const sendTogether = () =>
      broadcastTogether(
        this.io,
        target,
        together.splice(0).map((message) => [chatMessageSent.name, message]),
      );
    for (const message of messages) {
      const ignoring = rooms.ignoring(message.uid);
      if (!this.io.of('/').adapter.rooms.has(ignoring)) {
        together.push(message);
        continue;
      }
      sendTogether();
      this.io.local.to(target).except(ignoring).emit(chatMessageSent.name, message);
    }
    sendTogether();
  }
}
