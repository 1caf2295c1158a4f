import type { BotReply } from '@starhaven/contracts/chat';
import { answerTimeoutMs, emptyConversation, nextDueMs, sentLine } from '../conversation/conversation';
import type { BotLine, Conversation } from '../conversation/conversation';
import { stepConversation } from '../conversation/step-conversation';
import type { BotEvent } from '../conversation/step-conversation';
import { keepConversation, readConversation } from './kept-conversation';
import { holdQueue } from './queue-lock';

/** After a reload the host is asked for the outcome of a line; it has at least this long to answer. */
const minAnswerMs = 5_000;

export interface BotConnection {
  isConnected: () => boolean;
  /** Returns false if the line was not sent. */
  send: (command: { line: BotLine; uid: string; serverId: string; isDelivery: boolean }) => boolean;
  onReply: (listener: (reply: BotReply) => void) => () => void;
  /** Calls the listener when the connection is made or lost. */
  onConnection: (listener: () => void) => () => void;
  /** The host reports the outcome of a line by its id, and runs no id twice. */
  canAsk: boolean;
}

export interface BotSessionOptions {
  /** Uid of the account. */
  account: string;
  connection: BotConnection;
  newId?: () => string;
}

/**
 * The private chat of one account in this tab: carries out and stores what `stepConversation` decides. It continues while the window is
 * closed and while pages change.
 */
export class BotSession {
  private conversation: Conversation;
  private readonly listeners = new Set<() => void>();
  private readonly undo: (() => void)[] = [];
  private readonly newId: () => string;
  private dueTimer: ReturnType<typeof setTimeout> | undefined;
  private answerTimer: ReturnType<typeof setTimeout> | undefined;
  private held: { queueId: string; release: () => void } | null = null;
  /** False until it is known that no other tab runs the stored queue. */
  private isHeld: boolean;
  private wasConnected: boolean;
  /** The id of the line whose outcome was requested. */
  private askedFor = '';

  constructor(private readonly options: BotSessionOptions) {
    const { connection, account } = options;
    this.newId = options.newId ?? (() => crypto.randomUUID());
    this.conversation = readConversation(account);
    this.isHeld = this.conversation.queueId === '';
    this.wasConnected = connection.isConnected();
    this.undo.push(
      connection.onReply((reply) => this.take({ type: 'reply', reply })),
      connection.onConnection(() => this.connectionChanged()),
    );
    this.hold();
  }

  /** False for a moment after a reload: nothing is accepted until it is known which tab runs the stored queue. */
  get isReady(): boolean {
    return this.isHeld;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly read = (): Conversation => this.conversation;

  readonly take = (event: BotEvent): void => {
    if (!this.isHeld && event.type !== 'forget') return;
    const { conversation, send } = stepConversation(this.conversation, event, {
      nowMs: Date.now(),
      newId: this.newId,
    });
    // Stored before it is sent: after a crash in between, the line counts as sent.
    this.set(conversation);
    if (send) this.send(send);
    this.schedule();
  };

  /** Delivers a line later, as the bot offered (docs/behaviour/chat.md#bot-answers). */
  acceptOffer(entryId: string): void {
    const entry = this.conversation.entries.find(({ id }) => id === entryId);
    const { target } = this.conversation;
    if (!entry?.offer || target === null) return;
    const { lineId, text } = entry.offer;
    const isSent = this.options.connection.send({
      ...target,
      line: { id: lineId, text, state: 'sent' },
      isDelivery: true,
    });
    if (!isSent) return;
    const entries = this.conversation.entries.map((one) => (one === entry ? { ...one, offer: undefined } : one));
    this.set({ ...this.conversation, entries });
  }

  /** Ends the session of this page; the stored conversation stays. */
  stop(): void {
    for (const undo of this.undo) undo();
    clearTimeout(this.dueTimer);
    clearTimeout(this.answerTimer);
    this.held?.release();
    this.held = null;
  }

  private set(conversation: Conversation): void {
    if (conversation === this.conversation) return;
    this.conversation = conversation;
    keepConversation(this.options.account, conversation);
    this.hold();
    for (const listener of [...this.listeners]) listener();
  }

  private send(line: BotLine): void {
    const { target } = this.conversation;
    const { connection } = this.options;
    if (target !== null && connection.isConnected() && connection.send({ ...target, line, isDelivery: false })) return;
    this.take({ type: 'not-sent', reason: 'no-connection' });
  }

  /** A host that can report the outcome by a line's id is asked once more; only then is the visitor asked. */
  private noAnswer(): void {
    const line = sentLine(this.conversation);
    if (line === null) return;
    if (!this.options.connection.canAsk || this.askedFor === line.id) return this.take({ type: 'no-answer' });
    this.askedFor = line.id;
    this.comeBack();
  }

  private connectionChanged(): void {
    const isConnected = this.options.connection.isConnected();
    if (isConnected === this.wasConnected) return;
    this.wasConnected = isConnected;
    if (isConnected) this.comeBack();
    else this.schedule();
  }

  private comeBack(): void {
    this.take({ type: 'return', canAsk: this.options.connection.canAsk });
  }

  /** Lines are sent only while there is a connection; during an outage a queue waits. */
  private schedule(): void {
    clearTimeout(this.dueTimer);
    clearTimeout(this.answerTimer);
    if (!this.isHeld || !this.options.connection.isConnected()) return;
    const dueMs = nextDueMs(this.conversation);
    if (dueMs !== null) this.dueTimer = setTimeout(() => this.take({ type: 'due' }), Math.max(0, dueMs - Date.now()));
    if (sentLine(this.conversation) === null) return;
    const leftMs = this.conversation.sentAtMs + answerTimeoutMs - Date.now();
    this.answerTimer = setTimeout(() => this.noAnswer(), Math.max(minAnswerMs, leftMs));
  }

  private hold(): void {
    const { queueId } = this.conversation;
    if (this.held?.queueId === queueId || (this.held === null && queueId === '')) return;
    this.held?.release();
    this.held = null;
    if (queueId === '') return;
    const held = { queueId, release: () => {} };
    this.held = held;
    held.release = holdQueue(queueId, {
      onHeld: () => {
        if (this.isHeld) return;
        this.isHeld = true;
        if (this.options.connection.isConnected()) this.comeBack();
      },
      onTaken: () => {
        this.isHeld = true;
        this.set(emptyConversation);
      },
    });
  }
}
