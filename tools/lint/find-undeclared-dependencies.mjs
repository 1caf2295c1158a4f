import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';

const imported = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)(['"])((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^'"\s]*)?\1/g;

/**
 * The packages that code imports without a line in the root's package.json, as "package: first file". Such a package is there only because
 * another one needs it. Needs git.
 * @param {string} root
 * @returns {string[]}
 */
export function findUndeclaredDependencies(root) {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const known = new Set([...Object.keys(dependencies), ...Object.keys(devDependencies), ...builtinModules]);
  const found = new Map();
  for (const file of codeOf(root)) {
    for (const [, , name] of readFileSync(path.join(root, file), 'utf8').matchAll(imported)) {
      const isKnown = known.has(name) || known.has(`@types/${name}`) || name.startsWith('@starhaven/');
      if (!isKnown && !found.has(name)) found.set(name, file);
    }
  }
  return [...found].map(([name, file]) => `${name}: ${file}`).sort();
}

function codeOf(root) {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', 'apps', 'libs', 'tools'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 32 * 1024 * 1024,
  });
  // The test of this check plants imports.
  return listed
    .split('\n')
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !file.endsWith('find-undeclared-dependencies.test.mjs'));
}
