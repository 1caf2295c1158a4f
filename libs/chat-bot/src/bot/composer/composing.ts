import type { KeyboardEvent } from 'react';

/** Safari ends a composition before it reports the Enter that ended it. */
const lateKeyMs = 50;

/** Returns whether a key belongs to an input method, which uses Enter to accept its suggestion. Call `noteEnd` on `compositionend`. */
export function createComposing(now: () => number = () => performance.now()) {
  let endedAtMs = -Infinity;
  return {
    noteEnd: () => void (endedAtMs = now()),
    isComposing: ({ nativeEvent }: Pick<KeyboardEvent, 'nativeEvent'>): boolean =>
      nativeEvent.isComposing || nativeEvent.keyCode === 229 || now() - endedAtMs < lateKeyMs,
  };
}
