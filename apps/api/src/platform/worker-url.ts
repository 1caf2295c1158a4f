import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/** False in the bundle, where everything lies beside `server.js`. */
export const isSource = import.meta.url.endsWith('.ts');

/** What to start a thread from: its bundle `<name>.js`, or its source. */
export function workerUrl(name: string, source: URL): URL {
  if (!isSource) return new URL(`./${name}.js`, import.meta.url);
  // `--import tsx` has no effect in a thread on Node 20; its programmatic door has.
  const packageJson = pathToFileURL(createRequire(import.meta.url).resolve('tsx/package.json'));
  const tsx = new URL('./dist/esm/api/index.mjs', packageJson).href;
  const script = `import { register } from ${JSON.stringify(tsx)}; register(); await import(${JSON.stringify(source.href)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`);
}
