import type { EventDefinition } from '@starhaven/contracts/protocol';
import type { InferOutput } from 'valibot';
import type { LiveSocket } from '../live-socket';

/** The rule for one event from browsers. */
export interface EventRule {
  event: EventDefinition;
  /** The minimum interval in milliseconds; 0 = only the connection's budget counts. */
  minIntervalMs: number;
  handle: (socket: LiveSocket, payload: unknown) => void | Promise<void>;
  /** Answers an event whose payload does not fit the schema; missing = it gets no answer. */
  refuse?: ((socket: LiveSocket, payload: unknown) => void | Promise<void>) | undefined;
}

/** A rule whose handler gets the payload in the contract's output type. */
export function onEvent<Event extends EventDefinition>(
  event: Event,
  minIntervalMs: number,
  handle: (socket: LiveSocket, payload: InferOutput<Event['payload']>) => void | Promise<void>,
  refuse?: EventRule['refuse'],
): EventRule {
  // The dispatcher parses with this event's schema before the call.
  return { event, minIntervalMs, handle: handle as EventRule['handle'], refuse };
}
