// Bundles one Node entry: it contains our own TypeScript; npm packages stay outside. Usage: node tools/build/bundle-node.mjs <entry.ts>
// <outfile.js> [--watch]
import { build, context } from 'esbuild';

const [entry, outfile, ...flags] = process.argv.slice(2);
const options = {
  entryPoints: [entry],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'npm-packages-outside',
      setup(plugin) {
        plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@starhaven/') ? undefined : { path, external: true },
        );
      },
    },
  ],
};
if (flags.includes('--watch')) await (await context(options)).watch();
else await build(options);
