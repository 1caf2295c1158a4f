import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { workspaceRoot } from '../start/workspace.mjs';

const require = createRequire(import.meta.url);
const { createTransformer } = require('./shared-transform.cjs');

const file = path.join(workspaceRoot, 'libs/site/src/index.ts');
const keyFor = (project, options = {}) => {
  const rootDir = path.join(workspaceRoot, project);
  const caller = { supportsDynamicImport: false, supportsExportNamespaceFrom: false, supportsStaticESM: false };
  return createTransformer(options).getCacheKey('export {};', file, {
    ...caller,
    ...{ supportsTopLevelAwait: false, instrument: false, transformerConfig: options },
    ...{ config: { rootDir }, configString: JSON.stringify({ rootDir, displayName: project }) },
  });
};

test('two projects use the same compiled file', () => {
  expect(keyFor('libs/site')).toBe(keyFor('libs/blog'));
});

test('other options make another compiled file', () => {
  expect(keyFor('libs/site', { jsc: { target: 'es2015' } })).not.toBe(keyFor('libs/site'));
});

test('all projects keep compiled files in the same folder', () => {
  const folders = ['apps', 'libs', 'tools'].flatMap((parent) => [
    parent,
    ...readdirSync(path.join(workspaceRoot, parent)).map((name) => `${parent}/${name}`),
  ]);
  const configs = folders
    .map((folder) => path.join(workspaceRoot, folder, 'jest.config.ts'))
    .filter((config) => existsSync(config));
  expect(configs.length).toBeGreaterThan(20);
  const others = configs.filter((config) => !readFileSync(config, 'utf8').includes("id: 'starhaven'"));
  expect(others).toEqual([]);
});
