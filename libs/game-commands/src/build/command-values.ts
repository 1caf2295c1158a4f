/**
 * The visitor's choices: the values of each parameter by its id. A missing id means the parameter's own `value`; an empty list means
 * nothing.
 */
export type CommandValues = Readonly<Record<string, readonly string[]>>;

/** The values of an id; undefined if there are none. Ids come from a host, so `__proto__` must not find anything. */
export const findValues = (values: CommandValues, id: string): readonly string[] | undefined =>
  Object.hasOwn(values, id) ? values[id] : undefined;
