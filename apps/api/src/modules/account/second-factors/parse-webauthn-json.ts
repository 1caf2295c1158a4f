/** The browser's response as it came, or null when it is no object with an id; the library judges the rest. */
export function parseWebAuthnJson<Response extends { id: string }>(text: string): Response | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return null;
    return value as Response;
  } catch {
    return null;
  }
}
