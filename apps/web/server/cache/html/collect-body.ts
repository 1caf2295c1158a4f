import type { ServerResponse } from 'node:http';
import { types } from 'node:util';

/**
 * Collects the body of a response whose headers say that it is a page, and passes the whole body to `finish` at the end. Other responses
 * pass untouched. `finish` must end the response through the function it is given.
 */
export function collectPage(
  response: ServerResponse,
  finish: (body: Buffer, send: (body: Buffer | undefined) => void) => void,
): void {
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  const chunks: Buffer[] = [];
  const isPage = () => !response.headersSent && String(response.getHeader('Content-Type')).startsWith('text/html');

  /** Stores the chunk of a call of write() or end(). Without a chunk, the first argument is missing or is the callback. */
  const keep = ([chunk, encoding]: readonly unknown[]) => {
    if (types.isUint8Array(chunk)) chunks.push(Buffer.from(chunk));
    if (typeof chunk !== 'string') return;
    chunks.push(Buffer.from(chunk, typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'));
  };

  // Node's overloads cannot be written as one function type; the arguments are passed on unchanged.
  response.write = ((...args: Parameters<typeof write>) => {
    if (!isPage()) return write(...args);
    keep(args);
    const callback = args.find((arg): arg is () => void => typeof arg === 'function');
    if (callback) process.nextTick(callback);
    return true;
  }) as typeof response.write;

  // The same overloads as those of write().
  response.end = ((...args: Parameters<typeof end>) => {
    if (!isPage()) return end(...args);
    keep(args);
    response.write = write;
    response.end = end;
    finish(Buffer.concat(chunks), (body) => void end(body));
    return response;
  }) as typeof response.end;
}
