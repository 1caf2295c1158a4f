/**
 * Why a request target is refused, or null if it may pass. Node does not check the target; routers, `URL` and React each read `//…` and
 * `/\…` differently, so such targets never reach them.
 */
export function findTargetFault(target: string | undefined): 'form' | 'host' | null {
  // The other forms of RFC 9112, section 3.2, are for proxies, tunnels and whole servers.
  if (!target?.startsWith('/')) return 'form';
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (namesHost(path) || !URL.canParse(target, 'http://site')) return 'host';
  // `/..//x` leads to `//x` only when the dots are resolved. This happens only in a path with a segment of dots.
  return hasDots.test(path) && namesHost(new URL(target, 'http://site').pathname) ? 'host' : null;
}

/** A segment of one or two dots, some of them perhaps escaped. */
const hasDots = /[/\\](?:\.|%2e){1,2}(?:[/\\]|$)/i;

const namesHost = (path: string) => /^\/[/\\]/.test(decodePath(path));

function decodePath(path: string): string {
  // A shortcut, because this runs for every request and most paths have no escape.
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    // Broken escapes lead to a page that does not exist.
    return path;
  }
}
