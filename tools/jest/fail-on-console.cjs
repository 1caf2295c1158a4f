// A test that logs a warning or an error fails, unless it replaced console.warn / console.error itself.
const real = { error: console.error, warn: console.warn };
let seen = [];
// Remix's test stub cannot pass React Router its future flags, which the app itself sets.
const isAboutTheStub = (text) => text.includes('React Router Future Flag Warning');
const record = (level) => {
  const spy = (...args) => {
    const text = args.map(String).join(' ');
    if (!isAboutTheStub(text)) seen.push(`console.${level}: ${text}`);
  };
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
