import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../errors/code-of';
import { ConfigError } from '../errors/config-error';
import { messageOf } from '../errors/message-of';
import { createExclusively } from '../files/create-exclusively.server';
import { makeFolders } from '../files/make-folders.server';

const minSecretLength = 32;

/**
 * A secret of this installation, from `<data folder>/secrets`, which only its owner can read. It is made once: of the programs that start
 * at the same time, the first creates the file and the others read it.
 * @throws ConfigError if the data folder cannot be made or the stored secret is too short
 */
export function keptSecret(dataDir: string, name: string): string {
  const folder = path.join(dataDir, 'secrets');
  makePrivateFolder(dataDir, folder);
  const file = path.join(folder, name);
  const kept = findSecret(file);
  if (kept !== null) return kept;
  createExclusively(file, randomBytes(32).toString('hex'));
  const made = findSecret(file);
  if (made === null) throw new ConfigError(`${file} was deleted during the start; start again.`);
  return made;
}

function makePrivateFolder(dataDir: string, folder: string): void {
  try {
    makeFolders(folder);
  } catch (error) {
    throw new ConfigError(
      `The data folder ${dataDir} cannot be written: ${messageOf(error)}. Set DATA_DIR to another folder.`,
    );
  }
  // If the folder existed before, this takes the access away from other users.
  if (statSync(folder).uid === process.geteuid?.()) chmodSync(folder, 0o700);
}

function findSecret(file: string): string | null {
  let secret: string;
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
  if (secret.length < minSecretLength)
    throw new ConfigError(`The secret in ${file} is too short; delete the file to have a new one made.`);
  return secret;
}
