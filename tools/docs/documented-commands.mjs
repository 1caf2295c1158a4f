import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** The documents with commands for users. @param {string} root of the repository */
export function listGuides(root) {
  const guides = readdirSync(path.join(root, 'docs')).filter((name) => name.endsWith('.md'));
  return ['README.md', 'CONTRIBUTING.md', ...guides.map((name) => `docs/${name}`), 'tools/agent/README.md'];
}

/**
 * The documents' shell commands: each line of the blocks marked `sh`.
 * @param {string} root
 * @returns {{guide: string, command: string}[]}
 */
export function listShellLines(root) {
  return listGuides(root).flatMap((guide) => {
    const text = readFileSync(path.join(root, guide), 'utf8');
    const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, block]) => block);
    const lines = blocks.flatMap((block) => block.split('\n').map((line) => line.trim()));
    return lines.filter((line) => line !== '').map((command) => ({ guide, command }));
  });
}

/**
 * Every npm script that the documents name, in blocks or in sentences.
 * @param {string} root
 * @returns {{guide: string, script: string}[]}
 */
export function listNamedScripts(root) {
  return listGuides(root).flatMap((guide) => {
    const text = readFileSync(path.join(root, guide), 'utf8');
    return [...text.matchAll(/\bnpm run ([a-z][a-z:-]*)/g)].map(([, script]) => ({ guide, script }));
  });
}
