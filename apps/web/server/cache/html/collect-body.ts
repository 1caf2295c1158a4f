import type { ServerResponse } from 'node:http';

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

  const keep = (chunk: string | Uint8Array | (() => void) | null | undefined, encoding = 'utf8') => {
    if (chunk === undefined || chunk === null || typeof chunk === 'function') return;
    chunks.push(
      typeof chunk === 'string'
        ? Buffer.from(chunk, Buffer.isEncoding(encoding) ? encoding : 'utf8')
        : Buffer.from(chunk),
    );
  };

  // Node's overloads cannot be written as one function type; the arguments are passed on unchanged.
  response.write = ((...args: Parameters<typeof write>) => {
    if (!isPage()) return write(...args);
    keep(args[0], args[1]);
    const callback: (() => void) | undefined = args.find((arg) => typeof arg === 'function');
    if (callback) process.nextTick(callback);
    return true;
  }) as typeof response.write;

  // The same overloads as those of write().
  response.end = ((...args: Parameters<typeof end>) => {
    if (!isPage()) return end(...args);
    keep(args[0], args[1]);
    response.write = write;
    response.end = end;
    finish(Buffer.concat(chunks), (body) => void end(body));
    return response;
  }) as typeof response.end;
}
