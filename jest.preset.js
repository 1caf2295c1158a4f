// Shared by every project's jest.config.ts. No test uses the network; unexpected console output fails a test.
const fs = require('node:fs');
const path = require('node:path');
const { temporaryFolder } = require('./tools/test/machine/temporary-folder.cjs');

// Before the worker processes start, which inherit it.
process.env.TMPDIR = temporaryFolder(process.env);
const tools = path.join(__dirname, 'tools', 'jest');

// Jest writes its result file only into a folder that exists.
fs.mkdirSync(path.join(__dirname, 'tmp/results'), { recursive: true });

// Most of the code that a test loads. It needs no transform, which each project would repeat.
const commonJs = [
  ...['@floating-ui/[^/]+', '@jest/[^/]+', '@remix-run/[^/]+', '@testing-library/[^/]+', 'aria-query', 'cockatiel'],
  ...['dom-accessibility-api', 'express', 'fast-check', 'jest-[^/]+', 'pretty-format', 'react', 'react-dom'],
  ...['react-number-format', 'react-router', 'react-router-dom', 'recharts', 'scheduler', 'tldts', 'undici'],
];

module.exports = {
  testEnvironment: 'node',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'mjs', 'js', 'cjs', 'jsx', 'json', 'node'],
  transform: {
    '^.+\\.(m|c)?[tj]sx?$': [
      path.join(tools, 'shared-transform.cjs'),
      {
        // Without a separate source map, Jest would search each compiled file for an inline one.
        sourceMaps: true,
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // npm packages that are ESM only must be transformed, too.
  transformIgnorePatterns: [
    '/node_modules/.*\\.cjs$',
    `/node_modules/(${commonJs.join('|')})/(?!.*(\\.mjs|\\.esm\\.js)$)`,
  ],
  moduleNameMapper: {
    '\\.module\\.css$': path.join(tools, 'css-module.cjs'),
    '\\.css$': path.join(tools, 'empty-file.cjs'),
    '\\.(svg|png|woff2)(\\?url)?$': path.join(tools, 'file-url.cjs'),
  },
  setupFilesAfterEnv: [path.join(tools, 'fail-on-console.cjs'), path.join(tools, 'patient-queries.cjs')],
  // This limit ends only tests that hang. On a busy machine, a test may take ten times as long as on an idle one.
  testTimeout: 180_000,
};
