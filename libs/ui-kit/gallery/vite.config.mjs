import { defineConfig } from 'vite';

/** Only for the gallery. The site already uses Vite, so the gallery adds no package. */
export default defineConfig({
  root: import.meta.dirname,
  // Pictures of the site.
  publicDir: '../../../apps/web/public',
  esbuild: { jsx: 'automatic' },
  build: { outDir: '../../../tmp/gallery', emptyOutDir: true },
  server: { open: process.stdout.isTTY },
});
