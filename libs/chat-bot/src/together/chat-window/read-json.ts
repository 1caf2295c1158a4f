const timeoutMs = 10_000;

/** A JSON answer of this site, whatever its status; null if none comes, so that its consumer is left out. Never throws. */
export async function readJson<Answer>(path: string, signal: AbortSignal): Promise<Answer | null> {
  const own = new AbortController();
  const stop = () => own.abort();
  const timer = setTimeout(stop, timeoutMs);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(path, { signal: own.signal });
    // Not validated, because our own routes send this format.
    return (await response.json()) as Answer;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
