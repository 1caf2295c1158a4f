/** The message of any thrown value. Read by name, because an error of another realm is not `instanceof` our class. */
export function messageOf(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : undefined;
  return typeof message === 'string' ? message : String(error);
}
