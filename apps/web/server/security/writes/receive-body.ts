import type { IncomingMessage } from 'node:http';

export interface BodyLimits {
  /** The whole body must arrive within this time, in milliseconds. */
  timeoutMs: number;
  maxBytes: number;
}

export type BodyFault = 'too-slow' | 'too-large' | 'broken-off';

/**
 * Waits until the whole body of a request has arrived and puts it back, so that the next reader gets all of it at once. Resolves with
 * null, or with the reason why the body is missing. The caller has checked Content-Length before.
 */
export function receiveBody(request: IncomingMessage, { timeoutMs, maxBytes }: BodyLimits): Promise<BodyFault | null> {
  const expected = Number(request.headers['content-length'] ?? 0);
  if (expected === 0) return Promise.resolve(null);
  if (expected > maxBytes) return Promise.resolve('too-large');
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let received = 0;
    const finish = (fault: BodyFault | null) => {
      clearTimeout(timer);
      request.off('readable', read).off('close', leave).off('error', leave);
      // Runs in the same tick as the last read: the stream has not emitted `end` yet, so it accepts the bytes back.
      if (fault === null) request.unshift(Buffer.concat(chunks));
      resolve(fault);
    };
    const leave = () => finish('broken-off');
    // `read` returns buffers, because no encoding is set.
    const next = () => request.read() as Buffer | null;
    const read = () => {
      for (let chunk = next(); chunk !== null; chunk = next()) {
        chunks.push(chunk);
        received += chunk.length;
        if (received >= expected) return finish(null);
      }
    };
    const timer = setTimeout(() => finish('too-slow'), timeoutMs).unref();
    request.on('readable', read).once('close', leave).once('error', leave);
  });
}
