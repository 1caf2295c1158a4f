// Wraps @swc/jest so that all projects share its results. The cache keys of @swc/jest contain the path relative to the project and all of its
// configuration, so each of 25 projects would compile the same libs and packages again. Only the options of the transform change the result.
// The projects share the cache folder because their configurations have the same `id`. Jest ignores an `id` in a preset.
const path = require('node:path');
const swc = require('@swc/jest');
// Every process that runs tests loads this file, before it compiles a module.
require('./compile-once.cjs');

module.exports = {
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    return {
      ...transformer,
      getCacheKey: (source, file, { config, ...rest }) =>
        transformer.getCacheKey(source, file, {
          ...rest,
          config: { ...config, rootDir: path.parse(file).root },
          configString: JSON.stringify(options),
        }),
    };
  },
};
