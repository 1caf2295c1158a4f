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
