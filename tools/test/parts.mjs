/** The parts of a run that continuous integration runs in parallel, each with its steps of `npm test`. */
export const parts = {
  static: ['format', 'lint', 'types'],
  unit: ['unit'],
  api: ['api'],
  whole: ['whole'],
  browser: ['browser'],
};

/** Without time limits: they run at the lowest priority beside the whole-site tests, which wait most of the time. */
export const quietSteps = ['format', 'lint', 'types'];
/** One after the other, because each of them needs both cores or has time limits. */
export const testSteps = ['whole', 'unit', 'api', 'browser'];
