/**
 * Validates addresses that come from data: from a host, an import, an operator's settings or the address bar. Every `href` and `src` must
 * pass one of these functions; the components of this lib call them. They check only the text, so that the server and the browser always
 * agree, even if their URL parsers differ.
 */

/** No real address is longer. */
const maxAddressLength = 4_096;

// Browsers remove tabs and line breaks anywhere and control characters at the ends, which makes forbidden schemes work again.
// eslint-disable-next-line no-control-regex -- the expression looks for these characters
const hidden = /[\u0000-\u001f\u007f-\u009f]/;

/** http or https with a host and without a user name or password, which could make another host look like this one. */
const webAddress = /^(?:https?:)?\/\/[^\s/?#@\\<>"'`]+(?:[/?#]|$)/i;
const mailAddress = /^mailto:[^\s:<>"'`\\/]+$/i;
/** A path of this site, or a query or fragment of the page. Two slashes, or a slash and a backslash, start another host. */
const siteAddress = /^(?:\/(?![/\\])|[?#]|$)/;
/** Picture types that cannot run code in an `img`. */
const dataPicture = /^data:image\/(?:png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;

const maxDataPictureLength = 65_536;

function clean(address: string, maxLength = maxAddressLength): string | null {
  const trimmed = address.trim();
  return trimmed.length > maxLength || hidden.test(trimmed) ? null : trimmed;
}

/** An address for a link to any site, or null if it is invalid: http, https, mailto, or a path of this site. */
export function safeHref(address: string): string | null {
  const href = clean(address);
  if (href === null || href === '') return null;
  return webAddress.test(href) || mailAddress.test(href) || siteAddress.test(href) ? href : null;
}

/** A path, query or fragment of this site, or null if it leads anywhere else. */
export function safeSitePath(address: string): string | null {
  const path = clean(address);
  return path !== null && siteAddress.test(path) ? path : null;
}

/** An address for a picture, or null if it is invalid: http, https, a path of this site, or a data URL with a picture. */
export function safePicture(address: string): string | null {
  const data = clean(address, maxDataPictureLength);
  if (data !== null && dataPicture.test(data)) return data;
  const src = safeHref(address);
  return src === null || mailAddress.test(src) || /^[?#]/.test(src) ? null : src;
}

/** An address that opens an app on the visitor's device with the caller's scheme, or null if it has another scheme. */
export function safeAppHref(address: string, scheme: string): string | null {
  const href = clean(address);
  return href?.toLowerCase().startsWith(`${scheme}://`) ? href : null;
}
