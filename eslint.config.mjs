import eslint from '@eslint/js';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { apiBorders } from './tools/lint/api-borders.mjs';
import { depConstraints } from './tools/lint/borders.mjs';
import { commentedCasts } from './tools/lint/commented-casts.mjs';
import { codeBorders, formBorders } from './tools/lint/form-borders.mjs';
import { noUncheckedAddress } from './tools/lint/no-unchecked-address.mjs';
import { untypedFakes } from './tools/lint/untyped-fakes.mjs';
import { weakAssertions } from './tools/lint/weak-assertions.mjs';

const settingsAsArguments =
  'Only apps/web/server/config and apps/api/src/config read the environment. Take the setting as an argument, or from the load context.';
const environmentImport = {
  selector: 'ImportDeclaration[source.value=/^(node:)?process$/]',
  message: settingsAsArguments,
};

// All projects share one set of types, in which both a browser's and Node's globals exist. These rules keep them apart.
const browserGlobals = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location', 'history'];
const nodeGlobals = ['process', 'Buffer', '__dirname', '__filename', 'require', 'setImmediate'];
const notHere = (names, where) => names.map((name) => ({ name, message: `${name} does not exist ${where}.` }));
const browserStorage = ['localStorage', 'sessionStorage'].map((name) => ({
  name,
  message: 'Use readStored or writeStored of @starhaven/ui-kit: the browser may forbid storage, and it may be full.',
}));
const fetching = {
  name: 'fetch',
  message: 'Use fetchJson() of @starhaven/ui-kit: it has a time limit and checks the shape of the answer.',
};
/** Libs that only servers load. */
const nodeLibs = '{game-data,game-engines,item-search,node-kit,rich-text}';

const notInBrowsers = [
  ...['**/*.test.{ts,tsx}', '**/*.server.{ts,tsx}', '**/{test,testing}/**', '**/*.stories.tsx'],
  `libs/${nodeLibs}/src/**`,
];

const doors = [
  {
    group: ['@starhaven/api', '@starhaven/web', '@starhaven/web-e2e'],
    message: 'An app must not be imported. Move code that two projects share into a lib.',
  },
  {
    group: [
      '@starhaven/*/*',
      '!@starhaven/*/server',
      '!@starhaven/*/testing',
      '!@starhaven/*/*.css',
      '!@starhaven/contracts/*',
      '!@starhaven/game-commands/tables',
      '@starhaven/contracts/*/*',
    ],
    message:
      'A lib has two doors, @starhaven/<lib> and @starhaven/<lib>/server; contracts has one for each domain, game-commands one for its tables. Export what you need from one of them.',
  },
];
const testDoors = {
  regex: '^(@starhaven/[^/]+|\\.{1,2}(/.*)?)/test(ing)?(/|$)',
  message: 'Only tests import fakes: the doors @starhaven/<lib>/testing, and the folders "testing" and "test".',
};
/** Files that only tests load, and the catalogue of ui-kit. */
const testSupport = [
  ...['**/*.test.{ts,tsx,mts,mjs}', '**/{test,testing}/**', 'apps/web-e2e/**', 'tools/**'],
  ...['**/*.stories.tsx', 'libs/ui-kit/gallery/**'],
];

