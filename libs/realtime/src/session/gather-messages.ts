import { countUnreadableRows, serverEvents } from '@starhaven/contracts';
import * as v from 'valibot';
import type { ServerMessage } from './live-socket';
import type { RawMessage } from './message-queue';
import { MessageQueue } from './message-queue';
import { atNextFrame } from './next-frame';

/** Reading stops after this long and goes on at the next frame, so that a click is never far away. */
const sliceMs = 8;
/** For each millisecond that messages cost, the page has this many for itself. */
const restShare = 4;
const maxRestMs = 1_000;
/** A tab whose timers are held back must not gather without end. */
const maxWaiting = 2_000;

export interface GatheredMessages {
  /** Told all that was gathered at once, in its order. Of messages that replace one another only the newest is there. */
  onMessages: (messages: readonly ServerMessage[]) => void;
  /** A payload that does not fit its contract. */
  onBadMessage: (name: string) => void;
  /** Rows of a message's list that could not be read and were left out. */
  onRowsLeftOut?: (name: string, count: number) => void;
}

export interface MessageGathering {
  add: (message: RawMessage) => void;
  /** Hands over everything now: for what must not overtake the messages before it. */
  flush: () => void;
  /** Forgets what waits. */
  stop: () => void;
}

const schemas = new Map<string, v.GenericSchema>(
  Object.values(serverEvents).map(({ name, payload }) => [name, payload as v.GenericSchema]),
);

/**
 * Gathers the server's messages to the next frame and parses them there: a burst costs what its last state costs, and the page is
 * drawn once for it. Slow pages rest between two rounds.
 */
export function gatherMessages({ onMessages, onBadMessage, onRowsLeftOut }: GatheredMessages): MessageGathering {
  let cancel: (() => void) | null = null;
  let restUntil = 0;

  const queue = new MessageQueue<ServerMessage>((message) => {
    const schema = schemas.get(message.name) ?? v.never();
    const { result: parsed, unreadable } = countUnreadableRows(() => v.safeParse(schema, message.payload));
    if (parsed.success && unreadable.count > 0) onRowsLeftOut?.(message.name, unreadable.count);
    if (parsed.success) return { name: message.name, payload: parsed.output } as ServerMessage;
    onBadMessage(message.name);
    return null;
  });

  function handOver(limitMs: number): void {
    cancel?.();
    cancel = null;
    const startedAt = performance.now();
    const messages: ServerMessage[] = [];
    while (queue.length > 0 && performance.now() - startedAt <= limitMs) {
      const message = queue.take();
      if (message) messages.push(message);
    }
    try {
      if (messages.length > 0) onMessages(messages);
    } finally {
      rest(startedAt);
      // React draws what the messages changed in a microtask of its own, which came first.
      queueMicrotask(() => rest(startedAt));
      if (queue.length > 0) schedule();
    }
  }

  function rest(startedAt: number): void {
    const now = performance.now();
    restUntil = now + Math.min(maxRestMs, (now - startedAt) * restShare);
  }

  function schedule(): void {
    cancel ??= atNextFrame(() => handOver(sliceMs), Math.max(0, restUntil - performance.now()));
  }

  return {
    add: (message) => {
      queue.add(message);
      if (queue.length >= maxWaiting) handOver(Infinity);
      else schedule();
    },
    flush: () => handOver(Infinity),
    stop: () => {
      cancel?.();
      cancel = null;
      queue.clear();
    },
  };
}
