import type { ImportedRow } from './imported-item';

/** One file or one language of the data. */
export interface DataPart {
  /** Unique within the data, the same each time, such as `TextMapEN.json`. */
  name: string;
  /** Digest of everything that `read` reads: the same digest, the same rows. */
  digest: () => Promise<string>;
  /** @throws UnreadableDataError when it is not what the format says; what was yielded before is then not to be used */
  read: (signal: AbortSignal) => AsyncIterable<ImportedRow>;
}

/** A way in which game data is published. */
export interface DataFormat {
  /** As in `--format`. */
  name: string;
  title: string;
  /** Id of the game, or the ids between which the path decides. */
  games: readonly (1 | 2 | 3)[];
  /** What `--from` points at, for help texts. */
  expects: string;
  /** Which game and parts a path holds. @throws UnreadableDataError when it holds nothing of this format */
  open: (path: string) => Promise<{ game: 1 | 2 | 3; parts: DataPart[] }>;
}

/** Data that is not what its format says; the message names the file, the place and what was expected. */
export class UnreadableDataError extends Error {
  override name = 'UnreadableDataError';
}

/** Data of this format, but a path that names more than one of its kind: no other format need be tried. */
export class AmbiguousDataError extends UnreadableDataError {}
