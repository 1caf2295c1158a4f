/** A file to keep. Names have no folders: `[a-z0-9_.-]`, see `isFileName`. */
export interface NewFile {
  name: string;
  /** An absolute path; the caller removes it. */
  from: string;
  contentType: string;
}

/** Where uploaded files lie: a folder of this machine, or a store that speaks S3. */
export interface FileStore {
  /** Keeps all files, or none. A name that exists already is replaced by the same content. @throws StoreFullError */
  keep(files: readonly NewFile[]): Promise<void>;
  /** The content, or null when there is no such file. @throws on a store that does not answer */
  read(name: string): Promise<Buffer | null>;
  /** Names that do not exist are ignored. */
  remove(names: readonly string[]): Promise<void>;
  /** Removes remains of a killed process that are older than this. Missing: the store leaves no remains. */
  removeParts?(maxAgeMs: number): Promise<void>;
}

/** No room is left for the file. Nothing of it was kept. */
export class StoreFullError extends Error {
  override name = 'StoreFullError';
}

/** A name that cannot lead out of a folder, whatever a request says: no separators, no leading dot. */
export const isFileName = (name: string): boolean => /^[a-z0-9][a-z0-9_-]{0,80}\.[a-z0-9]{1,5}$/.test(name);

/** The store did not answer, or answered with an error that may pass. */
export class StoreUnavailableError extends Error {
  override name = 'StoreUnavailableError';
}
