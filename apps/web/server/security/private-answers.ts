import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Makes answers private if they set a cookie or the visitor has a session, including redirects and data of pages: no cache between
 * browser and server may store them (docs/security.md#secrets-in-logs-and-addresses). For answers of Remix; files are the same for all
 * visitors.
 */
export function keepAnswersPrivate(hasSession: (cookieHeader: string | undefined) => boolean) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { writeHead } = response;
    // Node calls `writeHead` before the first byte, however the headers were set. Its overloads do not fit one function type, so the
    // arguments are passed on unchanged.
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
