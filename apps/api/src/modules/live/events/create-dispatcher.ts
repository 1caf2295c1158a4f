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
 * The one way for anything a browser sends (docs/security.md#malformed-events): budget, known event, its own pace, schema,
 * handler. Each step may end it, is counted, and nothing that comes or happens here throws.
 */
export function createDispatcher({ rules, metrics, log }: DispatcherOptions): Dispatch {
  const places = new Map(rules.map((rule, place) => [rule.event.name, { rule, place }]));
  const count = (event: string, outcome: string) => metrics.socketEvents.inc({ namespace: '/', event, outcome });

  let loggedAtMs = -Infinity;
  return (socket, name, payload) => {
    const known = typeof name === 'string' ? places.get(name) : undefined;
    // A name that no rule has is the visitor's text: it becomes no label.
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
    if (!parsed.success) return count(event, 'invalid');
    count(event, 'taken');
    void run(rule, socket, parsed.output).catch((error: unknown) => {
      count(event, 'failed');
      // A database that is away fails thousands of events: one line a second says as much.
      if (performance.now() - loggedAtMs < logIntervalMs) return;
      loggedAtMs = performance.now();
      log.error({ err: error, event }, 'live event failed');
    });
  };
}

async function run(rule: EventRule, socket: LiveSocket, payload: unknown): Promise<void> {
  await rule.handle(socket, payload);
}

function close(socket: LiveSocket, log: Logger): void {
  log.warn({ event: 'live-flood', uid: socket.data.member?.uid }, 'a connection that floods is closed');
  socket.disconnect(true);
}
