import type { BotReply } from '@starhaven/contracts/chat';
import { botResultOf } from '@starhaven/contracts/chat';
import {
  defaultWaitMs,
  emptyConversation,
  maxEntries,
  maxQueueLines,
  maxWaitMs,
  nextDueMs,
  sentLine,
  waitingLine,
} from './conversation';
import type { BotEntry, BotLine, BotTarget, Conversation, LineState } from './conversation';

export type BotEvent =
  /** Lines of the visitor; they run after the waiting ones. */
  | { type: 'add'; texts: readonly string[]; target: BotTarget }
  | { type: 'due' }
  /** The connection did not accept the line. */
  | { type: 'not-sent'; reason: 'no-connection' | 'no-login' }
  | { type: 'reply'; reply: BotReply }
  | { type: 'no-answer' }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'stop' }
  /** The visitor decides what happened to a line with an unknown outcome. */
  | { type: 'decide'; decision: 'ran' | 'again' }
  /** The page was loaded or the connection is back. `canAsk`: the host can report the outcome of a line. */
  | { type: 'return'; canAsk: boolean }
  /** The bot posts a message of its own. */
  | { type: 'say'; text: string }
  /** The visitor logged out, or another account logged in. */
  | { type: 'forget' };

export interface Clock {
  nowMs: number;
  newId: () => string;
}

export interface Step {
  conversation: Conversation;
  /** The line to send now. */
  send: BotLine | null;
}

/** docs/behaviour/chat.md#bot-messages */
export const botTexts = {
  notConnected: "Sorry, I'm not connected to the server right now.",
  notLoggedIn: 'Please login to use bot commands.',
  done: 'Done.',
  failed: 'Sorry, I encountered an error processing your command.',
  stopped: 'Command queue stopped',
  rateLimited: 'Rate Limited',
  mismatch: 'Server Mismatch Error',
} as const;

/**
 * The private chat as a pure function: takes the stored state and an event, and returns the new state and the line to send
 * (docs/behaviour/chat.md#command-queue). A line is marked as sent before it is sent, so that no reload sends it twice.
 */
export function stepConversation(before: Conversation, event: BotEvent, clock: Clock): Step {
  switch (event.type) {
    case 'add':
      return sendIfDue(add(before, event, clock), clock);
    case 'due':
      return sendIfDue(before, clock);
    case 'not-sent': {
      const text = event.reason === 'no-login' ? botTexts.notLoggedIn : botTexts.notConnected;
      // A single line does not wait for a connection, because the visitor can type it again; a queue waits.
      const isAlone = before.lines.length === 1;
      const held = say(settle(before, isAlone ? 'failed' : 'waiting'), { text, isError: true }, clock);
      return still({ ...held, mode: 'paused' });
    }
    case 'reply':
      return sendIfDue(receive(before, event.reply, clock), clock);
    case 'no-answer':
      return sentLine(before) ? still(ask(before)) : still(before);
    case 'pause':
      return still(before.mode === 'running' ? { ...before, mode: 'paused' } : before);
    case 'resume':
      return before.mode === 'paused' ? sendIfDue({ ...before, mode: 'running' }, clock) : still(before);
    case 'stop':
      return still(stop(before, clock));
    case 'decide':
      return sendIfDue(decide(before, event.decision, clock), clock);
    case 'return':
      return comeBack(before, event.canAsk, clock);
    case 'say':
      return still(say(before, { text: event.text, isError: true }, clock));
    case 'forget':
      return still(emptyConversation);
  }
}

const still = (conversation: Conversation): Step => ({ conversation: finish(conversation), send: null });

/** Ends the queue if each of its lines has run, failed or was skipped. */
function finish(conversation: Conversation): Conversation {
  if (conversation.mode === 'idle' && conversation.lines.length === 0) return conversation;
  const isOver = conversation.lines.every(({ state }) => state === 'done' || state === 'failed' || state === 'skipped');
  return isOver ? { ...conversation, mode: 'idle', lines: [], queueId: '' } : conversation;
}

/** A line is added to the conversation when it is sent, so that its answer is shown below it. */
function sendIfDue(conversation: Conversation, clock: Clock): Step {
  const { nowMs } = clock;
  const dueMs = nextDueMs(conversation);
  const line = waitingLine(conversation);
  if (dueMs === null || line === null || dueMs > nowMs) return still(conversation);
  const sent: BotLine = { ...line, state: 'sent' };
  const lines = conversation.lines.map((one) => (one === line ? sent : one));
  const said = say(conversation, { author: 'visitor', text: line.text }, clock);
  return { conversation: { ...said, lines, sentAtMs: nowMs }, send: sent };
}

