/** A social login that did not work; the message is for the visitor. */
export class SocialFailure extends Error {
  override name = 'SocialFailure';
}

/** The login page with a popup that says why (docs/behaviour/site.md#popup-messages). */
export function failurePage(siteUrl: string, message: string): string {
  const query = new URLSearchParams({ send: 'popup', type: 'error', message: message.replace(/ /g, '_') });
  return `${siteUrl}/login?${query}`;
}
