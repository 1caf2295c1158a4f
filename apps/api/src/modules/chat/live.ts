import {
  chatMessageMaxLength,
  ChatNonceSchema,
  openChat,
  runCommand,
  sendChatMessage,
} from '@starhaven/contracts/chat';
import type { BotReply, ChatMessage } from '@starhaven/contracts/chat';
import type { EventDefinition } from '@starhaven/contracts/protocol';
import * as v from 'valibot';
import type { Live, LiveSocket } from '../live';
import { onEvent } from '../live';
import type { ChatContext } from './chat-context';
import { runLine } from './commands/run-line';
import { toBotReply } from './commands/to-bot-reply';
import { sendMessage } from './messages/send-message';
import type { SendOutcome } from './messages/send-message';
import type { Speaker } from './speaker';

/** The minimum time between two requests for the history on one connection. */
const openIntervalMs = 500;

const botUid = 'bot';
const retcodeOf = { 'too-soon': 429, forbidden: 403, 'no-room': 404 } as const;
const waitingText = 'A moderator will read your message first.';

type PayloadOf<Event extends EventDefinition> = v.InferOutput<Event['payload']>;

interface EventContext {
  live: Live;
  context: ChatContext;
  open: (socket: LiveSocket, room: string) => Promise<void>;
}

/** Serves the events of the chat and of the bot; codes and texts of the answers are in docs/behaviour/chat.md. */
export function handleChatEvents(events: EventContext): void {
  events.live.handle(
    onEvent(openChat, openIntervalMs, (socket, { room }) => events.open(socket, room)),
    onEvent(sendChatMessage, 0, (socket, payload) => say(events, socket, payload), refuseMessage),
    onEvent(runCommand, 0, (socket, payload) => run(events, socket, payload), refuseCommand),
  );
}

async function say(
  { live, context }: EventContext,
  socket: LiveSocket,
  { input, room, nonce }: PayloadOf<typeof sendChatMessage>,
): Promise<void> {
  try {
    const speaker = await findSpeaker(live, socket);
    if (speaker === null) return sendResult(socket, nonce, refusal(401, 'Please login to use the chat'));
    sendResult(socket, nonce, toResult(await sendMessage(context, speaker, { input, room, nonce })));
  } catch (error) {
    sendResult(socket, nonce, refusal(500, 'The message was not sent. Please try again.'));
    throw error;
  }
}

async function run(
  { live, context }: EventContext,
  socket: LiveSocket,
  { input, id_player, id_server, nonce, deliver }: PayloadOf<typeof runCommand>,
): Promise<void> {
  try {
    const speaker = await findSpeaker(live, socket);
    if (speaker === null) return sendReply(socket, nonce, botRefusal(401, 'Please login to use bot commands.'));
    const request = { input, playerUid: id_player, serverId: id_server, nonce, deliver };
    sendReply(socket, nonce, toBotReply(await runLine(context, speaker, request)));
  } catch (error) {
    sendReply(socket, nonce, botRefusal(500, 'Sorry, I encountered an error processing your command.'));
    throw error;
  }
}

async function findSpeaker(live: Live, socket: LiveSocket): Promise<Speaker | null> {
  const member = await live.findActingMember(socket);
  return member && { accountId: Number(member.uid), name: member.name, roles: member.roles };
}

interface Result {
  retcode: number;
  id_message: string;
  message: string;
  timestamp: number;
  isPending: boolean;
}

const refusal = (retcode: number, message: string, timestamp = 0): Result => ({
  retcode,
  id_message: '',
  message,
  timestamp,
  isPending: false,
});

function toResult(outcome: SendOutcome): Result {
  if (outcome.kind !== 'stored') return refusal(retcodeOf[outcome.kind], outcome.message, outcome.until);
  const { id, isPending } = outcome;
  return { retcode: 0, id_message: String(id), message: isPending ? waitingText : '', timestamp: 0, isPending };
}

function sendResult(socket: LiveSocket, nonce: string | undefined, result: Result): void {
  if (nonce !== undefined) socket.emit('chat_result', { nonce, ...result });
  else if (result.message !== '') socket.emit('chatRsp', botMessage(result.message));
}

const botRefusal = (retcode: number, message: string): BotReply => ({ retcode, message, timestamp: 0 });

/** A client without a nonce is one of the specification, which does not know the fields of the extension. */
function sendReply(socket: LiveSocket, nonce: string | undefined, reply: BotReply): void {
  const { retcode, message, timestamp } = reply;
  socket.emit('cmdRsp', nonce === undefined ? { retcode, message, timestamp } : { ...reply, nonce });
}

const MarkedSchema = v.object({ nonce: ChatNonceSchema });
/** The nonce of a payload that does not fit its schema; undefined when it has none that can be sent back. */
function nonceOf(payload: unknown): string | undefined {
  const parsed = v.safeParse(MarkedSchema, payload);
  return parsed.success ? parsed.output.nonce : undefined;
}

const LongMessageSchema = v.object({ input: v.pipe(v.string(), v.trim(), v.minLength(chatMessageMaxLength + 1)) });

/** Our own pages send no such message. It is answered, because a client may wait for an answer. */
function refuseMessage(socket: LiveSocket, payload: unknown): void {
  const message = v.is(LongMessageSchema, payload)
    ? `A message has at most ${chatMessageMaxLength} characters.`
    : 'The message could not be read. Please write a text.';
  sendResult(socket, nonceOf(payload), refusal(403, message));
}

function refuseCommand(socket: LiveSocket, payload: unknown): void {
  sendReply(socket, nonceOf(payload), botRefusal(403, 'The command could not be read.'));
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
