import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const isSource = import.meta.url.endsWith('.ts');

/** Where the migrations lie: beside the bundle, or in the project when running from source. */
export const migrationsFolder = fileURLToPath(new URL(isSource ? '../../../drizzle' : './drizzle', import.meta.url));

/** What to start the database's thread from. */
export function pgliteWorkerUrl(): URL {
  if (!isSource) return new URL('./pglite-worker.js', import.meta.url);
  // `--import tsx` has no effect in a thread on Node 20; its programmatic door has.
  const packageJson = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const tsx = new URL('./dist/esm/api/index.mjs', packageJson).href;
  const entry = new URL('./pglite/pglite-worker.ts', import.meta.url).href;
  const script = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(entry)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`);
}
