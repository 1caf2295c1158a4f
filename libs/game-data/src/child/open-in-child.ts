import { UnreadableDataError } from '../data-format';
import type { OpenedInChild } from './messages';
import { runChild } from './run-child';

/**
 * The content of a path: the game, the format (`auto` detects it) and the parts with a digest of each; a separate process reads it. `from`
 * is a path on this machine, or '' for data that is installed with us. The process gets only the variables of `environment`.
 * @throws UnreadableDataError for unreadable data; on abort the signal's reason
 */
export async function openInChild(options: {
  format: string;
  from: string;
  signal?: AbortSignal;
  environment?: NodeJS.ProcessEnv;
}): Promise<OpenedInChild> {
  const { format, from, signal, environment } = options;
  for await (const message of runChild({ kind: 'open', format, from }, { signal, environment })) {
    if (message.kind === 'opened') return { game: message.game, format: message.format, parts: message.parts };
  }
  throw new UnreadableDataError('The reader ended without an answer.');
}
