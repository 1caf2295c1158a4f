import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Imports and exports by a relative path; types are erased, so they make no circle. */
const relativeImport = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'(\.[^']*)'/gm;
const endings = ['', '.ts', '.tsx', '.mts', '/index.ts', '/index.tsx'];

/**
 * Circles of imports inside a project: in such a circle the first file runs before the values that it imports exist. Nx checks only the
 * imports between projects.
 * @param {string} root @param {string[]} files paths from the root, with `/`
 * @returns {string[]} each circle once, as "a.ts → b.ts → a.ts"
 */
export function findImportCircles(root, files) {
  const known = new Set(files);
  const importsOf = (file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return [...text.matchAll(relativeImport)].flatMap(([, specifier]) => {
      const place = path.posix.join(path.posix.dirname(file), specifier);
      return endings.map((ending) => place + ending).find((candidate) => known.has(candidate)) ?? [];
    });
  };
  const circles = [];
  const finished = new Set();
  const visit = (file, trail) => {
    const start = trail.indexOf(file);
    if (start >= 0) return void circles.push([...trail.slice(start), file].join(' → '));
    if (finished.has(file)) return;
    for (const imported of importsOf(file)) visit(imported, [...trail, file]);
    finished.add(file);
  };
  for (const file of files) visit(file, []);
  return circles;
}
