/** The field of any thrown value; undefined when it has none. By its name, because a class of another realm is not `instanceof` ours. */
const fieldOf = (error: unknown, name: 'message' | 'code' | 'cause'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

/** The message of any thrown value. */
export const messageOf = (error: unknown): string => String(fieldOf(error, 'message') ?? error);

/** The code of a failure of Node, such as ENOENT. */
export const codeOf = (error: unknown): unknown => fieldOf(error, 'code');

/** What a failed `fetch` failed of. */
export const causeOf = (error: unknown): unknown => fieldOf(error, 'cause');
