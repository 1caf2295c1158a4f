import { readFileSync, statSync } from 'node:fs';
import { codeOf, ConfigError } from '@starhaven/node-kit/server';

/**
 * A secret from the variable, or from the file that the variable with `_FILE` names; null if neither is set. Never from a flag, because all
 * users of the machine can read flags. @throws ConfigError
 */
export function readSecret(
  name: string,
  env: NodeJS.ProcessEnv,
  warn: (line: string) => void = () => {},
): string | null {
  const given = env[name]?.trim();
  if (given) return given;
  const file = env[`${name}_FILE`];
  if (!file) return null;
  try {
    if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
      warn(`${name}_FILE can be read by other users of this machine: chmod 600 ${file}`);
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new ConfigError(`${name}_FILE cannot be read (${codeOf(error)}).`);
  }
}
