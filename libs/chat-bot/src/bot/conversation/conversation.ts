/** The player whose character the lines affect, as in the stored list (docs/behaviour/chat.md#stored-characters). */
export interface BotTarget {
  uid: string;
  serverId: string;
}

/** `sent`: no answer yet. `unknown`: no answer came, and the line may have run. `skipped`: it was never sent. */
export type LineState = 'waiting' | 'sent' | 'done' | 'failed' | 'unknown' | 'skipped';

export interface BotLine {
  /** Sent as `nonce` to hosts that accept one. */
  id: string;
  text: string;
  state: LineState;
}

/** A message of the conversation. */
export interface BotEntry {
  id: string;
  author: 'visitor' | 'bot';
  text: string;
  /** Unix milliseconds. */
  atMs: number;
  isError: boolean;
  /** A line that the bot offers to deliver later. */
  offer?: { lineId: string; text: string } | undefined;
}

/** `asking`: the outcome of a line is unknown, and the visitor decides how to continue. */
export type QueueMode = 'idle' | 'running' | 'paused' | 'asking';

/** The stored state of the private chat; it survives a reload. */
export interface Conversation {
  /** Identifies this queue among the tabs of a browser; empty without lines. */
  queueId: string;
  target: BotTarget | null;
  lines: readonly BotLine[];
  mode: QueueMode;
  /** When the last line was sent, unix milliseconds. */
  sentAtMs: number;
  /** No line is sent before this time, unix milliseconds; 0 = at once. */
  blockedUntilMs: number;
  entries: readonly BotEntry[];
}

export const emptyConversation: Conversation = {
  ...{ queueId: '', target: null, lines: [], mode: 'idle' },
  ...{ sentAtMs: 0, blockedUntilMs: 0, entries: [] },
};

/** Between two lines of a queue (docs/behaviour/chat.md#command-queue). */
export const queueIntervalMs = 6_000;
/** The countdown starts one second higher than the interval. */
export const shownIntervalMs = 7_000;
/** docs/behaviour/chat.md#bot-rate-limit */
export const defaultWaitMs = 60_000;
/** A visitor's clock may be wrong by hours, so a longer wait than this is treated as an error. */
export const maxWaitMs = 60 * 60_000;
/** If no answer comes for this long, the outcome of a line is unknown. The API itself waits at most 15 s for a game server. */
export const answerTimeoutMs = 25_000;
export const maxEntries = 100;
/** The most lines of one queue: about half an hour. */
export const maxQueueLines = 300;

export const waitingLine = ({ lines }: Pick<Conversation, 'lines'>): BotLine | null =>
  lines.find(({ state }) => state === 'waiting') ?? null;

export const sentLine = ({ lines }: Pick<Conversation, 'lines'>): BotLine | null =>
  lines.find(({ state }) => state === 'sent') ?? null;

/** Whether lines remain to be sent or answered. */
export const isBusy = ({ mode }: Pick<Conversation, 'mode'>): boolean => mode !== 'idle';

/** Whether the queue is shown with its buttons: it has several lines, or one that waits. */
export const isQueue = (conversation: Pick<Conversation, 'lines' | 'mode'>): boolean =>
  isBusy(conversation) && (conversation.lines.length > 1 || waitingLine(conversation) !== null);

/**
 * When the next line is due, unix milliseconds; null if none is. The first line of a queue is due at once. Each other line is due one
 * interval after the line before it, but not before that line's answer.
 */
export function nextDueMs(conversation: Conversation): number | null {
  const { mode, lines, sentAtMs, blockedUntilMs } = conversation;
  const next = waitingLine(conversation);
  if (mode !== 'running' || next === null || sentLine(conversation) !== null) return null;
  const earliestMs = next === lines[0] ? 0 : sentAtMs + queueIntervalMs;
  return Math.max(earliestMs, blockedUntilMs);
}
