// Opening an embedded database compiles 9 MB of WebAssembly, unless a compiled copy is in use in the same process. Each worker process
// keeps one copy, so that its next test files do not compile it again. Jest loads this file once per process, outside of the tests'
// globals.
const { readFileSync } = require('node:fs');
const path = require('node:path');
const { TestEnvironment } = require('jest-environment-node');

const wasmFile = path.join(path.dirname(require.resolve('@electric-sql/pglite')), 'pglite.wasm');
const compiling = WebAssembly.compile(readFileSync(wasmFile));
// Stored here for the lifetime of the process.
let code;

// Node reports a possible leak as an event of the process. The tests' own `process` is a copy that does not get this event.
let warnings = [];
process.on('warning', (warning) => warning.name === 'MaxListenersExceededWarning' && warnings.push(warning));

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    code ??= await compiling;
  }

  /** A test that causes such a warning fails. */
  handleTestEvent(event) {
    if (event.name !== 'test_done') return;
    event.test.errors.push(...warnings);
    warnings = [];
  }
};
