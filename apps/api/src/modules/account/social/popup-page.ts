/** The pages of the site that a visitor can come back to. */
export type ReturnPath = '/login' | '/account';

/** The address of a page of the site with a popup that shows the message (docs/behaviour/site.md#popup-messages). */
export function popupPage(siteUrl: string, path: ReturnPath, type: 'ok' | 'error', message: string): string {
  const query = new URLSearchParams({ send: 'popup', type, message: message.replace(/ /g, '_') });
  return `${siteUrl}${path}?${query}`;
}
