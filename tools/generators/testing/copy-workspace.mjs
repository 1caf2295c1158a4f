import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Copies the sources of a workspace, including uncommitted files, and links its packages. Links of the workspace's own packages lead into
 * the copy. Needs git.
 * @param {string} from @param {string} to an existing empty folder
 */
export function copyWorkspace(from, to) {
  const args = ['ls-files', '-co', '--exclude-standard'];
  const listed = execFileSync('git', args, { cwd: from, encoding: 'utf8', maxBuffer: 32 * 1024 * 1024 });
  for (const file of listed.split('\n').filter((name) => name !== '' && existsSync(path.join(from, name))))
    cpSync(path.join(from, file), path.join(to, file));
  const packages = path.join(to, 'node_modules');
  mkdirSync(path.join(packages, '@starhaven'), { recursive: true });
  for (const name of readdirSync(path.join(from, 'node_modules')))
    if (name !== '@starhaven' && name !== '.cache')
      symlinkSync(path.join(from, 'node_modules', name), path.join(packages, name));
  for (const name of readdirSync(path.join(to, 'libs'))) linkLib(to, name);
}

/** Links a new library of the workspace, as npm does. @param {string} root @param {string} name */
export function linkLib(root, name) {
  symlinkSync(path.join('../../libs', name), path.join(root, 'node_modules/@starhaven', name));
}
