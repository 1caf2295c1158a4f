import { serverEvents } from '@starhaven/contracts/live';
import { countUnreadableRows } from '@starhaven/contracts/protocol';
import * as v from 'valibot';
import type { ServerMessage } from '../socket/live-socket';
import type { RawMessage } from './message-queue';
import { MessageQueue } from './message-queue';
import { atNextFrame } from './next-frame';

/** Parsing pauses after this long and continues at the next frame, so that clicks are handled quickly. */
const sliceMs = 8;
/** For each millisecond of parsing and rendering, the page gets this many milliseconds for itself. */
const restShare = 4;
const maxRestMs = 1_000;
/** Limits the queue in a tab whose timers the browser throttles. */
const maxWaiting = 2_000;

export interface GatheredMessages {
  /** Called with all gathered messages at once, in order. If messages replace one another, only the newest is included. */
  onMessages: (messages: readonly ServerMessage[]) => void;
  /** Called for a payload that does not match its contract. */
  onBadMessage: (name: string) => void;
  /** Called if a message's list had unreadable rows, which were left out. */
  onRowsLeftOut?: (name: string, count: number) => void;
}

export interface MessageGathering {
  add: (message: RawMessage) => void;
  /** Delivers everything now, before an event that must come after the messages. */
  flush: () => void;
  /** Drops the waiting messages. */
  stop: () => void;
}

const schemas = new Map<string, v.GenericSchema>(
  Object.values(serverEvents).map(({ name, payload }) => [name, payload]),
);

/**
 * Gathers the server's messages and parses them at the next frame: a burst costs as much as its last state, and the page renders once for
 * it. Slow pages pause between two rounds.
 */
export function gatherMessages({ onMessages, onBadMessage, onRowsLeftOut }: GatheredMessages): MessageGathering {
  let cancel: (() => void) | null = null;
  let restUntil = 0;

  const queue = new MessageQueue<ServerMessage>((message) => {
    const schema = schemas.get(message.name) ?? v.never();
    const { result: parsed, unreadable } = countUnreadableRows(() => v.safeParse(schema, message.payload));
    if (parsed.success && unreadable.count > 0) onRowsLeftOut?.(message.name, unreadable.count);
    // The schema was chosen by the name, so the output is the payload of that name.
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
      // React renders the changes in its own microtask, which runs before this one.
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
