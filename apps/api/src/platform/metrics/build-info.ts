declare const __BUILD_COMMIT__: string | undefined;

/** What runs here; the commit is known to a bundle that was built with it. */
export const buildInfo = {
  version: '0.1.0',
  commit: typeof __BUILD_COMMIT__ === 'string' ? __BUILD_COMMIT__ : 'unknown',
};
