import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const skippedFolders = new Set(['node_modules', '.git', '.nx', 'dist', 'build', 'tmp', 'coverage', '.data', '.cache']);
const hasComments = /\.(?:[cm]?[jt]sx?|css|md|sql|ya?ml|sh|service)$/;
/** The citation check and its test; both contain old forms of citations on purpose. */
const ownFiles = /^tools\/docs\/find-dead-citations(?:\.test)?\.mjs$/;

/**
 * The files of the repository that may cite a document, as paths from its root. Without git: all files below the folder.
 * @param {string} root
 * @returns {string[]}
 */
export function listCitedFiles(root) {
  const files = existsSync(path.join(root, '.git')) ? filesOfGit(root) : [...filesBelow(root, '')];
  return files.filter((file) => hasComments.test(file) && !ownFiles.test(file));
}

function filesOfGit(root) {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(path.join(root, file)));
}

function* filesBelow(root, folder) {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory() && !skippedFolders.has(entry.name)) yield* filesBelow(root, file);
    else if (entry.isFile()) yield file;
  }
}
