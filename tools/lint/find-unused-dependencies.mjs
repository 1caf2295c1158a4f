import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Dependencies that no file names, each with the reason to keep it. */
const reasonsToStay = {
  '@mantine/hooks': 'Peer dependency of @mantine/core.',
  '@nx/react': 'Generators of React code for `npx nx g`.',
  '@nx/vite': 'Generators of Vite projects for `npx nx g`.',
  '@testing-library/dom': 'Peer dependency of @testing-library/react.',
  'oxlint-tsgolint': 'Reads the types for oxlint.',
  prettier: 'The format step of `npm test` runs its command.',
  recharts: 'Peer dependency of @mantine/charts.',
  typescript: 'The linter and Nx read TypeScript with it.',
  'typescript-7': 'Checks the types, in a third of the time of the version that the linter needs.',
};

const places = ['apps', 'libs', 'tools', 'eslint.config.mjs', 'jest.preset.js', 'nx.json', 'tsconfig.base.json'];

/**
 * The dependencies in package.json that appear in no code, no setting and no reason above. A `@types` package counts with its package.
 * Needs git.
 * @param {string} root
 * @returns {string[]}
 */
export function findUnusedDependencies(root) {
  const { dependencies = {}, devDependencies = {}, scripts = {} } = readJson(path.join(root, 'package.json'));
  const text = filesOf(root)
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .concat(Object.values(scripts))
    .join('\n');
  return Object.keys({ ...dependencies, ...devDependencies })
    .filter((name) => !(name in reasonsToStay))
    .filter((name) => !new RegExp(`(?<![\\w/@-])${escape(name.replace(/^@types\//, ''))}(?![\\w-])`).test(text));
}

/** Sources and settings; a README that names a package does not use it. */
function filesOf(root) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...places], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  });
  return listed
    .split('\n')
    .filter((file) => /\.([cm]?[jt]sx?|json|css|config)$/.test(file) && !file.endsWith('find-unused-dependencies.mjs'));
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const escape = (name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
