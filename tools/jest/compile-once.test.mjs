import vm from 'node:vm';

// Jest has loaded compile-once.cjs for this test, too.
const compile = (code) =>
  vm.compileFunction(code, ['module', 'exports'], { filename: '/planted.js', parsingContext: vm.createContext() });

test('a module gets its parameters', () => {
  const exports = {};
  compile('exports.isSet = module === 1; // the last line')(1, exports);
  expect(exports.isSet).toBe(true);
});

test.each([
  ['first', 'throw new RangeError("planted")', '/planted.js:1:7'],
  ['second', '\n  throw new RangeError("planted")', '/planted.js:2:9'],
])('an error on the %s line has its position in the file', (_line, code, position) => {
  let error;
  try {
    compile(code)();
  } catch (thrown) {
    error = thrown;
  }
  expect(error.stack).toContain(position);
});

test('a syntax error has its position in the file', () => {
  expect(() => compile('let 1;')).toThrow(
    expect.objectContaining({ name: 'SyntaxError', stack: expect.stringContaining('/planted.js:1') }),
  );
});
