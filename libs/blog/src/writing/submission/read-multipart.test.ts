/** @jest-environment node */
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import type { StreamedFile } from '@starhaven/contracts/protocol';
import { FormBrokenError, readMultipart } from './read-multipart.server';

const boundary = 'seam';
const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const fileHead = (name: string, fileName = 'a.png') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\ncontent-type: image/png\r\n\r\n`;
const end = `--${boundary}--\r\n`;
const mebibyte = 'x'.repeat(1024 * 1024);

function read(takeFile: (name: string, file: StreamedFile) => Promise<void>) {
  const body = new PassThrough({ highWaterMark: 64 * 1024 });
  const fields: [string, string][] = [];
  const done = readMultipart(body, {
    contentType: `multipart/form-data; boundary=${boundary}`,
    maxFieldBytes: 100,
    onField: (...given) => fields.push(given),
    takeFile,
  });
  done.catch(() => undefined);
  return { body, fields, done };
}

async function textOf(file: StreamedFile): Promise<string> {
  let text = '';
  for await (const chunk of file.bytes) text += Buffer.from(chunk).toString();
  return text;
}

test('fields and files come as they were sent, and long texts are cut', async () => {
  const files: string[][] = [];
  const { body, fields, done } = read(async (name, file) => {
    files.push([name, file.name, file.type, await textOf(file)]);
  });
  body.end(
    field('title', 'Über') +
      // Characters that other parsers treat as the end of the name.
      fileHead('image', 'my; [cat] =1.png') +
      'pixels\r\n' +
      field('content', 'y'.repeat(300)) +
      fileHead('thumbnailImage', '') +
      '\r\n' +
      end,
  );
  await done;
  expect(fields).toEqual([
    ['title', 'Über'],
    ['content', 'y'.repeat(100)],
  ]);
  expect(files).toEqual([['image', 'my; [cat] =1.png', 'image/png', 'pixels']]);
});

test('a file is read while it arrives, and a slow reader slows the sender down', async () => {
  let first = '';
  let goOn = () => {};
  const paused = new Promise<void>((resolve) => (goOn = resolve));
  let hasFirst = () => {};
  const firstIsThere = new Promise<void>((resolve) => (hasFirst = resolve));
  let bytes = 0;
  const { body, done } = read(async (_, file) => {
    for await (const chunk of file.bytes) {
      if (first === '') {
        first = Buffer.from(chunk).toString('utf8', 0, 4);
        hasFirst();
        await paused;
      }
      bytes += chunk.length;
    }
  });
  body.write(fileHead('image'));
  body.write('head');
  await firstIsThere;
  expect(first).toBe('head');
  // No one reads, so the sender soon has to wait.
  const part = 'x'.repeat(64 * 1024);
  let sent = 0;
  while (body.write(part)) {
    sent += 1;
    await new Promise(setImmediate);
  }
  expect(sent).toBeLessThan(10);
  goOn();
  await once(body, 'drain');
  body.end(`\r\n${end}`);
  await done;
  expect(bytes).toBe(4 + (sent + 1) * part.length);
});

test('what is left of a file is dropped, and the fields behind it are read', async () => {
  const { body, fields, done } = read(async (_, file) => {
    for await (const chunk of file.bytes) if (chunk.length > 0) return;
  });
  body.end(fileHead('image') + mebibyte.repeat(3) + '\r\n' + field('title', 'Typed') + end);
  await done;
  expect(fields).toEqual([['title', 'Typed']]);
});

test('a form that breaks off is an error for the reader of the file and for the form', async () => {
  let told: unknown = null;
  const { body, done } = read((_, file) =>
    textOf(file).then(
      () => undefined,
      (error: unknown) => void (told = error),
    ),
  );
  body.write(fileHead('image') + 'half');
  setImmediate(() => body.destroy(new Error('aborted')));
  await expect(done).rejects.toBeInstanceOf(FormBrokenError);
  expect(told).toBeInstanceOf(FormBrokenError);
});

test('a form that ends in the middle, or has no boundary, is refused', async () => {
  const { body, done } = read(async (_, file) => void (await textOf(file).catch(() => '')));
  body.end(fileHead('image') + 'half');
  await expect(done).rejects.toBeInstanceOf(FormBrokenError);
  const options = { maxFieldBytes: 9, onField: jest.fn(), takeFile: jest.fn() };
  const plain = readMultipart(new PassThrough().end('x'), { contentType: 'multipart/form-data', ...options });
  await expect(plain).rejects.toBeInstanceOf(FormBrokenError);
});

test('an error of the reader of the file is not reported as a broken form', async () => {
  const { body, done } = read(() => Promise.reject(new RangeError('ours')));
  body.end(`${fileHead('image')}x\r\n${end}`);
  await expect(done).rejects.toBeInstanceOf(RangeError);
});
