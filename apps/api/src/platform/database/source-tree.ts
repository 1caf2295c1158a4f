import { fileURLToPath } from 'node:url';
import { isSource, workerUrl } from '../worker-url';

/** The folder of the migrations: next to the bundle, or in the project when running from source. */
export const migrationsFolder = fileURLToPath(new URL(isSource ? '../../../drizzle' : './drizzle', import.meta.url));

/** The file that starts the database's thread. */
export function pgliteWorkerUrl(): URL {
  return workerUrl('pglite-worker', new URL('./pglite/pglite-worker.ts', import.meta.url));
}
