import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** False in the bundle, where all files are next to `server.js`. */
export const isSource = import.meta.url.endsWith('.ts');

/** The file that starts a thread: its bundle `<name>.js`, or its source. */
export function workerUrl(name: string, source: URL): URL {
  if (!isSource) return new URL(`./${name}.js`, import.meta.url);
  // `--import tsx` has no effect in a thread on Node 20; tsx's programmatic API works.
  const packageJson = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const tsx = new URL('./dist/esm/api/index.mjs', packageJson).href;
  const script = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(source.href)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`);
}
