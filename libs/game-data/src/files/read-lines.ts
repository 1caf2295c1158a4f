import { createReadStream } from 'node:fs';
import { UnreadableDataError } from '../data-format';
import { requireFile } from './data-files';
import { asUnreadable } from './unreadable';

/** The longest line in characters. Lines of handbooks are much shorter; the limit protects the memory from a file without line ends. */
const maxLineLength = 1024 * 1024;

export interface TextLine {
  /** Starts at 1. */
  number: number;
  /** Without its line end. */
  text: string;
}

/** Lines of a UTF-8 file, with or without byte-order mark, ending in LF or CRLF. @throws UnreadableDataError */
export async function* readLines(path: string, signal?: AbortSignal): AsyncGenerator<TextLine> {
  await requireFile(path);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  let number = 0;
  const decode = (bytes?: Buffer) => {
    try {
      return bytes === undefined ? decoder.decode() : decoder.decode(bytes, { stream: true });
    } catch {
      throw new UnreadableDataError(`${path}, after line ${number}: not UTF-8 text.`);
    }
  };
  const lineOf = (text: string): TextLine => {
    number += 1;
    return { number, text: text.endsWith('\r') ? text.slice(0, -1) : text };
  };
  try {
    const chunks: AsyncIterable<Buffer> = createReadStream(path, { signal });
    for await (const bytes of chunks) {
      const lines = (rest + decode(bytes)).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) yield lineOf(line);
      if (rest.length > maxLineLength) {
        throw new UnreadableDataError(`${path}, line ${number + 1}: longer than ${maxLineLength} characters.`);
      }
    }
  } catch (error) {
    throw asUnreadable(path, error);
  }
  rest += decode();
  if (rest !== '') yield lineOf(rest);
}
