import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { headingAnchors } from './heading-anchors.mjs';

const skippedFolders = new Set(['node_modules', '.git', '.nx', 'dist', 'build', 'tmp', 'coverage', '.data', '.cache']);

/**
 * Relative links of all Markdown files under a folder that lead to no file or no heading, as "file: link".
 * @param {string} root
 * @returns {string[]}
 */
export function findBrokenLinks(root) {
  const broken = [];
  for (const file of markdownFiles(root)) {
    const text = readFileSync(file, 'utf8')
      .replace(/```[\s\S]*?```/g, '')
      .replace(/`[^`\n]*`/g, '');
    for (const [, link] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z][a-z+.-]*:/i.test(link)) continue;
      const [name = '', anchor] = link.split('#');
      const target = name === '' ? file : path.resolve(path.dirname(file), decodeURI(name));
      if (!leadsSomewhere(target, anchor)) broken.push(`${path.relative(root, file)}: ${link}`);
    }
  }
  return broken;
}

function leadsSomewhere(target, anchor) {
  if (!existsSync(target)) return false;
  if (anchor === undefined || !target.endsWith('.md')) return true;
  return headingAnchors(readFileSync(target, 'utf8')).has(decodeURI(anchor));
}

function* markdownFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory() && !skippedFolders.has(entry.name)) yield* markdownFiles(place);
    else if (entry.isFile() && entry.name.endsWith('.md')) yield place;
  }
}
