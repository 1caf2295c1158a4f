/** Pictures, feeds and other files have no page that the router could show. */
const file = /\.[a-z][a-z0-9]{1,4}$/i;

/**
 * The path, query and hash for a client navigation after a click on an anchor, with the anchor; null if the browser should handle the
 * click.
 */
export function findSiteLink(
  target: EventTarget | null,
  location: Location,
): { anchor: HTMLAnchorElement; path: string } | null {
  const anchor = target instanceof Element ? target.closest('a') : null;
  if (!anchor?.hasAttribute('href') || anchor.hasAttribute('download') || 'reload' in anchor.dataset) return null;
  if (anchor.target !== '' && anchor.target !== '_self') return null;
  const url = new URL(anchor.href, location.href);
  if (url.origin !== location.origin) return null;
  if (file.test(url.pathname)) return null;
  const isOnThisPage = url.pathname === location.pathname && url.search === location.search;
  if (isOnThisPage && url.hash !== '') return null;
  return { anchor, path: url.pathname + url.search + url.hash };
}
