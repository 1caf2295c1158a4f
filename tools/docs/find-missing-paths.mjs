import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const namedPath = /`((?:apps|libs|tools|docs|\.github)\/[^`\s]+)`/g;

/** Paths that need not exist: placeholders, globs, build output, and files that a reader of the guides creates. */
const isNoFile = /[*<>{}…$]|\/dist\/|photo/;

/**
 * Paths in backticks, from the root of the repository, that name no file or folder, as "file:line: path".
 * @param {string} root @param {string[]} files paths from the root; only Markdown is read
 * @returns {string[]}
 */
export function findMissingPaths(root, files) {
  const missing = [];
  for (const file of files.filter((name) => name.endsWith('.md'))) {
    for (const [index, line] of readFileSync(path.join(root, file), 'utf8').split('\n').entries()) {
      for (const [, named] of line.matchAll(namedPath)) {
        const [place] = named.split('#');
        if (!isNoFile.test(place) && !existsSync(path.join(root, place)))
          missing.push(`${file}:${index + 1}: ${named} does not exist`);
      }
    }
  }
  return missing;
}
