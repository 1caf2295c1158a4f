/** A field of any thrown value, or undefined. Read by name, because an error of another realm is not `instanceof` our class. */
const fieldOf = (error: unknown, name: 'message' | 'cause'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** The message of any thrown value. */
export const messageOf = (error: unknown): string => String(fieldOf(error, 'message') ?? error);

/** The cause of a failed `fetch`. */
export const causeOf = (error: unknown): unknown => fieldOf(error, 'cause');
