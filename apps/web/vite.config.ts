import { vitePlugin as remix } from '@remix-run/dev';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { defineConfig } from 'vite';
import { chunkOf } from './vite/chunk-of';
import { classesOnce } from './vite/classes-once';
import { formsOnServer } from './vite/forms-on-server';
import { minifyAgain } from './vite/minify-again';
import { remixForBrowsers } from './vite/remix-for-browsers';
import { withoutLazyDiscovery } from './vite/without-lazy-discovery';

// Phones of the last four years: newer CSS such as light-dark() is written out for them, newer scripts are not.
const oldest = { chrome: '109', safari: '15.4', firefox: '115', edge: '109' };
const stylesFor = browserslistToTargets(browserslist(Object.entries(oldest).map((pair) => pair.join(' >= '))));
const scriptsFor = Object.entries(oldest).map((pair) => pair.join(''));

const future = {
  v3_fetcherPersist: true,
  v3_relativeSplatPath: true,
  v3_throwAbortReason: true,
  // The whole route table is one small file that is fetched once. Lazy discovery costs every page a search on the server and a
  // request in the browser.
  v3_lazyRouteDiscovery: false,
  v3_singleFetch: true,
  v3_routeConfig: true,
} as const;

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [classesOnce, formsOnServer, minifyAgain, remixForBrowsers(future), withoutLazyDiscovery, remix({ future })],
  // The development server searches these files for packages at its start. A package that it finds later makes it reload the page.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '../../libs/*/src/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.server.*'] },
  css: { transformer: 'lightningcss', lightningcss: { targets: stylesFor } },
  build: {
    target: scriptsFor,
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rollupOptions: {
      // Otherwise unused schemas stay in the bundle, because their creation reads a property, and every page would load valibot.
      treeshake: { propertyReadSideEffects: false },
      // Only a browser loads files one by one. On the server, chunks that import each other would run in the wrong order.
      output: isSsrBuild
        ? {}
        : {
            // Each request costs a phone a round trip, so there is one file for the framework and one for the code that every page shares.
            manualChunks: chunkOf,
            // The table of all routes names every file, and every page loads it: without the entries' own names it is a kilobyte smaller.
            entryFileNames: ({ name }) => (name === 'entry.client' ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js'),
            // A chunk that is loaded dynamically keeps its name: no table lists it, and the name shows up in a browser's list of requests.
            chunkFileNames: ({ isDynamicEntry }) => `assets/${isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
            // Fonts and pictures have the names that the server's build gives them.
            assetFileNames: ({ names: [name = ''] }) =>
              name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
            // Otherwise all imports of a shell module move into the shell chunk, and a package's index pulls in the whole package.
            onlyExplicitManualChunks: true,
          },
    },
  },
  ssr: { noExternal: [/^@starhaven\//, /^@mantine\//] },
}));
