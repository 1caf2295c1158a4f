import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';

const oneYearSeconds = 365 * 24 * 60 * 60;
const oneHourSeconds = 60 * 60;

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Serves files of the client build, compressed at build time. Browsers cache hashed names for ever, all other files for an hour. */
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
      if (isHashed && workerScript.test(pathname)) response.setHeader('Content-Security-Policy', workerPolicy);
    },
  });
  return (request, response, next) => {
    if (!fileTarget.test(request.url ?? '')) return next();
    response.once('pipe', (file: Readable) => {
      closeWithConnection(file, request.socket);
      // An update has removed the file since the start, or it cannot be read. The headers are already sent, so the answer breaks off.
      file.once('error', () => response.destroy());
    });
    files(request, response, next);
  };
}

/** Matches a target with a file extension, which every file has. Letting sirv look up pages too cost 3 % of the CPU of a member's page. */
const fileTarget = /^[^?]*\.[^/?]+(?:\?|$)/;

/** Open files by connection: pipelined requests may have opened several. */
const openFiles = new WeakMap<Socket, Set<Readable>>();

/** Closes files when the visitor disconnects: `pipe` does not close its source when its target closes. */
function closeWithConnection(file: Readable, socket: Socket): void {
  let files = openFiles.get(socket);
  if (files === undefined) {
    const opened = (files = new Set<Readable>());
    openFiles.set(socket, opened);
    // Listens on the socket: a response that waits behind others on its connection gets no `close` when the visitor disconnects.
    socket.once('close', () => opened.forEach((one) => one.destroy()));
  }
  const sending = files.add(file);
  file.once('close', () => sending.delete(file));
}

/** If a picture is opened as a page, it may only use its own styles. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The build names the scripts of workers after their file, `…-worker.ts`. */
const workerScript = /-worker-[\w-]+\.js$/;

/** The policy of a worker's script: the worker may compile WebAssembly, and load and send nothing. */
const workerPolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; frame-ancestors 'none'";
