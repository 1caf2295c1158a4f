import type { KeyboardEvent, SyntheticEvent } from 'react';

/** Safari ends a composition before it reports the Enter that ended it. */
const lateKeyMs = 60;

/**
 * Returns whether a key belongs to an input method, which uses Enter to accept its suggestion. Call `noteEnd` on `compositionend`. The
 * times of the events are compared, because a busy page may handle an event much later than it happened.
 */
export function createComposing() {
  let endedAtMs = -Infinity;
  return {
    noteEnd: ({ timeStamp }: Pick<SyntheticEvent, 'timeStamp'>) => void (endedAtMs = timeStamp),
    isComposing: ({ nativeEvent, timeStamp }: Pick<KeyboardEvent, 'nativeEvent' | 'timeStamp'>): boolean =>
      nativeEvent.isComposing || nativeEvent.keyCode === 229 || timeStamp - endedAtMs < lateKeyMs,
  };
}