function add(
  before: Conversation,
  { texts, target }: { texts: readonly string[]; target: BotTarget },
  clock: Clock,
): Conversation {
  const isNew = before.mode === 'idle';
  const room = maxQueueLines - (isNew ? 0 : before.lines.length);
  const added = texts
    .slice(0, Math.max(0, room))
    .map((text): BotLine => ({ id: clock.newId(), text, state: 'waiting' }));
  if (added.length === 0) return before;
  const base: Conversation = isNew ? { ...before, mode: 'running', lines: [], queueId: clock.newId(), target } : before;
  return { ...base, lines: [...base.lines, ...added] };
}

function receive(before: Conversation, reply: BotReply, clock: Clock) {
  const { nonce, message, timestamp } = reply;
  const result = botResultOf(reply);
  const line = before.lines.find(({ id, state }) =>
    nonce === undefined ? state === 'sent' || state === 'unknown' : id === nonce && isOpen(state),
  );
  // The line is running now. Its answer goes to an earlier connection, so the host is asked again later.
  if (result === 'running') return { ...before, sentAtMs: clock.nowMs };
  const isOk = result === 'done';
  const isRateLimit = result === 'limited' || result === 'unknown';
  const text = isRateLimit
    ? [botTexts.rateLimited, message].filter(Boolean).join('. ')
    : message || (isOk ? botTexts.done : botTexts.failed);
  const offer = line && reply.offer === 'deliver' ? { lineId: line.id, text: line.text } : undefined;
  const said = say(before, { text, isError: !isOk, offer }, clock);
  const blockedUntilMs = isRateLimit ? waitEndMs(timestamp, clock.nowMs) : before.blockedUntilMs;
  if (line === undefined) return { ...said, blockedUntilMs };
  const mark = (state: LineState) => setState({ ...said, blockedUntilMs }, line.id, state);
  // The API refused the line before it ran. After the wait it is sent again as a new line.
  if (result === 'limited') return resumed(renew(mark('waiting'), line.id, clock));
  if (result === 'unknown') return { ...mark('unknown'), mode: 'asking' as const };
  const settled = resumed(mark(isOk ? 'done' : 'failed'));
  const rest = waitingLine(settled) !== null;
  return rest && result === 'denied' ? { ...settled, mode: 'paused' as const } : settled;
}

const isOpen = (state: LineState) => state === 'sent' || state === 'unknown';

/** A late answer ends the question to the visitor. */
const resumed = (conversation: Conversation): Conversation =>
  conversation.mode === 'asking' ? { ...conversation, mode: 'running' } : conversation;

/** The end of a wait, unix milliseconds: one minute from now if the host sends no valid time. `timestamp` is in unix seconds. */
function waitEndMs(timestamp: number, nowMs: number): number {
  const waitMs = timestamp * 1000 - nowMs;
  return nowMs + (waitMs > 0 && waitMs <= maxWaitMs ? waitMs : defaultWaitMs);
}

const ask = (before: Conversation): Conversation => ({ ...settle(before, 'unknown'), mode: 'asking' });

function stop(before: Conversation, clock: Clock): Conversation {
  if (before.mode === 'idle') return before;
  const lines = before.lines.map((line): BotLine => (line.state === 'waiting' ? { ...line, state: 'skipped' } : line));
  const stopped = { ...before, lines: lines.filter(({ state }) => state !== 'unknown') };
  return say(stopped, { text: botTexts.stopped }, clock);
}

function decide(before: Conversation, decision: 'ran' | 'again', clock: Clock): Conversation {
  const line = before.lines.find(({ state }) => state === 'unknown');
  if (before.mode !== 'asking' || line === undefined) return before;
  const running: Conversation = { ...before, mode: 'running' };
  if (decision === 'ran') return setState(running, line.id, 'done');
  return renew(setState(running, line.id, 'waiting'), line.id, clock);
}

function comeBack(before: Conversation, canAsk: boolean, clock: Clock): Step {
  const line = sentLine(before);
  if (line === null) return before.mode === 'running' ? sendIfDue(before, clock) : still(before);
  // With the same id the host answers what happened to the line, and never runs it twice.
  return canAsk ? { conversation: before, send: line } : still(ask(before));
}

const settle = (before: Conversation, state: LineState): Conversation => {
  const line = sentLine(before);
  return line ? setState(before, line.id, state) : before;
};

const setState = (before: Conversation, id: string, state: LineState): Conversation => ({
  ...before,
  lines: before.lines.map((line) => (line.id === id ? { ...line, state } : line)),
});

const renew = (before: Conversation, id: string, { newId }: Clock): Conversation => ({
  ...before,
  lines: before.lines.map((line) => (line.id === id ? { ...line, id: newId() } : line)),
});

function say(before: Conversation, entry: Partial<BotEntry> & { text: string }, { nowMs, newId }: Clock): Conversation {
  const added: BotEntry = { id: newId(), author: 'bot', atMs: nowMs, isError: false, ...entry };
  return { ...before, entries: [...before.entries, added].slice(-maxEntries) };
}
