/** The address of the login page with a popup that shows the message (docs/behaviour/site.md#popup-messages). */
export function failurePage(siteUrl: string, message: string): string {
  const query = new URLSearchParams({ send: 'popup', type: 'error', message: message.replace(/ /g, '_') });
  return `${siteUrl}/login?${query}`;
}
