import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { UnreadableDataError } from '../data-format';
import { asUnreadable } from './unreadable';

/** Larger files are not game data; reading them would only fill the memory. */
export const maxFileBytes = 1024 ** 3;

/** Version of the reading code. When it changes, all parts count as changed and are read again. */
const readerVersion = 1;

/** Whether a file or folder exists. */
export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

export async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    throw asUnreadable(path, error);
  }
}

/** @throws UnreadableDataError unless the path is a plain file of acceptable size; a pipe would block forever */
export async function requireFile(path: string): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    throw asUnreadable(path, error);
  });
  if (!found.isFile()) throw new UnreadableDataError(`${path} is not a plain file.`);
  if (found.size > maxFileBytes)
    throw new UnreadableDataError(`${path} is larger than 1 GiB, the limit for game data.`);
}

/** Names of the plain entries of a folder, sorted, so that parts come in the same order on every machine. */
export async function listFolder(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort((a, b) => (a < b ? -1 : 1));
  } catch (error) {
    throw asUnreadable(folder, error);
  }
}

/** The files of a folder whose name matches, or the path itself when it is such a file. */
export async function findFiles(path: string, name: RegExp): Promise<string[]> {
  if (await isFolder(path)) {
    return (await listFolder(path)).filter((entry) => name.test(entry)).map((entry) => join(path, entry));
  }
  return name.test(basename(path)) ? [path] : [];
}

/** The first bytes of a file as text, enough to detect its format. */
export async function readHead(path: string, bytes = 64 * 1024): Promise<string> {
  await requireFile(path);
  const file = await open(path).catch((error: unknown) => {
    throw asUnreadable(path, error);
  });
  try {
    const buffer = Buffer.alloc(bytes);
    const { bytesRead } = await file.read(buffer, 0, bytes, 0);
    return buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF/, '');
  } finally {
    await file.close();
  }
}

/** SHA-256 (hex) of the files' contents in the given order. */
export async function digestFiles(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(`reader ${readerVersion}\n`);
  for (const path of paths) {
    await requireFile(path);
    hash.update(`${basename(path)}\n`);
    try {
      const chunks: AsyncIterable<Buffer> = createReadStream(path);
      for await (const chunk of chunks) hash.update(chunk);
    } catch (error) {
      throw asUnreadable(path, error);
    }
  }
  return hash.digest('hex');
}

/** SHA-256 (hex) of a text that is part of this library. */
export function digestText(text: string): string {
  return createHash('sha256').update(`reader ${readerVersion}\n`).update(text).digest('hex');
}
