/**
 * Addresses that come from data: from a host, an import, an operator's settings or the address bar. None becomes an `href` or a `src`
 * unless it passed one of these functions; the components of this lib call them. They judge by text alone, so that the server and the
 * browser always agree, whatever each one's URL parser makes of the rest.
 */

/** Longer ones are no address that anybody follows. */
const maxAddressLength = 4_096;

// Browsers remove tabs and line breaks anywhere and control characters at the ends, which brings forbidden schemes back to life.
// eslint-disable-next-line no-control-regex -- these are what is looked for
const hidden = /[\u0000-\u001f\u007f-\u009f]/;

/** http or https with a host and without a user name or password, which would pass another host off as this one. */
const webAddress = /^(?:https?:)?\/\/[^\s/?#@\\<>"'`]+(?:[/?#]|$)/i;
const mailAddress = /^mailto:[^\s:<>"'`\\/]+$/i;
/** A path of this site, or a query or fragment of the page; two slashes, or a slash and a backslash, begin another host. */
const siteAddress = /^(?:\/(?![/\\])|[?#]|$)/;
/** Pictures that cannot run anything as `img`. */
const dataPicture = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

const maxDataPictureLength = 65_536;

function clean(address: string, maxLength = maxAddressLength): string | null {
  const trimmed = address.trim();
  return trimmed.length > maxLength || hidden.test(trimmed) ? null : trimmed;
}

/** An address for a link to anywhere, or null when it is none: http, https, mailto, or a path of this site. */
export function safeHref(address: string): string | null {
  const href = clean(address);
  if (href === null || href === '') return null;
  return webAddress.test(href) || mailAddress.test(href) || siteAddress.test(href) ? href : null;
}

/** A path, query or fragment of this site, or null when it would lead anywhere else. */
export function safeSitePath(address: string): string | null {
  const path = clean(address);
  return path !== null && siteAddress.test(path) ? path : null;
}

/** An address for a picture, or null when it is none: http, https, a path of this site, or a picture within the address. */
export function safePicture(address: string): string | null {
  const data = clean(address, maxDataPictureLength);
  if (data !== null && dataPicture.test(data)) return data;
  const src = safeHref(address);
  return src === null || mailAddress.test(src) || /^[?#]/.test(src) ? null : src;
}

/** An address that opens an app of the visitor's device by a scheme that the caller names, or null when it has another one. */
export function safeAppHref(address: string, scheme: string): string | null {
  const href = clean(address);
  return href?.toLowerCase().startsWith(`${scheme}://`) ? href : null;
}
