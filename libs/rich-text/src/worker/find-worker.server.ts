import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** The file that starts a thread: its bundle next to the server's or up to two folders above, or its source. */
export function findWorker(): URL {
  const bundle = ['./', '../', '../../']
    .map((folder) => new URL(`${folder}render-worker.js`, import.meta.url))
    .find((url) => existsSync(url));
  if (bundle) return bundle;
  // `--import tsx` has no effect in a thread on Node 20; tsx's programmatic API works.
  const packageJson = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const tsx = new URL('./dist/esm/api/index.mjs', packageJson).href;
  const source = new URL('./render-worker.server.ts', import.meta.url).href;
  const script = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(source)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`);
}
