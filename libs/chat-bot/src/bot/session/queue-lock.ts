/** A page that is being replaced releases its locks a moment later. */
const tries = 4;
const retryMs = 700;

export interface QueueLock {
  /** Called when the queue may run in this tab; at once in browsers without locks. */
  onHeld: () => void;
  /** Called when another tab runs it. */
  onTaken: () => void;
}

/** Locks a queue for this tab, because a duplicated tab has a copy of it. Returns a function that releases it. */
export function holdQueue(queueId: string, { onHeld, onTaken }: QueueLock): () => void {
  // Locks exist only on https pages, which the browser's types do not say.
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  if (!locks) {
    onHeld();
    return () => {};
  }
  let release = () => {};
  let isReleased = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const request = (left: number): void => {
    const answer = (lock: Lock | null) => {
      if (isReleased) return undefined;
      if (lock !== null) {
        onHeld();
        return held;
      }
      if (left > 1) timer = setTimeout(() => request(left - 1), retryMs);
      else onTaken();
      return undefined;
    };
    locks
      .request(`starhaven-bot ${queueId}`, { ifAvailable: true }, answer)
      // The page is being closed, or the browser refuses locks.
      .catch(() => (isReleased ? undefined : onHeld()));
  };
  request(tries);
  return () => {
    isReleased = true;
    clearTimeout(timer);
    release();
  };
}
