/** A hidden tab has no frames; its messages wait this long. */
const hiddenWaitMs = 1_000;

/** Calls back before the next frame, or after a second in a hidden tab; never before `waitMs`. Returns a function that cancels it. */
export function atNextFrame(callback: () => void, waitMs = 0): () => void {
  let frame: number | undefined;
  let wait: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(wait);
    clearTimeout(limit);
  };
  const run = () => {
    cancel();
    callback();
  };
  const limit = setTimeout(run, waitMs + hiddenWaitMs);
  const ask = () => (frame = requestAnimationFrame(run));
  if (waitMs > 0) wait = setTimeout(ask, waitMs);
  else ask();
  return cancel;
}
