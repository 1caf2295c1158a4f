import { vitePlugin as remix } from '@remix-run/dev';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';

// Phones of the last four years: newer CSS such as light-dark() is written out for them.
const targets = browserslistToTargets(browserslist('chrome >= 109, safari >= 15.4, firefox >= 115, edge >= 109'));

const readingStyles = /\/libs\/(ui-kit|site|downloads)\/src\/.*\.css/;
const sharedCode = new RegExp(
  [
    '/libs/ui-kit/src/',
    '/libs/site/src/(routes/(root|not-found)|navigation|components/online-pill)',
    // What the shell has of the live connection; the connection itself comes later.
    '/libs/realtime/src/(index|components|hooks|live|log-to|store/live-store|machine/live-toasts)',
    '/libs/downloads/src/routes/games/games-frame',
  ].join('|'),
);
// What the search and the item pages share, and what the search's later part needs of it: one request instead of three. None of it
// may import a value of the contracts, which would follow into this file, and the file onto every page.
const handbookCode = /\/libs\/handbook\/src\/(components\/item-(card|icon)|lib\/(handbook-search|items-page))/;
const formCode = /\/libs\/ui-kit\/src\/(forms|hooks\/use-countdown|lib\/format-countdown)/;

/**
 * Vite writes each class of a CSS module as a constant of its own and as a part of the default export. Nothing here imports the constants,
 * and their made-up names are a kilobyte of every page, which does not compress.
 */
const classesOnce: Plugin = {
  name: 'starhaven:classes-once',
  enforce: 'post',
  apply: 'build',
  transform(code, id) {
    if (!/\.module\.css$/.test(id)) return null;
    const constants = new Map(
      [...code.matchAll(/^export const (\S+) = (".*");$/gm)].map(([, name, text]) => [name, text]),
    );
    const start = code.indexOf('export default {');
    if (start < 0 || constants.size === 0) return null;
    const written = code
      .slice(start)
      .replace(/^(\s+)([A-Za-z_$][\w$]*)(: ([A-Za-z_$][\w$]*))?(,?)$/gm, (line, indent, key, _, name, comma) => {
        const text = constants.get(name ?? key);
        return text === undefined ? line : `${indent}${key}: ${text}${comma}`;
      });
    return { code: written, map: null };
  },
};

export default defineConfig({
  plugins: [
    classesOnce,
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        // The whole route table is one small file that is fetched once; discovering it in parts costs every page a search on
        // the server and a request in the browser.
        v3_lazyRouteDiscovery: false,
        v3_singleFetch: true,
        v3_routeConfig: true,
      },
    }),
  ],
  // The development server looks for packages in these beforehand; one that it finds later makes it reload the page under React's feet.
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}', '../../libs/*/src/**/*.{ts,tsx}', '!**/*.test.*', '!**/*.server.*'] },
  css: { transformer: 'lightningcss', lightningcss: { targets } },
  build: {
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        // Each request costs a round trip on a phone: one file for the framework, one for what every page shares, and one
        // stylesheet for all reading pages.
        manualChunks: (id) => {
          if (
            /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\//.test(id)
          )
            return 'framework';
          // What toasts and charts share of Mantine comes with whichever is first; through the kit's door it would follow into the shell.
          if (/node_modules\/@mantine\/(core|hooks)\/|\/theme\/mantine-/.test(id)) return 'mantine';
          if (/toast-host|mantine/.test(id)) return undefined;
          // What forms need loads with the pages that have one; unnamed it would follow the kit's door into the shell.
          if (formCode.test(id)) return 'forms';
          if (handbookCode.test(id)) return 'handbook-items';
          return readingStyles.test(id) || sharedCode.test(id) ? 'shell' : undefined;
        },
      },
    },
  },
  ssr: { noExternal: [/^@starhaven\//, /^@mantine\//] },
});
