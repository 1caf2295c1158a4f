import eslint from '@eslint/js';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { depConstraints } from './tools/lint/borders.mjs';
import { noUncheckedAddress } from './tools/lint/no-unchecked-address.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/build/**',
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
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['@starhaven/api', '@starhaven/web', '@starhaven/web-e2e'],
              message: 'An app is no library. What two projects share belongs into a lib.',
            },
            {
              group: ['@starhaven/*/*', '!@starhaven/*/server', '!@starhaven/*/*.css'],
              message:
                'A lib has two doors: @starhaven/<lib> and @starhaven/<lib>/server. Export what you need from one of them.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // Everything that a browser runs. The components and functions that check addresses are the ones that may write them.
    files: ['libs/*/src/**/*.{ts,tsx}', 'apps/web/app/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'libs/ui-kit/src/components/{external-link,site-link,app-link,picture}/*.tsx',
      'libs/ui-kit/src/lib/leave-to.ts',
      '**/*.server.{ts,tsx}',
    ],
    plugins: { starhaven: { rules: { 'no-unchecked-address': noUncheckedAddress } } },
    rules: { 'starhaven/no-unchecked-address': 'error' },
  },
  {
    files: ['tools/**', '**/*.cjs', '**/*.mjs'],
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['jest.preset.js'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
