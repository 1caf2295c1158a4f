/**
 * Solves a puzzle in the browser; takes about a second. Returns the proof, or null when the browser cannot solve it (that needs a secure
 * address) or `signal` aborted it.
 */
export async function solvePuzzle(challengeText: string, signal: AbortSignal): Promise<string | null> {
  if (globalThis.crypto?.subtle === undefined) return null;
  const [{ solveChallenge }, { deriveKey }] = await Promise.all([
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const challenge: Parameters<typeof solveChallenge>[0]['challenge'] = JSON.parse(challengeText);
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop, { once: true });
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  signal.removeEventListener('abort', stop);
  return solution && !signal.aborted ? JSON.stringify({ challenge, solution }) : null;
}
