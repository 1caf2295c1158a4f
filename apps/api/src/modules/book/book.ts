import type { Database } from '../../platform/database/database';
import type { Logger } from '../../platform/logging/logger';
import type { ContentVersions } from '../content';
import type { Reader } from './import/import-data';
import { importShippedData } from './import/shipped-data';
import { OperatorImports } from './operator';
import { ItemLibrary } from './search/item-library';
import type { ItemLibraryOptions } from './search/item-library';
import { ImportUploads } from './uploads/import-uploads';
import { runImportWork } from './uploads/import-work';

export interface BookOptions {
  database: Database;
  versions: ContentVersions;
  log: Logger;
  /** Import the data that is shipped with the software. */
  hasShippedData: boolean;
  /** The folder of the files that staff uploads. */
  uploadFolder: string;
  /** For tests. */
  reader?: Reader;
  buildIndex?: ItemLibraryOptions['buildIndex'];
}

/** The handbook of a running server: its items in memory, and imports. */
export class Book {
  readonly library: ItemLibrary;
  readonly imports: OperatorImports;
  readonly uploads: ImportUploads;
  private readonly controller = new AbortController();
  private work: Promise<void> = Promise.resolve();

  constructor(private readonly options: BookOptions) {
    const { database, versions, log, reader, buildIndex } = options;
    const { signal } = this.controller;
    this.library = new ItemLibrary({ database, versions, log, buildIndex });
    const onError = (error: unknown) => log.error({ err: error }, 'import failed');
    this.uploads = new ImportUploads(options.uploadFolder);
    this.imports = new OperatorImports({ database, signal, onError, refresh: () => this.library.refresh(), reader });
  }

  /** Fills the handbook in the background while the site already answers requests. */
  start(): void {
    const { hasShippedData, ...options } = this.options;
    this.library.reload();
    if (hasShippedData) this.work = importShippedData({ ...options, signal: this.controller.signal });
  }

  /** The work of a job of staff, see `runImportWork`; it ends when the server stops. */
  importUpload(
    order: { subject: string; isDryRun: boolean },
    reportProgress: (percent: number, note: string) => Promise<void>,
  ): Promise<string[]> {
    const { database, reader } = this.options;
    const { signal } = this.controller;
    const refresh = () => this.library.refresh();
    return runImportWork({ database, uploads: this.uploads, signal, refresh, reader }, order, reportProgress);
  }

  async stop(): Promise<void> {
    this.controller.abort();
    await this.work;
    await this.library.stop();
  }
}
