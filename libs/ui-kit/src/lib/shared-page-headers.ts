/**
 * `headers` of a route whose page is the same for every anonymous visitor: the launcher then renders it once per change
 * of its data. Every other page is sent `private, no-store`.
 */
export function sharedPageHeaders(): Record<string, string> {
  return { 'Cache-Control': 'public, no-cache' };
}
