import { closeSync, constants, fchmodSync, fstatSync, lstatSync, openSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '@starhaven/node-kit/server';

/** Files that the site's programs write into their data folder; all other files belong to the operator. */
const ours = /^(database([.-].*)?|backups|logs|outbox|secrets|uploads|running\.json|demo-fleet.*|\.write-probe-\d+)$/;
/** Names that a private folder may also contain: those of a disk's root, placeholders of repositories, and the operator's command data. */
const neutral = new Set(['lost+found', '.gitkeep', '.gitignore', '.keep', 'commands']);
const forOthers = 0o077;
const sticky = 0o1000;

export interface PrivateFolder {
  /** Number of files and folders that other users could access before. */
  closed: number;
  /** One line for the operator about files that other users can still access; null when there are none. */
  trouble: string | null;
}

/**
 * Removes other users' access to the site's files in the data folder: the database (whose files are written readable by all), backups,
 * logs, mails and secrets. The folder itself is closed, too, unless it holds the operator's own files or is shared like /tmp. Links are not
 * followed; files of other users are not changed. Thousands of files take a tenth of a second.
 */
export function keepFolderPrivate(dataDir: string): PrivateFolder {
  const result: Result = { closed: 0, left: [] };
  let folder: string;
  let names: string[];
  try {
    // The operator may have moved the whole folder to another disk.
    folder = realpathSync(dataDir);
    names = readdirSync(folder);
  } catch (error) {
    const code = codeOf(error);
    return {
      closed: 0,
      trouble: code === 'ENOENT' ? null : `The data folder ${dataDir} cannot be read: ${code}.`,
    };
  }
  if (names.every((name) => ours.test(name) || neutral.has(name))) closeFolder(folder, result);
  else if (isWritableForOthers(folder)) result.left.push(folder);
  for (const name of names) if (ours.test(name)) closeDeeply(path.join(folder, name), result);
  const [first] = result.left;
  if (first === undefined) return { closed: result.closed, trouble: null };
  const more = result.left.length > 1 ? ` and ${result.left.length - 1} more` : '';
  return {
    closed: result.closed,
    trouble:
      `Other users can access ${first}${more}. The site did not change that, because another user owns it or it contains files of other users: ` +
      `run "chmod -R go=" on it, or "chown -R" to the user of the site.`,
  };
}

type Result = { closed: number; left: string[] };

function closeFolder(folder: string, result: Result): void {
  // The folder is shared on purpose.
  if ((lstatSync(folder).mode & sticky) !== 0) return;
  closeOne(folder, result);
}

function isWritableForOthers(folder: string): boolean {
  const { mode } = lstatSync(folder);
  return (mode & 0o022) !== 0 && (mode & sticky) === 0;
}

/** Closes the folder before its content: from then on no other user can replace a file with a link. */
function closeDeeply(file: string, result: Result): void {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (stats === undefined || !(stats.isDirectory() || stats.isFile())) return;
  if ((stats.mode & forOthers) !== 0) closeOne(file, result);
  if (!stats.isDirectory()) return;
  let names: string[] = [];
  try {
    names = readdirSync(file);
  } catch {
    // The folder belongs to another user and is closed to us, too.
  }
  for (const name of names) closeDeeply(path.join(file, name), result);
}

/** Works on the open file: the path could lead elsewhere by the time of the change. */
function closeOne(file: string, result: Result): void {
  let descriptor: number | null = null;
  try {
    descriptor = openSync(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const { mode, uid } = fstatSync(descriptor);
    if ((mode & forOthers) === 0) return;
    if (uid !== process.geteuid?.()) throw new Error('It belongs to somebody else.');
    fchmodSync(descriptor, mode & 0o7777 & ~forOthers);
    result.closed += 1;
  } catch (error) {
    // The file was removed in between, as files of a running site are, or replaced by a link.
    if (['ENOENT', 'ELOOP'].includes(codeOf(error) ?? '')) return;
    result.left.push(file);
  } finally {
    if (descriptor !== null) closeSync(descriptor);
  }
}
