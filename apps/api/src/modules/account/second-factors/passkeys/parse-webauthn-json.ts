/** The browser's response, or null when it is not an object with an id; the library checks the rest. */
export function parseWebAuthnJson<Response extends { id: string }>(text: string): Response | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string') return null;
    // The library checks every other field before it uses one.
    return value as Response;
  } catch {
    return null;
  }
}
