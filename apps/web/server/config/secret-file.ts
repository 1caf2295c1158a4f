import { randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  fsyncSync,
  closeSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ConfigError } from './config-error';
import { makeFolders } from './make-folders';

/**
 * A secret that is created once and stored in `<data folder>/secrets`, readable only by its owner. Web and API may start together: the
 * first process creates the file, the other reads it.
 */
export function readOrCreateSecret(dataDir: string, name: string): string {
  const folder = path.join(dataDir, 'secrets');
  const file = path.join(folder, name);
  try {
    makeFolders(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`The data folder ${dataDir} cannot be written: ${reason}. Set DATA_DIR to another folder.`);
  }
  // Also tightens an existing folder that other users can read.
  if (statSync(folder).uid === process.geteuid?.()) chmodSync(folder, 0o700);
  const kept = read(file);
  if (kept !== null) return kept;
  createWhole(file, randomBytes(32).toString('hex'));
  const secret = read(file);
  if (secret === null) throw new Error(`${file} holds no usable secret; delete it and start again`);
  return secret;
}

function read(file: string): string | null {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    return secret.length < 32 ? null : secret;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Creates the file with all its content or not at all, and never overwrites one: the other process reads the file as soon as it exists. */
function createWhole(file: string, secret: string): void {
  const draft = `${file}.${randomUUID()}`;
  const descriptor = openSync(draft, 'wx', 0o600);
  try {
    writeFileSync(descriptor, secret);
    fsyncSync(descriptor);
    linkSync(draft, file);
  } catch (error) {
    const code = codeOf(error);
    // For file systems without hard links.
    if (code === 'EPERM' || code === 'ENOTSUP') writeFileSync(file, secret, { flag: 'wx', mode: 0o600 });
    else if (code !== 'EEXIST') throw error;
  } finally {
    closeSync(descriptor);
    rmSync(draft, { force: true });
  }
}

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
