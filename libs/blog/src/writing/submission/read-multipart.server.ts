import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy from '@fastify/busboy';
import type { BusboyFileStream } from '@fastify/busboy';
import type { StreamedFile } from '@starhaven/contracts/protocol';

export interface MultipartReader {
  contentType: string;
  /** Longer texts are cut. */
  maxFieldBytes: number;
  onField: (name: string, value: string) => void;
  /** Called for each file with content, one after another. The part of a file that it does not read is read and dropped. */
  takeFile: (name: string, file: StreamedFile) => Promise<void>;
}

/** The body is not a multipart form, or it ended too early. */
export class FormBrokenError extends Error {
  override name = 'FormBrokenError';
}

/** More than any form of this site needs. */
const limits = { fields: 40, files: 4, parts: 44, fieldNameSize: 100, headerPairs: 20, headerSize: 8_192 };

/**
 * Reads a multipart form as it arrives. If `takeFile` is slower, the sender waits, so no file is held in memory.
 * @throws FormBrokenError, and the errors of `takeFile`
 */
export async function readMultipart(
  body: Readable,
  { contentType, maxFieldBytes, onField, takeFile }: MultipartReader,
): Promise<void> {
  const broken = (cause: unknown) =>
    new FormBrokenError('The body is not a multipart form, or it ended too early.', { cause });
  const parser = openParser(contentType, maxFieldBytes, broken);
  const taken: Promise<void>[] = [];
  const open = new Set<PassThrough>();
  parser.on('field', (name, value) => onField(name, value));
  parser.on('file', (name, file, fileName, _encoding, type) => {
    const bytes = passOn(file);
    open.add(bytes);
    taken.push(
      // Browsers send an empty file for a field without a choice.
      hasContent(bytes)
        .then((isChosen) => (isChosen ? takeFile(name, { name: fileName ?? '', type, bytes }) : undefined))
        .finally(() => (open.delete(bytes), bytes.destroy())),
    );
    // `Promise.all` below reports the error after the form has been read.
    taken.at(-1)?.catch(() => undefined);
  });
  try {
    await pipeline(body, parser);
  } catch (error) {
    // Without an error, `takeFile` would accept the first part of a file as the whole file.
    for (const bytes of open) bytes.destroy(broken(error));
    await Promise.allSettled(taken);
    throw broken(error);
  }
  await Promise.all(taken);
}

function openParser(contentType: string, fieldSize: number, broken: (cause: unknown) => Error) {
  try {
    return new Busboy({ headers: { 'content-type': contentType }, limits: { ...limits, fieldSize } });
  } catch (error) {
    // Without a boundary.
    throw broken(error);
  }
}

/**
 * The bytes of a file. If the reader closes the stream early, the rest is read and dropped. Otherwise the parser would wait forever and
 * never reach the fields after the file.
 */
function passOn(file: BusboyFileStream): PassThrough {
  const bytes = new PassThrough();
  file.on('data', (chunk: Buffer) => {
    if (!bytes.destroyed && !bytes.write(chunk)) file.pause();
  });
  bytes.on('drain', () => file.resume()).once('close', () => file.resume());
  // The reader of the stream gets the error, too. Without this listener, an error before the reader is attached would end the process.
  bytes.on('error', () => undefined);
  file.once('end', () => bytes.end());
  file.once('error', (error) => bytes.destroy(error));
  return bytes;
}

/** Waits for the first bytes; false if the stream ends without any. */
function hasContent(bytes: PassThrough): Promise<boolean> {
  return new Promise((resolve) => {
    bytes.once('readable', () => resolve(bytes.readableLength > 0));
    bytes.once('close', () => resolve(false));
  });
}
