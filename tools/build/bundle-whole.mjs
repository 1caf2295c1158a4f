// Bundles one Node entry with all its dependencies into one file, for machines that have only Node. Usage: node
// tools/build/bundle-whole.mjs <entry.ts> <outfile.mjs>
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
  // Optional native modules of ws; ws works without them.
  external: ['bufferutil', 'utf-8-validate'],
  // CommonJS packages in the bundle load Node's modules with `require`.
  banner: {
    js: `#!/usr/bin/env node\nimport { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`,
  },
});
