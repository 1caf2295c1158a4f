import type { ChatMessage } from '@starhaven/contracts/chat';
import { chatMessageSent, publicChatRoom } from '@starhaven/contracts/chat';
import { broadcastTogether } from '../engine-io';
import type { BroadcastEvent } from '../engine-io';
import type { LiveIo } from '../live-socket';
import { rooms } from '../live-socket';

/** After a broadcast the process does other work for a quarter of the time that it took, at most this long. */
const longestPauseMs = 50;
const pauseShare = 1 / 4;

/**
 * Sends chat messages to the members on this server that have the room open and do not ignore the author. A broadcast to ten thousand
 * members keeps the process busy for more than 100 ms, and most of that is one system call for each member. So the feed pauses after a
 * broadcast, in which time new messages are stored and read. Then it sends all of them together: a member gets one write for several
 * messages, in their order. A small room does not wait.
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

  send(message: ChatMessage): void {
    const { room = publicChatRoom } = message;
    this.waiting.set(room, [...(this.waiting.get(room) ?? []), message]);
    if (this.timer) return;
    const pauseMs = this.pauseEndsAt - this.now();
    if (pauseMs <= 0) this.flush();
    else this.timer = setTimeout(() => this.flush(), pauseMs).unref();
  }

  /** Sends the waiting messages at once. */
  flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const startedAt = this.now();
    for (const [room, messages] of this.waiting) this.broadcast(room, messages);
    this.waiting.clear();
    const endedAt = this.now();
    this.pauseEndsAt = endedAt + Math.min(longestPauseMs, (endedAt - startedAt) * pauseShare);
  }

  private broadcast(room: string, messages: readonly ChatMessage[]): void {
    const target = room === publicChatRoom ? rooms.publicChat : rooms.chat(room);
    const { rooms: open } = this.io.of('/').adapter;
    let together: BroadcastEvent[] = [];
    let except: string | undefined;
    for (const message of messages) {
      const ignoring = rooms.ignoring(message.uid);
      const next = open.has(ignoring) ? ignoring : undefined;
      if (next !== except) {
        broadcastTogether(this.io, { room: target, except }, together);
        together = [];
      }
      except = next;
      together.push([chatMessageSent.name, message]);
    }
    broadcastTogether(this.io, { room: target, except }, together);
  }
}
