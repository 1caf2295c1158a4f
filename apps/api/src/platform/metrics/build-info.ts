declare const __BUILD_COMMIT__: string | undefined;

/** The running version; only a bundle contains the commit of its build. */
export const buildInfo = {
  version: '0.1.0',
  commit: typeof __BUILD_COMMIT__ === 'string' ? __BUILD_COMMIT__ : 'unknown',
};
