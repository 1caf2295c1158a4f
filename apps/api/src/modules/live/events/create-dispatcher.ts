import * as v from 'valibot';
import type { Logger } from '../../../platform/logging/logger';
import type { Metrics } from '../../../platform/metrics/metrics';
import type { LiveSocket } from '../live-socket';
import type { EventRule } from './event-rule';

export interface DispatcherOptions {
  rules: EventRule[];
  metrics: Metrics;
  log: Logger;
}

const logIntervalMs = 1_000;

export type Dispatch = (socket: LiveSocket, name: unknown, payload: unknown) => void;

/**
 * Handles every event from a browser (docs/security.md#malformed-events) in this order: budget, known event, its own interval, schema,
 * handler. Each step may reject the event and is counted. No input and no failure makes it throw.
 */
export function createDispatcher({ rules, metrics, log }: DispatcherOptions): Dispatch {
  const places = new Map(rules.map((rule, place) => [rule.event.name, { rule, place }]));
  const count = (event: string, outcome: string) => metrics.socketEvents.inc({ namespace: '/', event, outcome });

  let loggedAtMs = -Infinity;
  return (socket, name, payload) => {
    const known = typeof name === 'string' ? places.get(name) : undefined;
    // A name without a rule is text from the visitor, so it must not become a label.
    const event = known ? known.rule.event.name : 'unknown';
    const { budget } = socket.data;
    const nowMs = performance.now();
    const verdict = budget.spend(nowMs);
    if (verdict !== 'take') {
      count(event, 'limited');
      if (verdict === 'close') close(socket, log);
      return;
    }
    if (!known) return count(event, 'unknown');
    const { rule, place } = known;
    if (rule.minIntervalMs > 0 && !budget.isInTime(place, rule.minIntervalMs, nowMs)) return count(event, 'limited');
    const parsed = v.safeParse(rule.event.payload, payload);
    count(event, parsed.success ? 'taken' : 'invalid');
    const done = parsed.success ? run(rule, socket, parsed.output) : refuse(rule, socket, payload);
    void done.catch((error: unknown) => {
      count(event, 'failed');
      // An unreachable database fails thousands of events: one log line a second is enough.
      if (performance.now() - loggedAtMs < logIntervalMs) return;
      loggedAtMs = performance.now();
      log.error({ err: error, event }, 'live event failed');
    });
  };
}

async function run(rule: EventRule, socket: LiveSocket, payload: unknown): Promise<void> {
  await rule.handle(socket, payload);
}

async function refuse(rule: EventRule, socket: LiveSocket, payload: unknown): Promise<void> {
  await rule.refuse?.(socket, payload);
}

function close(socket: LiveSocket, log: Logger): void {
  log.warn({ event: 'live-flood', uid: socket.data.member?.uid }, 'closed a live connection that sent too many events');
  socket.disconnect(true);
}
