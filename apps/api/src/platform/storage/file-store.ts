/** A file to store. Names have no folders: `[a-z0-9_.-]`, see `isFileName`. */
export interface NewFile {
  name: string;
  /** An absolute path; the caller deletes the file. */
  from: string;
  contentType: string;
}

/** Where uploaded files are stored: a folder of this machine, or a store that supports S3. */
export interface FileStore {
  /**
   * Stores the files; after an error, some of them may be stored. A file that already exists is written again with the same content, and an
   * error does not remove it. @throws StoreFullError
   */
  keep(files: readonly NewFile[]): Promise<void>;
  /** The content, or null when there is no such file. @throws when the store does not answer */
  read(name: string): Promise<Buffer | null>;
  /** Names that do not exist are ignored. */
  remove(names: readonly string[]): Promise<void>;
  /** Removes remains of a killed process that are older than this. Missing: the store leaves no remains. */
  removeParts?(maxAgeMs: number): Promise<void>;
}

/** No room is left for the file. Nothing of it was stored. */
export class StoreFullError extends Error {
  override name = 'StoreFullError';
}

/** A name that cannot lead out of a folder, whatever a request contains: no separators, no leading dot. */
export const isFileName = (name: string): boolean => /^[a-z0-9][a-z0-9_-]{0,80}\.[a-z0-9]{1,5}$/.test(name);

/** The store did not answer, or answered with a temporary error. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}
