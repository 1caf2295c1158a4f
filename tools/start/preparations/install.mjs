import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { livePid, ownHolder } from './lock-file.mjs';
import { StartError } from '../workspace.mjs';

const stampName = '.starhaven-install';

/**
 * Why the packages must be installed, or null if they match the lockfile.
 * @param {string} root folder of package-lock.json
 * @returns {string | null}
 */
export function findInstallReason(root) {
  const modules = path.join(root, 'node_modules');
  if (!existsSync(modules)) return 'they are not installed yet';
  const stamp = path.join(modules, stampName);
  const installed = readHiddenLockfile(root);
  const isOld = existsSync(stamp) && readFileSync(stamp, 'utf8').trim() !== lockHash(root);
  // After `npm install` by hand, for example for a new package, the packages match the lockfile although the stamp is from an earlier one.
  if (isOld && !matchesLockfile(root, installed)) return 'package-lock.json changed since they were installed';
  const missing = findMissingPackage(root, installed);
  if (missing !== null) return `${missing} is missing`;
  if (existsSync(stamp)) return null;
  // Without our stamp file, npm's own record shows whether someone has run `npm ci` by hand.
  return matchesLockfile(root, installed) ? null : 'the last install did not finish';
}

/**
 * Installs the packages of the lockfile when they are missing, out of date or half installed.
 * Throws a StartError when npm fails, or when another process is installing them.
 * @param {string} root
 * @param {(line: string) => void} say
 * @param {typeof runNpmCi} [install]
 * @param {typeof writeFileSync} [write]
 */
export function ensureInstalled(root, say, install = runNpmCi, write = writeFileSync) {
  const reason = findInstallReason(root);
  if (reason !== null) {
    say(`Installing packages (${reason}); this takes a minute or two …`);
    const unlock = lockInstall(root);
    let failure;
    try {
      failure = install(root);
    } finally {
      unlock();
    }
    if (failure !== null)
      throw new StartError(
        'npm ci failed (its output is above). Check the network and free disk space, then try again.',
        failure,
      );
  }
  recordInstall(root, write);
  return reason !== null;
}

/**
 * Two installs in one folder delete each other's packages. The returned function releases the lock. The lock of a dead process does not
 * count. Two gaps remain, each for moments after a start was killed: its npm may still run, and two new starts may both remove its lock.
 */
function lockInstall(root) {
  const file = path.join(root, 'tmp/install.lock');
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    if (livePid(file) === null) rmSync(file, { force: true });
    writeFileSync(file, JSON.stringify(ownHolder()), { flag: 'wx' });
  } catch (error) {
    // The install also works without a lock. If nothing can be written here, npm says why.
    if (error.code !== 'EEXIST') return () => {};
    const holder = livePid(file);
    throw new StartError(
      `${holder === null ? 'Another process' : `Process ${holder}`} is installing the packages of this folder. Wait until it has finished, then try again.`,
    );
  }
  return () => rmSync(file, { force: true });
}

/**
 * Notes that the packages match the lockfile, also where some were left out on purpose, as in a container's image.
 * @param {string} root
 * @param {typeof writeFileSync} [write]
 */
export function recordInstall(root, write = writeFileSync) {
  const stamp = path.join(root, 'node_modules', stampName);
  const hash = lockHash(root);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
    try {
      write(stamp, hash);
    } catch (error) {
      // Another user installed the packages and this user may only read them. Without the stamp, each start only checks again.
      if (!['EROFS', 'EACCES', 'EPERM'].includes(error.code)) throw error;
    }
  }
}

function runNpmCi(root) {
  const npmCli = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const isNpm = npmCli !== undefined && /npm-cli\.[cm]?js$/.test(npmCli);
  const result = isNpm
    ? spawnSync(process.execPath, [npmCli, ...args], { cwd: root, encoding: 'utf8' })
    : spawnSync('npm', args, { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' });
  if (result.status === 0) return null;
  const lines = `${result.stdout ?? ''}${result.stderr ?? ''}${result.error?.message ?? ''}`.trim().split('\n');
  return lines.filter((line) => !/^npm error\s+at /.test(line)).slice(-30);
}

function lockHash(root) {
  return createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');
}

/** npm's own record of what it installed; null when there is none, or only a part of it. */
function readHiddenLockfile(root) {
  const hidden = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return null;
  try {
    return JSON.parse(readFileSync(hidden, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * A package that npm installed and whose folder or files are missing; checks one file of each package. npm's record contains only the
 * optional packages that fit this machine, such as native parts.
 */
function findMissingPackage(root, installed) {
  const isGone = (place) => place.startsWith('node_modules/') && !existsSync(path.join(root, place, 'package.json'));
  return Object.keys(installed ?? {}).find(isGone) ?? null;
}

function matchesLockfile(root, installed) {
  if (installed === null) return false;
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
  return Object.entries(wanted).every(
    ([place, entry]) =>
      !place.startsWith('node_modules/') ||
      entry.optional ||
      entry.devOptional ||
      entry.peer ||
      (entry.link ? existsSync(path.join(root, place)) : installed[place]?.version === entry.version),
  );
}
