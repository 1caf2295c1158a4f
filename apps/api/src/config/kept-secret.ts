import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createExclusively } from '../platform/disk/create-exclusively';
import { makeFolders } from '../platform/disk/make-folders';
import { ConfigError } from './config-error';

const minSecretLength = 32;

async function findSecret(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text !== null && text.trim().length < minSecretLength)
    throw new ConfigError(`The secret in ${file} is too short; delete the file to have a new one made.`);
  return text?.trim() ?? null;
}

/**
 * A secret of this installation. It is made once in the data folder and only the folder's owner can read it. Processes that start at the
 * same time all use the secret that was written first.
 * @throws ConfigError when the stored secret is too short
 */
export async function getKeptSecret(dataDir: string, name: string): Promise<string> {
  const file = path.join(dataDir, 'secrets', name);
  makeFolders(path.dirname(file));
  const kept = await findSecret(file);
  if (kept !== null) return kept;
  await createExclusively(file, `${randomBytes(32).toString('hex')}\n`);
  return (await findSecret(file)) ?? getKeptSecret(dataDir, name);
}
