import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { UnreadableDataError } from '../data-format';
import { requireFile } from './data-files';
import { parseJson } from './read-json';
import type { Json } from './read-json';
import { asUnreadable } from './unreadable';

/** The position of a value in a file, in bytes. */
export interface JsonSection {
  path: readonly string[];
  start: number;
  end: number;
}

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openBrace, closeBrace, openBracket, closeBracket] = [0x7b, 0x7d, 0x5b, 0x5d];
const maxKeyBytes = 500;

/** Follows the structure of JSON byte by byte and notes the start and end of the wanted values. */
class SectionScanner {
  readonly sections: JsonSection[] = [];
  private readonly keys: string[] = [];
  private level = 0;
  private arrays = 0;
  private inString = false;
  private escaped = false;
  private isKeyNext = false;
  private keyBytes: number[] | undefined;
  private found: { path: readonly string[]; level: number; start: number } | undefined;

  constructor(private readonly isWanted: (path: readonly string[]) => boolean) {}

  get isComplete(): boolean {
    return this.level === 0 && this.arrays === 0 && !this.inString;
  }

  read(bytes: Buffer, offset: number): void {
    for (let at = 0; at < bytes.length; at += 1) {
      // `at` is less than the length.
      const byte = bytes[at]!;
      if (this.inString) this.readString(byte);
      else if (byte === quote) this.startString();
      else if (byte === openBrace) {
        this.level += 1;
        this.isKeyNext = true;
      } else if (byte === closeBrace) {
        this.close(offset + at);
        this.level -= 1;
      } else if (byte === openBracket) this.arrays += 1;
      else if (byte === closeBracket) this.arrays -= 1;
      else if (byte === comma) {
        this.close(offset + at);
        this.isKeyNext = true;
      } else if (byte === colon) this.open(offset + at + 1);
    }
  }

  private startString(): void {
    this.inString = true;
    if (this.isKeyNext && this.arrays === 0 && this.found === undefined) this.keyBytes = [];
    this.isKeyNext = false;
  }

  private readString(byte: number): void {
    if (this.escaped) this.escaped = false;
    else if (byte === backslash) this.escaped = true;
    else if (byte === quote) {
      this.inString = false;
      if (this.keyBytes !== undefined && this.level > 0) {
        this.keys[this.level - 1] = Buffer.from(this.keyBytes).toString('utf8');
      }
      this.keyBytes = undefined;
      return;
    }
    if (this.keyBytes !== undefined && this.keyBytes.length < maxKeyBytes) this.keyBytes.push(byte);
  }

  private open(start: number): void {
    if (this.found !== undefined || this.arrays !== 0 || this.level < 1) return;
    const path = this.keys.slice(0, this.level);
    if (this.isWanted(path)) this.found = { path, level: this.level, start };
  }

  private close(end: number): void {
    if (this.found === undefined || this.arrays !== 0 || this.level !== this.found.level) return;
    this.sections.push({ path: this.found.path, start: this.found.start, end });
    this.found = undefined;
  }
}

/**
 * Finds values of a JSON file by their path of keys, in one pass over its bytes, so that a file of 200 MB can be parsed in pieces instead
 * of filling the memory. Values inside arrays have no path.
 * @throws UnreadableDataError when the file is truncated
 */
export async function findSections(
  path: string,
  isWanted: (path: readonly string[]) => boolean,
  signal?: AbortSignal,
): Promise<JsonSection[]> {
  await requireFile(path);
  const scanner = new SectionScanner(isWanted);
  let offset = 0;
  try {
    const chunks: AsyncIterable<Buffer> = createReadStream(path, { signal, highWaterMark: 1024 * 1024 });
    for await (const chunk of chunks) {
      scanner.read(chunk, offset);
      offset += chunk.length;
    }
  } catch (error) {
    throw asUnreadable(path, error);
  }
  if (!scanner.isComplete) throw new UnreadableDataError(`${path}: not JSON, or cut off at byte ${offset}.`);
  return scanner.sections;
}

/** The bytes of a section. */
export async function readSectionBytes(path: string, { start, end }: JsonSection): Promise<Uint8Array> {
  const file = await open(path).catch((error: unknown) => {
    throw asUnreadable(path, error);
  });
  try {
    const bytes = Buffer.alloc(end - start);
    await file.read(bytes, 0, bytes.length, start);
    return bytes;
  } finally {
    await file.close();
  }
}

/** Parses only one section. @throws UnreadableDataError */
export async function readSection(path: string, section: JsonSection): Promise<Json> {
  return parseJson(`${path}, ${section.path.join('.')}`, await readSectionBytes(path, section));
}
