const timeoutMs = 10_000;

/** Resource route that returns the credential for the live socket (docs/security.md#live-key-for-scripts). */
export const credentialsPath = '/live/credentials';

/** The credential that joins the room and signs messages as this visitor (docs/security.md#live-key-for-scripts). */
export interface LiveCredential {
  /** A ticket, or the session key on hosts without tickets. */
  key: string;
  /** The account's tokenAPI, which hosts without tickets expect in messages (docs/behaviour/chat.md#chat-request); empty on all others. */
  code: string;
}

/**
 * Fetches the credential that joins the room as this visitor. `refused` means that there is no session, `failed` to try again later. Never
 * throws.
 */
export async function fetchCredential(): Promise<LiveCredential | 'refused' | 'failed'> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const answer = await fetch(credentialsPath, { method: 'POST', signal: controller.signal });
    if (answer.status === 401 || answer.status === 403) return 'refused';
    if (!answer.ok) return 'failed';
    const body: unknown = await answer.json();
    if (!hasKey(body) || body.sessionKey === '') return 'failed';
    return { key: body.sessionKey, code: typeof body.code === 'string' ? body.code : '' };
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}

const hasKey = (body: unknown): body is { sessionKey: string; code?: unknown } =>
  typeof body === 'object' && body !== null && 'sessionKey' in body && typeof body.sessionKey === 'string';
