import type { Challenge } from 'altcha-lib/types';

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
  const challenge: unknown = JSON.parse(challengeText);
  if (!isChallenge(challenge)) return null;
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop, { once: true });
  const solution = await solveChallenge({ challenge, deriveKey, controller });
  signal.removeEventListener('abort', stop);
  return solution && !signal.aborted ? JSON.stringify({ challenge, solution }) : null;
}

/** The library reads the parameters, and fails on what it cannot use. */
const isChallenge = (value: unknown): value is Challenge =>
  typeof value === 'object' &&
  value !== null &&
  'parameters' in value &&
  typeof value.parameters === 'object' &&
  value.parameters !== null;
