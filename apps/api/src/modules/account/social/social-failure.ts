/** A social login that did not work; the message is for the visitor. */
export class SocialFailure extends Error {
  override name = 'SocialFailure';
}

/** The login page with a popup that says why (spec 1 §2, popup message feature). */
export function failurePage(siteUrl: string, message: string): string {
  const query = new URLSearchParams({ send: 'popup', type: 'error', message: message.replace(/ /g, '_') });
  return `${siteUrl}/login?${query}`;
}
