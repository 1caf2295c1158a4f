import type { ReadEvent } from './messages';
import { runChild } from './run-child';

/**
 * Reads the named parts in the order given, in a process of its own, which waits while the caller works. An interrupted import
 * goes on by naming the parts that are left.
 * @throws UnreadableDataError for what cannot be read (rows of the part it happened in are then not to be used); the reason of
 * the signal on abort
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
