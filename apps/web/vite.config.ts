import { vitePlugin as remix } from '@remix-run/dev';
import browserslist from 'browserslist';
import { browserslistToTargets } from 'lightningcss';
import { defineConfig } from 'vite';

// Phones of the last four years: newer CSS such as light-dark() is written out for them.
const targets = browserslistToTargets(browserslist('chrome >= 109, safari >= 15.4, firefox >= 115, edge >= 109'));

export default defineConfig({
  plugins: [
    remix({
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: true,
        v3_singleFetch: true,
        v3_routeConfig: true,
      },
    }),
  ],
  css: { transformer: 'lightningcss', lightningcss: { targets } },
  build: {
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    rollupOptions: {
      output: {
        // One file of shared components and one stylesheet instead of a dozen: each request costs a round trip on a phone.
        manualChunks: (id) => {
          if (
            /node_modules\/(react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream)\//.test(id)
          )
            return 'framework';
          return id.includes('/libs/ui-kit/src/') && !/toast-host|mantine/.test(id) ? 'ui-kit' : undefined;
        },
      },
    },
  },
  ssr: { noExternal: [/^@starhaven\//, /^@mantine\//] },
});
