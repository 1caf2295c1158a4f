/**
 * Why a request target is refused, or null when it may pass. Node hands on whatever stands in the request line; routers, `URL` and React
 * each read `//…` and `/\…` in ways of their own, so none of them gets to see one.
 */
export function findTargetFault(target: string | undefined): 'form' | 'host' | null {
  // The other forms of RFC 9112, section 3.2, are for proxies, tunnels and whole servers.
  if (!target?.startsWith('/')) return 'form';
  const path = decodePath(target.split(/[?#]/, 1)[0] ?? '');
  return /^\/[/\\]/.test(path) || !URL.canParse(target, 'http://site') ? 'host' : null;
}

function decodePath(path: string): string {
  // Most paths hold no escape, and this is asked of every request.
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    // Broken escapes: a page that does not exist.
    return path;
  }
}
