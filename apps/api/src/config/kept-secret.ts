import { randomBytes } from 'node:crypto';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ConfigError } from './config-error';

const minSecretLength = 32;

async function readSecret(file: string): Promise<string> {
  // Another process may be writing this very file: an empty one is looked at again before it counts as short.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret.length >= minSecretLength) return secret;
    await delay(50);
  }
  throw new ConfigError(`The secret in ${file} is too short; delete the file to have a new one made.`);
}

/**
 * A secret of this installation, made once in the data folder and readable by its owner only; O_EXCL lets processes race
 * for it and agree. @throws ConfigError when the kept secret is short
 */
export async function getKeptSecret(dataDir: string, name: string): Promise<string> {
  const file = path.join(dataDir, 'secrets', name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    const handle = await open(file, 'wx', 0o600);
    try {
      await handle.writeFile(`${randomBytes(32).toString('hex')}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readSecret(file);
}
