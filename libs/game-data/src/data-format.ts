import type { ImportedRow } from './imported-item';

/** One file or one language of the data. */
export interface DataPart {
  /** Unique within the data and stable, such as `TextMapEN.json`. */
  name: string;
  /** Digest of all input of `read`: the same digest means the same rows. */
  digest: () => Promise<string>;
  /** @throws UnreadableDataError when the data does not fit the format; then do not use the rows yielded before */
  read: (signal: AbortSignal) => AsyncIterable<ImportedRow>;
}

/** A form in which game data is published. */
export interface DataFormat {
  /** The name for `--format`. */
  name: string;
  title: string;
  /** Id of the game, or the possible ids; the path decides between them. */
  games: readonly (1 | 2 | 3)[];
  /** What `--from` must point to, for help texts. */
  expects: string;
  /** Finds the game and the parts at a path. @throws UnreadableDataError when there is nothing of this format */
  open: (path: string) => Promise<{ game: 1 | 2 | 3; parts: DataPart[] }>;
}

/** Data that does not match its format; the message names the file, the place and the expected value. */
export class UnreadableDataError extends Error {
  override name = 'UnreadableDataError';
}

/** Data of this format, but the path contains more than one data set: do not try other formats. */
export class AmbiguousDataError extends UnreadableDataError {}
