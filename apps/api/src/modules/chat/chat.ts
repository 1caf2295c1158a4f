import {
  chatMessageMaxLength,
  NonceSchema,
  openChat,
  publicChatRoom,
  runCommand,
  sendChatMessage,
} from '@starhaven/contracts/chat';
import type { BotReply, ChatMessage } from '@starhaven/contracts/chat';
import * as v from 'valibot';
import { Timers } from '../../platform/jobs/timers';
import type { Live, LiveSocket } from '../live';
import { onEvent } from '../live';
import { createChatContext } from './chat-context';
import type { ChatContext, ChatOptions } from './chat-context';
import { pruneCommands } from './commands/command-record';
import { runLine } from './commands/run-line';
import { pruneMessages } from './messages/prune-messages';
import { sendMessage } from './messages/send-message';
import { IgnoredLists } from './members/ignored-lists';
import { findRoom } from './rooms/find-room';
import { Rooms } from './rooms/rooms';
import type { Speaker } from './speaker';
import { StateNotices } from './state-notices';

const pruneEveryMs = 60 * 60 * 1000;
/** The minimum time between two requests for the history on one connection. */
const openIntervalMs = 500;

const botUid = 'bot';
const retcodeOf = { 'too-soon': 429, forbidden: 403, 'no-room': 404 } as const;
const waitingText = 'A moderator will read your message first.';

interface CommandPayload {
  input: string;
  id_player: string;
  id_server: string;
  nonce?: string;
  deliver?: boolean;
}

/** The rooms of the chat and the bot on the live connections of this server (docs/behaviour/chat.md). */
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
        onMessage: (message) => live.chat.tell(message),
        onRemoved: (ids) => live.chat.tellRemoved(ids),
      },
      options.log,
    );
    live.handle(
      onEvent(openChat, openIntervalMs, (socket, { room }) => this.open(socket, room)),
      onEvent(sendChatMessage, 0, (socket, payload) => this.say(socket, payload), refuseMessage),
      onEvent(runCommand, 0, (socket, payload) => this.run(socket, payload), refuseCommand),
    );
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

  private async say(
    socket: LiveSocket,
    { input, room, nonce }: { input: string; room?: string; nonce?: string },
  ): Promise<void> {
    const tell = (result: Result) => tellResult(socket, nonce, result);
    const refuse = (retcode: number, message: string, timestamp = 0) =>
      tell({ retcode, id_message: '', message, timestamp, isPending: false });
    try {
      const speaker = await this.speakerOf(socket);
      if (speaker === null) return refuse(401, 'Please login to use the chat');
      const outcome = await sendMessage(this.context, speaker, { input, room, nonce });
      if (outcome.kind !== 'stored') return refuse(retcodeOf[outcome.kind], outcome.message, outcome.until);
      const { id, isPending } = outcome;
      tell({ retcode: 0, id_message: String(id), message: isPending ? waitingText : '', timestamp: 0, isPending });
    } catch (error) {
      refuse(500, 'The message was not sent. Please try again.');
      throw error;
    }
  }

  private async run(
    socket: LiveSocket,
    { input, id_player, id_server, nonce, deliver }: CommandPayload,
  ): Promise<void> {
    const answer = (reply: BotReply) => socket.emit('cmdRsp', nonce === undefined ? reply : { ...reply, nonce });
    try {
      const speaker = await this.speakerOf(socket);
      if (speaker === null)
        return void answer({ retcode: 401, message: 'Please login to use bot commands.', timestamp: 0 });
      answer(
        await runLine(this.context, speaker, { input, playerUid: id_player, serverId: id_server, nonce, deliver }),
      );
    } catch (error) {
      answer({ retcode: 500, message: 'Sorry, I encountered an error processing your command.', timestamp: 0 });
      throw error;
    }
  }

  private async speakerOf(socket: LiveSocket): Promise<Speaker | null> {
    const member = await this.live.findActingMember(socket);
    return member && { accountId: Number(member.uid), name: member.name, roles: member.roles };
  }
}

interface Result {
  retcode: number;
  id_message: string;
  message: string;
  timestamp: number;
  isPending: boolean;
}

function tellResult(socket: LiveSocket, nonce: string | undefined, result: Result): void {
  if (nonce !== undefined) socket.emit('chat_result', { nonce, ...result });
  else if (result.message !== '') socket.emit('chatRsp', botMessage(result.message));
}

const MarkedSchema = v.object({ nonce: NonceSchema });
/** The nonce of a payload that does not fit its schema; undefined when it has none that can be sent back. */
function nonceOf(payload: unknown): string | undefined {
  const parsed = v.safeParse(MarkedSchema, payload);
  return parsed.success ? parsed.output.nonce : undefined;
}

/** Our own pages send no such message. It is answered, because a client may wait for an answer. */
function refuseMessage(socket: LiveSocket, payload: unknown): void {
  const isLong = v.is(LongMessageSchema, payload);
  const message = isLong
    ? `A message has at most ${chatMessageMaxLength} characters.`
    : 'The message could not be read. Please write a text.';
  tellResult(socket, nonceOf(payload), { retcode: 403, id_message: '', message, timestamp: 0, isPending: false });
}
const LongMessageSchema = v.object({ input: v.pipe(v.string(), v.trim(), v.minLength(chatMessageMaxLength + 1)) });

function refuseCommand(socket: LiveSocket, payload: unknown): void {
  const nonce = nonceOf(payload);
  const reply: BotReply = { retcode: 403, message: 'The command could not be read.', timestamp: 0 };
  socket.emit('cmdRsp', nonce === undefined ? reply : { ...reply, nonce });
}

/** A message of the bot to a client of the specification, which knows no other form of answer. */
const botMessage = (input: string): ChatMessage => ({
  id_message: '',
  uid: botUid,
  name: 'GM',
  input,
  timestamp: Math.floor(Date.now() / 1000),
  isBot: true,
});
