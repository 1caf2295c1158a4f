import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * What sets a cookie, and what a visitor with a session gets, is one visitor's own, redirects and data of pages included: no
 * cache on the way may keep it (docs/security.md#secrets-in-logs-and-addresses). For answers of Remix; files are the same for everybody.
 */
export function keepAnswersPrivate(hasSession: (cookieHeader: string | undefined) => boolean) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { writeHead } = response;
    // Node itself calls it before the first byte, whoever wrote the headers.
    response.writeHead = ((...args: Parameters<typeof writeHead>) => {
      if (response.hasHeader('Set-Cookie') || hasSession(request.headers.cookie)) {
        response.setHeader('Cache-Control', 'private, no-store');
      }
      if (!response.hasHeader('Vary')) response.setHeader('Vary', 'Cookie');
      return writeHead.apply(response, args);
    }) as typeof writeHead;
    next();
  };
}
