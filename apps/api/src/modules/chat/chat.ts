import { publicChatRoom } from '@starhaven/contracts/chat';
import { Timers } from '../../platform/jobs/timers';
import type { Live, LiveSocket } from '../live';
import { createChatContext } from './chat-context';
import type { ChatContext, ChatOptions } from './chat-context';
import { pruneCommands } from './commands/command-record';
import { handleChatEvents } from './live';
import { pruneMessages } from './messages/prune-messages';
import { IgnoredLists } from './members/ignored-lists';
import { findRoom } from './rooms/find-room';
import { Rooms } from './rooms/rooms';
import { StateNotices } from './state-notices';

const pruneEveryMs = 60 * 60 * 1000;

/** The rooms of the chat on the live connections of this server (docs/behaviour/chat.md); `live.ts` answers the events. */
export class Chat {
  readonly context: ChatContext;
  private readonly rooms: Rooms;
  private readonly ignored: IgnoredLists;
  private readonly notices: StateNotices;
  private readonly timers: Timers;

  constructor(
    private readonly live: Live,
    private readonly options: ChatOptions,
  ) {
    this.context = createChatContext(options);
    this.timers = new Timers((name, error) =>
      options.log.error({ err: error, job: name }, 'old data of the chat could not be deleted'),
    );
    this.ignored = new IgnoredLists(this.context.db, live.chat);
    this.notices = new StateNotices(options.database, live.members, this.ignored, options.log);
    this.rooms = new Rooms(
      options.database,
      {
        onMessage: (message) => live.chat.send(message),
        onRemoved: (ids) => live.chat.sendRemoved(ids),
      },
      options.log,
    );
    handleChatEvents({ live, context: this.context, open: (socket, room) => this.open(socket, room) });
    live.members.onJoin((socket) => {
      this.welcome(socket).catch((error: unknown) =>
        options.log.error(
          { err: error },
          'a member did not receive the state of the chat; opening the chat sends it again',
        ),
      );
    });
  }

  async start(): Promise<void> {
    await this.rooms.start();
    await this.notices.start();
    this.timers.every('chat', pruneEveryMs, () => pruneMessages(this.context.db), pruneEveryMs);
    this.timers.every('commands', pruneEveryMs, () => pruneCommands(this.context.db), pruneEveryMs);
  }

  /** Sends messages whose notices this server missed. `Rooms` does the same when notices of the database arrive again. */
  catchUp(): void {
    this.rooms.catchUp();
  }

  async stop(): Promise<void> {
    this.rooms.stop();
    this.notices.stop();
    await this.timers.stop();
  }

  private async welcome(socket: LiveSocket): Promise<void> {
    this.notices.welcome(socket);
    // Clients of the specification expect the history when they join.
    await (socket.data.handshake === null ? this.showHistory(socket, publicChatRoom) : this.ignored.load(socket));
  }

  private async open(socket: LiveSocket, room: string): Promise<void> {
    if ((await this.live.findActingMember(socket)) === null) return;
    if (room !== publicChatRoom && (await findRoom(this.context.db, room)) === null) return;
    // The room is opened before the history is read, so that no message is missed. The session may have ended in between.
    if (socket.data.member === null) return;
    this.live.chat.openRoom(socket, room);
    await this.showHistory(socket, room);
  }

  private async showHistory(socket: LiveSocket, room: string): Promise<void> {
    if (socket.data.member === null) return;
    await this.ignored.ready(socket);
    const messages = await this.rooms.latest(room);
    const { ignored } = socket.data;
    socket.emit('chatHistory', ignored === null ? messages : messages.filter(({ uid }) => !ignored.has(uid)));
  }
}
