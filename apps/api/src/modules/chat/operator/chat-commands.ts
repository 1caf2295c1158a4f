import { chatReasonMaxLength, ChatRoomSlugSchema, publicChatRoom } from '@starhaven/contracts/chat';
import * as v from 'valibot';
import type { Drizzle } from '../../../platform/database/database';
import { MomentSchema } from '../../../platform/operator/moment-schema';
import { OperatorError } from '../../../platform/operator/operator-error';
import { parseOperatorInput } from '../../../platform/operator/parse-input';
import { tellOperator } from '../../../platform/operator/tell-operator';
import { requiredLine } from '../../../platform/text/one-line';
import { toUnixSeconds } from '../../../platform/time/to-unix-seconds';
import { muteMember, unmuteMember } from '../members/mute-member';
import { operator } from '../moderators';
import { addRoom, removeRoom } from '../rooms/change-rooms';
import { listRooms } from '../rooms/find-room';
import { pauseRoom } from '../rooms/pause-room';
import { changeChatRules, ChatRulesSchema, getChatRules } from '../rules/chat-rules';
import type { ChatRules } from '../rules/chat-rules';

export const operatorChatPath = '/internal/operator/chat';

export interface ChatLines {
  lines: string[];
}

const room = v.pipe(v.string('the short name of a room'), ChatRoomSlugSchema);
const reasonText = `a reason of at most ${chatReasonMaxLength} characters`;
const reason = v.optional(v.pipe(v.string(reasonText), v.trim(), v.maxLength(chatReasonMaxLength, reasonText)), '');
const account = v.pipe(
  v.string('the number (UID) of an account'),
  v.regex(/^[1-9]\d{0,8}$/, 'the number (UID) of an account'),
  v.transform(Number),
);
const word = v.pipe(
  v.string('a word'),
  v.trim(),
  v.nonEmpty('a word'),
  v.maxLength(60, 'a word of at most 60 characters'),
);

const { words: _words, ...settable } = ChatRulesSchema.entries;
type Settable = keyof typeof settable;
const ruleNames = Object.keys(settable);
const isSettable = (name: string): name is Settable => Object.hasOwn(settable, name);

const ChatCommandSchema = v.variant(
  'action',
  [
    v.strictObject({ action: v.literal('rules') }),
    v.strictObject({ action: v.literal('set'), name: v.string('the name of a rule'), value: v.string('a value') }),
    v.strictObject({ action: v.literal('forbid'), name: word }),
    v.strictObject({ action: v.literal('permit'), name: word }),
    v.strictObject({ action: v.literal('rooms') }),
    v.strictObject({ action: v.literal('add-room'), name: room, title: requiredLine(40) }),
    v.strictObject({ action: v.literal('remove-room'), name: room }),
    v.strictObject({ action: v.literal('pause'), name: room, reason }),
    v.strictObject({ action: v.literal('resume'), name: room }),
    v.strictObject({ action: v.literal('mute'), name: account, until: v.optional(MomentSchema), reason }),
    v.strictObject({ action: v.literal('unmute'), name: account }),
  ],
  'rules, set, forbid, permit, rooms, add-room, remove-room, pause, resume, mute or unmute',
);

function toLines({ words, ...rules }: ChatRules): ChatLines {
  const lines = Object.entries(rules).map(([name, value]) => `${name.padEnd(16)}  ${value}`);
  return { lines: [...lines, `forbidden words   ${words.length === 0 ? 'none' : words.join(', ')}`] };
}

async function set(db: Drizzle, name: string, text: string): Promise<ChatLines> {
  if (!isSettable(name)) throw new OperatorError(`There is no rule "${name}"; the rules are ${ruleNames.join(', ')}.`);
  const value = name === 'links' ? text : /^\d+$/.test(text) ? Number(text) : text;
  const parsed = v.safeParse(settable[name], value);
  if (!parsed.success) {
    const accepted = name === 'links' ? 'allowed, members or never' : 'a whole number; 0 switches the rule off';
    throw new OperatorError(`"${text}" is not accepted for ${name}; it must be ${accepted}.`);
  }
  return toLines(await changeChatRules(db, (rules) => ({ ...rules, [name]: parsed.output })));
}

async function changeWords(db: Drizzle, change: (words: string[]) => string[]): Promise<ChatLines> {
  return toLines(
    await changeChatRules(db, (rules) => {
      const words = change(rules.words);
      if (words.length > 1_000) throw new OperatorError('There can be at most 1000 forbidden words.');
      return { ...rules, words };
    }),
  );
}

async function showRooms(db: Drizzle): Promise<ChatLines> {
  const rooms = await listRooms(db);
  const state = (isPaused: boolean, why: string) => (isPaused ? `  paused${why === '' ? '' : `: ${why}`}` : '');
  return { lines: rooms.map((one) => `${one.slug.padEnd(32)}  ${one.title}${state(one.isPaused, one.pauseReason)}`) };
}

async function run(db: Drizzle, command: v.InferOutput<typeof ChatCommandSchema>): Promise<ChatLines> {
  switch (command.action) {
    case 'rules':
      return toLines(await getChatRules(db));
    case 'set':
      return set(db, command.name, command.value);
    case 'forbid':
      return changeWords(db, (words) => [...new Set([...words, command.name.toLowerCase()])].sort());
    case 'permit':
      return changeWords(db, (words) => words.filter((one) => one !== command.name.toLowerCase()));
    case 'rooms':
      return showRooms(db);
    case 'add-room':
      await addRoom(db, { slug: command.name, title: command.title });
      return { lines: [`Room ${command.name} is added: "${command.title}".`] };
    case 'remove-room':
      if (command.name === publicChatRoom) throw new OperatorError('The public room stays; you can pause it.');
      await removeRoom(db, command.name);
      return { lines: [`Room ${command.name} is removed with its messages.`] };
    case 'pause':
    case 'resume': {
      const isPaused = command.action === 'pause';
      await pauseRoom(db, operator, { room: command.name, isPaused, reason: isPaused ? command.reason : '' });
      return { lines: [`Room ${command.name} is ${isPaused ? 'paused; only moderators can write' : 'open again'}.`] };
    }
    case 'mute': {
      const until = command.until === undefined ? 0 : toUnixSeconds(command.until);
      await muteMember(db, operator, { accountId: command.name, until, reason: command.reason });
      return {
        lines: [`Account ${command.name} is muted${command.until ? ` until ${command.until.toISOString()}` : ''}.`],
      };
    }
    case 'unmute':
      await unmuteMember(db, operator, command.name);
      return { lines: [`Account ${command.name} can write again.`] };
  }
}

/** Runs an operator's command about the chat; running servers apply it at once. @throws OperatorError */
export async function runChatCommand(db: Drizzle, input: unknown): Promise<ChatLines> {
  const command = parseOperatorInput(ChatCommandSchema, input);
  return tellOperator(() => run(db, command));
}
