import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { workspaceRoot } from '../start/workspace.mjs';
import { typePrograms } from '../test/type-programs.mjs';

// The rules that need types: a value of type `any`, such as parsed JSON, must be checked, or cast with a comment, before it gets a type.
// They take twice as long as all other rules together, so they run only in `npm test`.
export default tseslint.config({
  files: ['apps/*/{src,app,server}/**/*.{ts,tsx}', 'libs/*/src/**/*.{ts,tsx}', 'tools/agent/src/**/*.ts'],
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/test/**', 'apps/web-e2e/**'],
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  // ESLint must know every rule that an `eslint-disable` comment names, even if the rule does not run here.
  plugins: { '@typescript-eslint': tseslint.plugin, 'react-hooks': reactHooks },
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { project: typePrograms, tsconfigRootDir: workspaceRoot },
  },
  rules: {
    '@typescript-eslint/no-unsafe-assignment': 'error',
    '@typescript-eslint/no-unsafe-argument': 'error',
    '@typescript-eslint/no-unsafe-return': 'error',
    '@typescript-eslint/no-unsafe-member-access': 'error',
  },
});
