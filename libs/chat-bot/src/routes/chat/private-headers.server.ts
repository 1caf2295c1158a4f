/** Of all pages of the chat: they depend on the session. */
export const privateHeaders = { 'Cache-Control': 'private, no-store' };
