import { fileURLToPath } from 'node:url';
import { isSource, workerUrl } from '../worker-url';

/** Where the migrations lie: beside the bundle, or in the project when running from source. */
export const migrationsFolder = fileURLToPath(new URL(isSource ? '../../../drizzle' : './drizzle', import.meta.url));

/** What to start the database's thread from. */
export function pgliteWorkerUrl(): URL {
  return workerUrl('pglite-worker', new URL('./pglite/pglite-worker.ts', import.meta.url));
}
