import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const isSource = import.meta.url.endsWith('.ts');

/** Enough for the largest texts of a game, which are parsed one language at a time. */
const maxHeapMb = 2048;

/** Arguments for Node that start the child: beside the bundle, or from source through tsx. */
export function childArguments(): string[] {
  const heap = `--max-old-space-size=${maxHeapMb}`;
  if (!isSource) return [heap, fileURLToPath(new URL('./game-data-child.js', import.meta.url))];
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return [heap, '--import', tsx, fileURLToPath(new URL('./data-child.ts', import.meta.url))];
}

/** Only what Node itself needs: the child reads files of strangers and has no business with our secrets. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'NODE_ENV'];
  const own = names.map((name) => [name, process.env[name]] as const).filter(([, value]) => value !== undefined);
  return Object.fromEntries(own) as NodeJS.ProcessEnv;
}
