import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { isStreamedFile } from '@starhaven/contracts/protocol';

/** As browsers write a name into a header (HTML, multipart/form-data encoding algorithm). */
const escapeName = (name: string) => name.replace(/\r/g, '%0D').replace(/\n/g, '%0A').replace(/"/g, '%22');

/**
 * A multipart body that is written while its file arrives. If the file fails, the request is aborted, so the host sees a body without its
 * end.
 */
export function streamForm(
  fields: Readonly<Record<string, unknown>>,
  headers: Readonly<Record<string, string>>,
): { headers: Record<string, string>; body: Readable } {
  const boundary = `----form-${randomUUID()}`;
  const head = (name: string, more = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${escapeName(name)}"${more}\r\n\r\n`;

  async function* write(): AsyncGenerator<Uint8Array | string> {
    for (const [name, value] of Object.entries(fields)) {
      if (value === undefined || value === null) continue;
      if (isStreamedFile(value)) {
        const type = /^[\w.+-]+\/[\w.+-]+$/.test(value.type) ? value.type : 'application/octet-stream';
        yield head(name, `; filename="${escapeName(value.name)}"\r\ncontent-type: ${type}`);
        yield* value.bytes;
      } else {
        yield head(name) + String(value);
      }
      yield '\r\n';
    }
    yield `--${boundary}--\r\n`;
  }
  const body = Readable.from(write(), { objectMode: false });
  // The request reports the error; without a listener the error would end the process.
  body.on('error', () => undefined);
  return { headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` }, body };
}
