// @swc/jest with results that all projects share. Its key of a result contains the path relative to the project, so each of 25 projects
// would compile the same libs and packages again. With one `id` (jest.preset.js), the projects share the folder of results as well.
const path = require('node:path');
const swc = require('@swc/jest');

module.exports = {
  createTransformer(options) {
    const transformer = swc.createTransformer(options);
    return {
      ...transformer,
      getCacheKey: (source, file, { config, ...rest }) =>
        transformer.getCacheKey(source, file, { ...rest, config: { ...config, rootDir: path.parse(file).root } }),
    };
  },
};
