import type { GenericSchema, InferOutput } from 'valibot';

/** One message of the live socket. `payload` accepts every plausible wire form; its output is the form that our own code sends. */
export interface EventDefinition<Name extends string = string, Payload extends GenericSchema = GenericSchema> {
  name: Name;
  direction: 'client' | 'server' | 'connection';
  payload: Payload;
}

/** Declares a message that the browser sends to the server. */
export function defineClientEvent<Name extends string, Payload extends GenericSchema>(name: Name, payload: Payload) {
  return { name, direction: 'client' as const, payload };
}

/** Declares a message that the server sends to the browser. */
export function defineServerEvent<Name extends string, Payload extends GenericSchema>(name: Name, payload: Payload) {
  return { name, direction: 'server' as const, payload };
}

/** Declares an event that the socket library itself fires in the browser about the connection. */
export function defineConnectionEvent<Name extends string, Payload extends GenericSchema>(
  name: Name,
  payload: Payload,
) {
  return { name, direction: 'connection' as const, payload };
}

type EventTable = Record<string, EventDefinition>;

/** socket.io's EmitEvents for the sending side: each payload has only its output form. */
export type EmitEventsOf<Table extends EventTable> = {
  [Event in Table[keyof Table] as Event['name']]: (payload: InferOutput<Event['payload']>) => void;
};

/** socket.io's ListenEvents for the receiving side: a payload is unknown until its schema has parsed it. */
export type ListenEventsOf<Table extends EventTable> = {
  [Event in Table[keyof Table] as Event['name']]: (payload: unknown) => void;
};
