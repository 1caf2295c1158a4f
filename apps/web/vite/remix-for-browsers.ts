import type { Plugin } from 'vite';

type Rewrite = readonly [found: RegExp, written: string];

/**
 * The values that are known at build time, written into Remix and its router (Remix 2.17) as constants, so that the bundler drops the
 * other branches: their server's render, data without single fetch, deferred data, lazy discovery, and hot reloading. Every page loads the
 * rest: 5 KB of brotli less (docs/decisions/0027-remix-is-shortened-in-the-browser.md). One place behaves differently: what happens when the
 * code of a page does not arrive.
 */
const files: Readonly<Record<string, readonly Rewrite[]>> = {
  '@remix-run/react/dist/esm/components.js': [
    // The bundler keeps an unused component if its `displayName` is set. This site uses neither `Link` nor `NavLink`.
    [/^(?:NavLink|Link|Form|RemixContext)\.displayName = .*;$/gm, ''],
    [/\bfuture\.v3_singleFetch\b/g, 'true'],
    [/\bif \(isSpaMode &&/g, 'if (false &&'],
    // Only the server writes these scripts' texts.
    [/(?<=let contextScript = )staticContext(?= \?)/g, 'false'],
    [/(?<=let routeModulesScript = )!isStatic(?= \?)/g, 'true'],
    [/\bif \(!isStatic && .* && __remixContext\.a\)/g, 'if (false)'],
  ],
  '@remix-run/react/dist/esm/browser.js': [
    [/\bwindow\.__remixContext\.future\.v3_singleFetch\b/g, 'true'],
    [/\bwindow\.__remixContext\.isSpaMode\b/g, 'false'],
    [/^\s*router\.createRoutesForHMR = .*;$/gm, ''],
  ],
  '@remix-run/react/dist/esm/routes.js': [
    [/\bif \(isSpaMode\)/g, 'if (false)'],
    [/\breturn isSpaMode &&/g, 'return false &&'],
    [/\bfuture\.v3_singleFetch\b/g, 'true'],
    // With single fetch, each call of a loader or an action passes the function that requests its data.
    [/\bif \(typeof singleFetch === "function"\)/g, 'if (true)'],
    [/\bif \(needsRevalidation\)/g, 'if (false)'],
    [/\bneedsRevalidation == null/g, 'true'],
  ],
  '@remix-run/react/dist/esm/links.js': [
    [/\bfuture\.v3_singleFetch\b/g, 'true'],
    [/(?<=await loadRouteModule\([^;]*routeModules)(?=\);)/g, ', true'],
  ],
  // Remix reloads the document when the code of a page does not arrive, also when that page was only prefetched because the pointer is over
  // a link. This helps if the site has a newer build. If the site cannot be reached, the browser would show its own error page and typed
  // text would be lost. So a prefetch never reloads, and a navigation reloads only if the site answers.
  '@remix-run/react/dist/esm/routeModules.js': [
    [/(?<=function loadRouteModule\(route, routeModulesCache)(?=\))/g, ', isPrefetch'],
    [
      /console\.error\(`Error loading[\s\S]*(?=window\.location\.reload)/g,
      `if (isPrefetch) return {};
    if (!await fetch('/livez', { cache: 'no-store' }).then(({ status }) => status < 500, () => false)) throw error;
    `,
    ],
  ],
  '@remix-run/react/dist/esm/scroll-restoration.js': [[/\bif \(isSpaMode\)/g, 'if (false)']],
  '@remix-run/router/dist/router.js': [
    // `v7_throwAbortReason` is a flag of only the server's handler.
    [/\bfuture\.v7_(?!throwAbortReason)\w+/g, 'true'],
    [/(?<!function )\bisDeferred(?:Result|Data)\(\w+\)/g, 'false'],
    [/\bfogOfWar\.active(?! =)/g, 'false'],
    // The page and its form stay, so the form's reply stays, too: it may be a new key that is shown only once.
    [
      /(?<=\} else if \()isActionReload(?=\) \{)/g,
      'isActionReload || isUninterruptedRevalidation || (isHashChangeOnly(state.location, location) && !location.state?._isRedirect)',
    ],
  ],
};

/** The flags of Remix on which the constants above depend. */
interface Future {
  v3_fetcherPersist: true;
  v3_relativeSplatPath: true;
  v3_lazyRouteDiscovery: false;
  v3_singleFetch: true;
}

/** Shortens Remix in the browser's build. Other values of the flags are a type error; if a newer Remix lacks a place, the build fails. */
export const remixForBrowsers = (_future: Future): Plugin => ({
  name: 'starhaven:remix-for-browsers',
  enforce: 'pre',
  apply: 'build',
  transform(code, id, options) {
    const file = Object.keys(files).find((name) => id.endsWith(`/node_modules/${name}`));
    if (options?.ssr || file === undefined) return null;
    let text = code;
    for (const [found, written] of files[file] ?? []) {
      const next = text.replace(found, written);
      if (next === text) throw new Error(`A newer Remix lacks ${String(found)} in ${file}.`);
      text = next;
    }
    return { code: text, map: null };
  },
});
