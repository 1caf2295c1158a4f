const timeoutMs = 10_000;

/** A JSON answer of this site, whatever its status; null when none comes: what needs it is then left out. Never throws. */
export async function readJson<Answer>(path: string, signal: AbortSignal): Promise<Answer | null> {
  const own = new AbortController();
  const stop = () => own.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(path, { signal: own.signal });
    // Our own routes answer in this form.
    return (await response.json()) as Answer;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
