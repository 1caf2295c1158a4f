import { readdirSync } from 'node:fs';
import path from 'node:path';
import { chunkOf, ownPatterns } from '../vite/chunk-of';

const root = path.join(__dirname, '../../..');

const filesOf = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !/(^|\/)node_modules\//.test(name))
    .map((name) => `/${folder}/${name}`);
const files = [...filesOf('libs'), ...filesOf('apps/web/app')];

/** A pattern split at its alternatives: `/a/(?:b|c)/` gives `/a/b/` and `/a/c/`. */
function alternativesOf(source: string): string[] {
  let depth = 0;
  let from = 0;
  const parts: string[] = [];
  for (let at = 0; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '(') depth += 1;
    else if (source[at] === ')') depth -= 1;
    else if (source[at] === '|' && depth === 0) {
      parts.push(source.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(source.slice(from));
  if (parts.length > 1) return parts.flatMap(alternativesOf);
  const start = source.indexOf('(?:');
  if (start < 0) return [source];
  let end = start + 1;
  for (depth = 1; depth > 0; end += 1) {
    if (source[end] === '\\') end += 1;
    else if (source[end] === '(') depth += 1;
    else if (source[end] === ')') depth -= 1;
  }
  const [before, inner, after] = [source.slice(0, start), source.slice(start + 3, end - 1), source.slice(end)];
  return alternativesOf(inner).flatMap((one) => alternativesOf(after).map((rest) => before + one + rest));
}

// An outdated alternative in a negative lookahead does no harm, but it names a file that no longer exists. So it is tested like the others.
const positive = (source: string) => source.replaceAll('(?!', '(?:');

test.each(ownPatterns.flatMap(({ source }) => alternativesOf(positive(source))))('a file matches %s', (source) => {
  expect(files.some((file) => new RegExp(source).test(file))).toBe(true);
});

test('the folder decides in which chunk code loads', () => {
  expect(chunkOf('/repo/libs/inn/src/shell/door.tsx')).toBe('shell');
  expect(chunkOf('/repo/libs/ask/src/together/place.ts')).toBe('ask');
  expect(chunkOf('/repo/libs/inn/src/routes/inn/inn.page.tsx')).toBeUndefined();
});
