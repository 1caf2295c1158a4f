import { openChat, removeChatMessage, runCommand, sendChatMessage } from '@starhaven/contracts/chat';
import type { BotReply, ChatMessage } from '@starhaven/contracts/chat';
import { Timers } from '../../platform/jobs/timers';
import type { Live, LiveSocket } from '../live';
import { onEvent } from '../live';
import { createChatContext } from './chat-context';
import type { ChatContext, ChatOptions } from './chat-context';
import { runLine } from './commands/run-line';
import { pruneMessages } from './messages/prune-messages';
import { removeMessage } from './messages/remove-message';
import { sendMessage } from './messages/send-message';
import { PublicRoom } from './room';
import type { Speaker } from './speaker';

const pruneEveryMs = 60 * 60 * 1000;
/** Between two requests for the history on one connection. */
const openIntervalMs = 500;

const botUid = 'bot';

/** The public chat and the bot on the live connections of this server (docs/behaviour/chat.md). */
export class Chat {
  readonly context: ChatContext;
  private readonly room: PublicRoom;
  private readonly timers: Timers;

  constructor(
    private readonly live: Live,
    private readonly options: ChatOptions,
  ) {
    this.context = createChatContext(options);
    this.timers = new Timers((name, error) => options.log.error({ err: error, job: name }, 'the chat was not tidied'));
    this.room = new PublicRoom(
      options.database,
      {
        onMessage: (message) => live.tellPublicChat(message),
        onRemoved: (ids) => live.tellRemoved(ids),
      },
      options.log,
    );
    live.handle(
      onEvent(openChat, openIntervalMs, (socket) => this.showHistory(socket)),
      onEvent(sendChatMessage, 0, (socket, payload) => this.say(socket, payload)),
      onEvent(removeChatMessage, 0, async (socket, { id_message }) => {
        const speaker = speakerOf(socket);
        if (speaker) await removeMessage(this.context, speaker, Number(id_message));
      }),
      onEvent(runCommand, 0, (socket, payload) => this.run(socket, payload)),
    );
    // Clients of the specification expect the history when they join.
    live.onMember((socket) => {
      if (socket.data.handshake === null) void this.showHistory(socket).catch(() => {});
    });
  }

  async start(): Promise<void> {
    await this.room.start();
    this.timers.every('chat', pruneEveryMs, () => pruneMessages(this.context.db), pruneEveryMs);
  }

  /** Shows messages that this server did not hear of; it does so by itself when it hears the database again. */
  catchUp(): void {
    this.room.catchUp();
  }

  async stop(): Promise<void> {
    this.room.stop();
    await this.timers.stop();
  }

  private async showHistory(socket: LiveSocket): Promise<void> {
    if (socket.data.member === null) return;
    socket.emit('chatHistory', await this.room.latest());
  }

  private async say(socket: LiveSocket, { input, nonce }: { input: string; nonce?: string }): Promise<void> {
    const speaker = speakerOf(socket);
    const refuse = (retcode: number, message: string, timestamp = 0) => {
      if (nonce !== undefined) socket.emit('chat_result', { nonce, retcode, id_message: '', message, timestamp });
      else socket.emit('chatRsp', botMessage(message));
    };
    if (speaker === null) return refuse(401, 'Please login to use the chat');
    try {
      const outcome = await sendMessage(this.context, speaker, { input, nonce });
      if (outcome.kind !== 'stored')
        return refuse(outcome.kind === 'too-soon' ? 429 : 403, outcome.message, outcome.until);
      if (nonce === undefined) return;
      socket.emit('chat_result', { nonce, retcode: 0, id_message: String(outcome.id), message: '', timestamp: 0 });
    } catch (error) {
      refuse(500, 'The message was not sent. Please try again.');
      throw error;
    }
  }

  private async run(
    socket: LiveSocket,
    { input, id_player, id_server, nonce }: { input: string; id_player: string; id_server: string; nonce?: string },
  ): Promise<void> {
    const answer = (reply: BotReply) => socket.emit('cmdRsp', nonce === undefined ? reply : { ...reply, nonce });
    const speaker = speakerOf(socket);
    if (speaker === null)
      return void answer({ retcode: 401, message: 'Please login to use bot commands.', timestamp: 0 });
    try {
      answer(await runLine(this.context, speaker, { input, playerUid: id_player, serverId: id_server }));
    } catch (error) {
      answer({ retcode: 500, message: 'Sorry, I encountered an error processing your command.', timestamp: 0 });
      throw error;
    }
  }
}

function speakerOf({ data: { member } }: LiveSocket): Speaker | null {
  return member && { accountId: Number(member.uid), name: member.name, roles: member.roles };
}

/** Words of the bot to one client of the specification, which knows no other answer to a message. */
const botMessage = (input: string): ChatMessage => ({
  id_message: '',
  uid: botUid,
  name: 'GM',
  input,
  timestamp: Math.floor(Date.now() / 1000),
  isBot: true,
});