export default tseslint.config(
  {
    ignores: [
      'apps/*/build/**',
      '**/dist/**',
      '**/node_modules/**',
      '**/coverage/**',
      '**/.nx/**',
      '**/drizzle/**',
      '**/test-results/**',
      '**/*.timestamp-*',
    ],
  },
  eslint.configs.recommended,
  ...tseslint.configs.recommended,
  { languageOptions: { globals: { ...globals.node, ...globals.browser, ...globals.jest } } },
  {
    files: ['**/*.{ts,tsx,mts,js,mjs,cjs}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, allow: [], checkNestedExternalImports: false, depConstraints },
      ],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none' },
      ],
      'no-restricted-imports': ['error', { patterns: [...doors, testDoors] }],
    },
  },
  {
    files: testSupport,
    rules: { 'no-restricted-imports': ['error', { patterns: doors }] },
  },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Everything that a browser runs. Only the components and functions that check addresses may write them.
    files: ['libs/*/src/**/*.{ts,tsx}', 'apps/web/app/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'libs/ui-kit/src/components/{external-link,site-link,app-link,picture}/*.tsx',
      'libs/ui-kit/src/lib/addresses/leave-to.ts',
      '**/*.server.{ts,tsx}',
    ],
    plugins: { starhaven: { rules: { 'no-unchecked-address': noUncheckedAddress } } },
    rules: { 'starhaven/no-unchecked-address': 'error' },
  },
  {
    // Each app's configuration checks the settings once and passes them on. Code that reads the environment itself cannot be built twice.
    files: ['libs/*/src/**/*.{ts,tsx}', 'apps/web/{app,server}/**/*.{ts,tsx}', 'apps/api/src/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**', 'apps/web/server/config/**', 'apps/api/src/config/**'],
    rules: {
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: settingsAsArguments }],
      'no-restricted-syntax': ['error', environmentImport],
    },
  },
  {
    files: [
      'apps/api/src/**/*.ts',
      'apps/web/server/**/*.ts',
      'libs/*/src/**/*.server.ts',
      `libs/${nodeLibs}/src/**/*.ts`,
    ],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-globals': ['error', ...notHere(browserGlobals, 'in Node')] },
  },
  {
    // The scripts of pages. The next two blocks replace this rule for the files that may do more.
    files: ['libs/*/src/**/*.{ts,tsx}', 'apps/web/app/**/*.{ts,tsx}'],
    ignores: notInBrowsers,
    rules: { 'no-restricted-globals': ['error', ...notHere(nodeGlobals, 'in a browser'), ...browserStorage, fetching] },
  },
  {
    // This library may use the storage directly, because its layer must not import ui-kit.
    files: ['libs/session/src/**/*.ts'],
    ignores: notInBrowsers,
    rules: { 'no-restricted-globals': ['error', ...notHere(nodeGlobals, 'in a browser'), fetching] },
  },
  {
    // These files may call fetch(): one defines fetchJson(), and the layer of the other one must not import ui-kit.
    files: ['libs/ui-kit/src/together/json/fetch-json.ts', 'libs/realtime/src/session/socket/fetch-credential.ts'],
    rules: { 'no-restricted-globals': ['error', ...notHere(nodeGlobals, 'in a browser'), ...browserStorage] },
  },
  {
    // Only one place may do what formBorders forbids (docs/decisions/0019-one-result-one-action.md). For these files, this replaces the
    // no-restricted-syntax rule above, so it repeats environmentImport.
    files: ['libs/*/src/**/*.{ts,tsx}', 'apps/web/{app,server}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing/**',
      'apps/web/server/config/**',
      'libs/{contracts,upstream}/**',
      'libs/ui-kit/src/on-demand/form-action/**',
    ],
    rules: { 'no-restricted-syntax': ['error', environmentImport, ...formBorders, ...codeBorders] },
  },
  {
    // An engine decodes the numbers of its own protocol.
    files: ['libs/game-engines/src/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', environmentImport, ...formBorders] },
  },
  {
    // A test must fail when the feature is broken.
    files: ['**/*.test.{ts,tsx,mts,mjs}', '{apps,libs}/*/test/**', 'libs/*/src/**/testing/**', 'apps/web-e2e/**'],
    rules: { 'no-restricted-syntax': ['error', ...weakAssertions, ...untypedFakes] },
  },
  {
    // Tests may cast their values; all other code gives the reason of a cast.
    files: ['**/*.{ts,tsx,mts}'],
    ignores: ['**/*.test.{ts,tsx,mts}', '**/testing/**', '**/test/**', 'apps/web-e2e/**'],
    plugins: { 'starhaven-types': { rules: { 'commented-casts': commentedCasts } } },
    rules: { 'starhaven-types/commented-casts': 'error' },
  },
  {
    // The loops of the search run over parallel arrays. A check of each index would cost time in every search.
    files: ['libs/item-search/src/**/*.ts', 'apps/api/src/modules/book/search/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'starhaven-types/commented-casts': ['error', { mayIndex: true }] },
  },
  {
    files: ['apps/api/src/**/*.ts'],
    plugins: { starhaven: { rules: { 'api-borders': apiBorders } } },
    rules: { 'starhaven/api-borders': 'error' },
  },
  {
    files: ['tools/**', '**/*.cjs', '**/*.mjs'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['jest.preset.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
