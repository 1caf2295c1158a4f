import type { EventDefinition } from '@starhaven/contracts';
import type { InferOutput } from 'valibot';
import type { LiveSocket } from '../live-socket';

/** What happens when browsers send one event. */
export interface EventRule {
  event: EventDefinition;
  /** How far apart they must be at least, milliseconds; 0 = only the connection's budget counts. */
  minIntervalMs: number;
  handle: (socket: LiveSocket, payload: unknown) => void | Promise<void>;
}

/** A rule whose handler gets the payload as the contract yields it. */
export function onEvent<Event extends EventDefinition>(
  event: Event,
  minIntervalMs: number,
  handle: (socket: LiveSocket, payload: InferOutput<Event['payload']>) => void | Promise<void>,
): EventRule {
  // The dispatcher parses by this very event's schema before it calls.
  return { event, minIntervalMs, handle: handle as EventRule['handle'] };
}
