/**
 * Freezes data in place. A cached answer is shared by all visitors; code that changes it must fail at once, not on another visitor's page.
 */
export function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) freezeDeep(inner);
  }
  return value;
}
