import type { ReadEvent } from './messages';
import { runChild } from './run-child';

/**
 * Reads the named parts in the given order in a separate process, which pauses while the caller works. To resume an interrupted import,
 * name the remaining parts.
 * @throws UnreadableDataError for unreadable data (do not use the rows of that part); the reason of the signal on abort
 */
export async function* readInChild(options: {
  format: string;
  from: string;
  parts: readonly string[];
  signal?: AbortSignal;
}): AsyncGenerator<ReadEvent> {
  const { format, from, parts, signal } = options;
  for await (const message of runChild({ kind: 'read', format, from, parts }, { signal })) {
    if (message.kind === 'part' || message.kind === 'rows' || message.kind === 'part-end') yield message;
  }
}
