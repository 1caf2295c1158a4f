// A CSS module in tests: every class name is its own key.
module.exports = new Proxy(
  { __esModule: true },
  {
    get: (target, key) => (key === '__esModule' ? true : key === 'default' ? module.exports : String(key)),
  },
);
