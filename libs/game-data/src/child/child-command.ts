import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const isSource = import.meta.url.endsWith('.ts');

/** Enough for a game's largest texts; only one language is parsed at a time. */
const maxHeapMb = 2048;

/** Arguments for Node that start the child: next to the bundle, or from source through tsx. */
export function childArguments(): string[] {
  const heap = `--max-old-space-size=${maxHeapMb}`;
  if (!isSource) return [heap, fileURLToPath(new URL('./game-data-child.js', import.meta.url))];
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return [heap, '--import', tsx, fileURLToPath(new URL('./data-child.ts', import.meta.url))];
}

/** Only the variables that Node itself needs: the child reads untrusted files and must not get our secrets. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_ENV'];
  // What Node needs is no setting of ours, so no configuration has it.
  // eslint-disable-next-line no-restricted-properties
  const own = names.map((name) => [name, process.env[name]] as const).filter(([, value]) => value !== undefined);
  // In programs with Vite's types NODE_ENV is never missing, but a child without it works.
  return Object.fromEntries(own) as NodeJS.ProcessEnv;
}
