import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

const oneYearSeconds = 365 * 24 * 60 * 60;
const oneHourSeconds = 60 * 60;

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Files of the client build, in the forms compressed at build time. Hashed names never change; the others are asked for again after an hour. */
export function createStaticFiles(clientDir: string): Handler {
  const files = sirv(clientDir, {
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
  return (request, response, next) => {
    response.once('pipe', (file: Readable) => closeWithConnection(file, request.socket));
    files(request, response, next);
  };
}

/** Files that are being sent, by connection: pipelined requests may have opened several. */
const openFiles = new WeakMap<Socket, Set<Readable>>();

/** Without this, a file whose visitor left would stay open for good: `pipe` ends with its target and leaves its source as it is. */
function closeWithConnection(file: Readable, socket: Socket): void {
  let files = openFiles.get(socket);
  if (files === undefined) {
    const opened = (files = new Set<Readable>());
    openFiles.set(socket, opened);
    // The socket and not the response: a response that waits behind others on its connection is not told that the visitor left.
    socket.once('close', () => opened.forEach((one) => one.destroy()));
  }
  const sending = files.add(file);
  file.once('close', () => sending.delete(file));
}

/** A picture opened on its own may style itself and nothing more. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";
