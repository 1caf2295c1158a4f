import type { ReadEvent } from './messages';
import { runChild } from './run-child';

/**
 * Reads the named parts in the given order in a separate process, which pauses while the caller works. To resume an interrupted import,
 * name the remaining parts. The process gets only the variables of `environment`.
 * @throws UnreadableDataError for unreadable data (do not use the rows of that part); on abort the signal's reason
 */
export async function* readInChild(options: {
  format: string;
  from: string;
  parts: readonly string[];
  signal?: AbortSignal;
  environment?: NodeJS.ProcessEnv;
}): AsyncGenerator<ReadEvent> {
  const { format, from, parts, signal, environment } = options;
  for await (const message of runChild({ kind: 'read', format, from, parts }, { signal, environment })) {
    if (message.kind === 'part' || message.kind === 'rows' || message.kind === 'part-end') yield message;
  }
}
