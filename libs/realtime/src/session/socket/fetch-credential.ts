const timeoutMs = 10_000;

/** Resource route that returns the credential for the live socket (docs/security.md#live-key-for-scripts). */
export const credentialsPath = '/live/credentials';

/**
 * Fetches the credential that joins the room as this visitor; `refused` means no session, `failed` means try again later. Never throws.
 */
export async function fetchCredential(): Promise<{ key: string } | 'refused' | 'failed'> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const answer = await fetch(credentialsPath, { method: 'POST', signal: controller.signal });
    if (answer.status === 401 || answer.status === 403) return 'refused';
    if (!answer.ok) return 'failed';
    const { sessionKey }: { sessionKey?: unknown } = await answer.json();
    return typeof sessionKey === 'string' && sessionKey !== '' ? { key: sessionKey } : 'failed';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
