// A test that logs a warning or an error fails, unless it replaced console.warn / console.error itself.
const real = { error: console.error, warn: console.warn };
let seen = [];
const record = (level) => {
  const spy = (...args) => seen.push(`console.${level}: ${args.map(String).join(' ')}`);
  spy.isGuard = true;
  return spy;
};
beforeEach(() => {
  seen = [];
  console.error = record('error');
  console.warn = record('warn');
});
afterEach(() => {
  console.error = real.error;
  console.warn = real.warn;
  if (seen.length > 0) throw new Error(`Unexpected console output:\n${seen.join('\n')}`);
});
