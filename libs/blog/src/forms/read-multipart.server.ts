import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy from '@fastify/busboy';
import type { BusboyFileStream } from '@fastify/busboy';
import type { StreamedFile } from '@starhaven/contracts/protocol';

export interface MultipartReader {
  contentType: string;
  /** A longer text is cut. */
  maxFieldBytes: number;
  onField: (name: string, value: string) => void;
  /** Called for each file with content, one after another. What it leaves of the file is read and dropped. */
  takeFile: (name: string, file: StreamedFile) => Promise<void>;
}

/** The form is none, or it broke off. */
export class FormBrokenError extends Error {
  override name = 'FormBrokenError';
}

/** More than any form of the site has. */
const limits = { fields: 40, files: 4, parts: 44, fieldNameSize: 100, headerPairs: 20, headerSize: 8_192 };

/**
 * Reads a multipart form as it arrives. Files wait for whoever takes them, so the sender is no faster than the taker, and no file is held in memory.
 * @throws FormBrokenError, and what `takeFile` throws
 */
export async function readMultipart(
  body: Readable,
  { contentType, maxFieldBytes, onField, takeFile }: MultipartReader,
): Promise<void> {
  const broken = (cause: unknown) => new FormBrokenError('The form broke off, or is none.', { cause });
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
    // Reported by `Promise.all` below, when the form has been read.
    taken.at(-1)?.catch(() => undefined);
  });
  try {
    await pipeline(body, parser);
  } catch (error) {
    // Whoever sends a file on must not take its first half for the whole.
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

/** The bytes of a file. When nobody wants them any more, the rest is dropped: the parser would wait for ever, and the fields behind the file with it. */
function passOn(file: BusboyFileStream): PassThrough {
  const bytes = new PassThrough();
  file.on('data', (chunk: Buffer) => {
    if (!bytes.destroyed && !bytes.write(chunk)) file.pause();
  });
  bytes.on('drain', () => file.resume()).once('close', () => file.resume());
  // Told to whoever reads the bytes; without a listener it would end the process.
  bytes.on('error', () => undefined);
  file.once('end', () => bytes.end());
  file.once('error', (error) => bytes.destroy(error));
  return bytes;
}

/** Waits for the first bytes, or for the end without any. */
function hasContent(bytes: PassThrough): Promise<boolean> {
  return new Promise((resolve) => {
    bytes.once('readable', () => resolve(bytes.readableLength > 0));
    bytes.once('close', () => resolve(false));
  });
}
