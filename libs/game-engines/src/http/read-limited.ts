import type { IncomingMessage } from 'node:http';
import { EngineError } from '../engine/engine-error';

/** The body as text. @throws EngineError if it exceeds the limit or is compressed, because we requested it uncompressed */
export async function readLimited(incoming: IncomingMessage, maxBytes: number): Promise<string> {
  const encoding = incoming.headers['content-encoding'] ?? 'identity';
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    if (encoding !== 'identity') throw new EngineError('shape', 'the answer is compressed');
    const received: AsyncIterable<Buffer> = incoming;
    for await (const chunk of received) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new EngineError('shape', `the answer is larger than ${maxBytes / 1024} KiB`);
      chunks.push(chunk);
    }
  } catch (error) {
    incoming.destroy();
    throw error;
  }
  return Buffer.concat(chunks).toString('utf8');
}
