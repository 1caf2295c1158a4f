import type { Plugin } from 'vite';

/**
 * Replaces Remix's code that requests routes from the server while a visitor browses. `v3_lazyRouteDiscovery` is off, so that code does
 * nothing, but every page would load it: a kilobyte of brotli. These exports return what it returns when it is off (Remix 2.17).
 */
const doors: Record<string, string> = {
  fetchAndApplyManifestPatches: 'async () => {}',
  getPartialManifest: '(manifest) => manifest',
  getPatchRoutesOnNavigationFunction: '() => undefined',
  isFogOfWarEnabled: '() => false',
  useFogOFWarDiscovery: '() => {}',
};

export const withoutLazyDiscovery: Plugin = {
  name: 'starhaven:without-lazy-discovery',
  enforce: 'pre',
  apply: 'build',
  transform(code, id, options) {
    if (options?.ssr || !/\/@remix-run\/react\/dist\/esm\/fog-of-war\.js$/.test(id)) return null;
    const exported = /export \{ ([^}]+) \};/.exec(code)?.[1]?.split(', ').sort();
    if (exported?.join() !== Object.keys(doors).join())
      throw new Error(`A newer Remix exports ${exported?.join(', ')} here.`);
    const written = Object.entries(doors).map(([name, does]) => `export const ${name} = ${does};`);
    return { code: written.join('\n'), map: null };
  },
};
