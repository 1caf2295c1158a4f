import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

const oneYearSeconds = 365 * 24 * 60 * 60;
const oneHourSeconds = 60 * 60;

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Files of the client build, in the forms compressed at build time. Hashed names never change; the others are asked for again after an hour. */
export function createStaticFiles(clientDir: string): Handler {
  return sirv(clientDir, {
    etag: true,
    gzip: true,
    brotli: true,
    dotfiles: false,
    setHeaders: (response, pathname) => {
      const isHashed = pathname.startsWith(`/assets/`);
      response.setHeader(
        'Cache-Control',
        `public, max-age=${isHashed ? `${oneYearSeconds}, immutable` : oneHourSeconds}`,
      );
      response.setHeader('Vary', 'Accept-Encoding');
      if (path.extname(pathname) === '.ico') response.setHeader('Content-Type', 'image/png');
      if (path.extname(pathname) === '.svg') response.setHeader('Content-Security-Policy', svgPolicy);
    },
  });
}

/** A picture opened on its own may style itself and nothing more. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
