import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { livePid, ownHolder } from './lock-file.mjs';
import { StartError } from '../workspace.mjs';

/**
 * Creates the data folder with its logs and checks that it is writable. Throws a StartError if it is not.
 * @param {string} dataDir
 */
export function prepareDataFolder(dataDir) {
  try {
    const logs = path.join(dataDir, 'logs');
    makeFolders(logs);
    closeToOthers(logs);
    accessSync(dataDir, constants.W_OK);
    const probe = path.join(dataDir, `.write-probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (caught) {
    const error = findRefusal(dataDir) ?? caught;
    const reasons = {
      EACCES: 'no permission to write there',
      EPERM: 'no permission to write there',
      EROFS: 'the disk is read-only',
      ENOSPC: 'the disk is full',
      ENOTDIR: 'a part of this path is a file',
      EEXIST: 'there is a file of that name',
      ENOENT: 'no folder can be made there',
    };
    const isForbidden = ['EACCES', 'EPERM'].includes(error.code) && process.getuid !== undefined;
    const command = isForbidden ? commandToOwn(dataDir, userName()) : null;
    const remedy = command === null ? '' : ` (as root: \`${command}\`)`;
    const reason = isDeadLink(dataDir) ? 'it is a link that leads nowhere' : (reasons[error.code] ?? error.message);
    throw new StartError(
      `The data folder ${dataDir} cannot be used: ${reason}. Fix that${remedy}, or set DATA_DIR to another folder.`,
    );
  }
}

function userName() {
  try {
    return os.userInfo().username;
  } catch {
    // In a container the user may have only a number.
    return process.getuid();
  }
}

/**
 * The command that gives the data folder to the site's user; null for a folder that may hold other data, such as `/etc` by mistake.
 * @returns {string | null}
 */
export function commandToOwn(dataDir, user) {
  if (!existsSync(dataDir)) return `install -d -m 700 -o ${user} ${dataDir}`;
  try {
    const names = readdirSync(dataDir);
    const isOurs = names.length === 0 || names.includes('database') || names.includes('secrets');
    return isOurs ? `chown -R ${user} ${dataDir}` : null;
  } catch {
    return null;
  }
}

/** Below this the API refuses to write (docs/run-in-production.md#what-grows-and-its-bound). */
const neededMegabytes = 200;

/**
 * What to do about a disk on which the API would refuse to write; null if there is room, or if the system does not report it.
 * @param {string} dataDir
 * @param {(folder: string) => {bavail: number, bsize: number}} [ask]
 * @returns {string | null}
 */
export function findLowSpace(dataDir, ask = statfsSync) {
  try {
    const { bavail, bsize } = ask(dataDir);
    const megabytes = Math.floor((bavail * bsize) / 1024 / 1024);
    if (megabytes >= neededMegabytes) return null;
    return (
      `Only ${megabytes} MB are free on the disk of the data folder ${dataDir}: below ${neededMegabytes} MB the site starts, but saves nothing. ` +
      'Free space there, or set DATA_DIR to a folder on another disk.'
    );
  } catch {
    return null;
  }
}

function isDeadLink(file) {
  try {
    return lstatSync(file).isSymbolicLink() && !existsSync(file);
  } catch {
    return false;
  }
}

/** In a place where the system refuses new folders, such as `/proc`, Node's own recursive `mkdir` never returns. @param {string} folder */
function makeFolders(folder) {
  if (existsSync(folder)) return;
  makeFolders(path.dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Why no folder can be made in the nearest folder that exists; null if one can. On a read-only disk Node's recursive `mkdir` reports only
 * that the folder is missing.
 * @param {string} folder
 */
function findRefusal(folder) {
  const parent = path.dirname(folder);
  if (!existsSync(folder) && parent !== folder) return findRefusal(parent);
  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch (error) {
    return error;
  }
}

/**
 * Makes the folders that `npm start` writes private; the API does so for the rest of the data folder at each start. Links are skipped,
 * because their targets are not ours.
 */
function closeToOthers(folder) {
  const { mode, uid } = lstatSync(folder);
  const isOurs = (mode & constants.S_IFMT) === constants.S_IFDIR && uid === process.getuid?.();
  if (isOurs && (mode & 0o077) !== 0) chmodSync(folder, 0o700);
}

const startRecord = 'running.json';

/**
 * Records that this start owns the data folder; the returned function removes the record.
 * @param {string} dataDir
 */
export function recordRunning(dataDir) {
  const file = path.join(dataDir, startRecord);
  try {
    writeFileSync(file, JSON.stringify(ownHolder()), { mode: 0o600 });
  } catch (error) {
    // On a full disk the site still serves readers; the database's own lock still prevents a second start.
    if (error.code !== 'ENOSPC') throw error;
  }
  return () => rmSync(file, { force: true });
}

/**
 * The `npm start` that uses a data folder now.
 * @param {string} dataDir
 * @returns {number | null} its pid
 */
export function findRunningStart(dataDir) {
  return livePid(path.join(dataDir, startRecord));
}

/**
 * A live process that uses the data folder: a running `npm start`, or the holder of a lock file in it.
 * @param {string} dataDir
 * @returns {number | null} its pid
 */
export function findFolderUser(dataDir) {
  const locks = existsSync(dataDir) ? readdirSync(dataDir).filter((name) => name.endsWith('.lock')) : [];
  for (const name of [startRecord, ...locks]) {
    const pid = livePid(path.join(dataDir, name));
    if (pid !== null) return pid;
  }
  return null;
}
