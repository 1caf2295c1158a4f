/** The parts of a run that continuous integration runs in parallel, each with its steps of `npm test`. */
export const parts = {
  static: ['format', 'lint', 'build', 'types', 'values'],
  unit: ['unit'],
  web: ['web'],
  tools: ['tools'],
  api: ['api'],
  whole: ['whole'],
  browser: ['browser'],
};
