// Bundles one Node entry with everything that it needs into one file, for machines that have only Node.
// Usage: node tools/build/bundle-whole.mjs <entry.ts> <outfile.mjs>
import { build } from 'esbuild';

const [entry, outfile] = process.argv.slice(2);
await build({
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  minifySyntax: true,
  legalComments: 'inline',
  logLevel: 'warning',
  // Optional speed-ups of ws that are compiled on the machine; ws does without.
  external: ['bufferutil', 'utf-8-validate'],
  // CommonJS packages inside ask for Node's modules with `require`.
  banner: {
    js: `#!/usr/bin/env node\nimport { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`,
  },
});
