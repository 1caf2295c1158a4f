import { types } from 'node:util';
import { UnreadableDataError } from '../data-format';

const reasons: Record<string, string> = {
  ENOENT: 'does not exist',
  ENOTDIR: 'is not a folder',
  EISDIR: 'is a folder, expected a file',
  EACCES: 'may not be read by this user',
  EPERM: 'may not be read by this user',
  ELOOP: 'is a link that leads in a circle',
  ENAMETOOLONG: 'has a name that is too long',
  ERR_INVALID_ARG_VALUE: 'is not a path',
  ERR_STRING_TOO_LONG: 'is too large to be read in one piece',
};

/** Turns a file system error into the only error that readers throw; an abort stays unchanged. */
export function asUnreadable(path: string, error: unknown): unknown {
  if (error instanceof UnreadableDataError || !types.isNativeError(error) || error.name === 'AbortError') return error;
  const reason = reasons['code' in error ? String(error.code) : ''];
  return new UnreadableDataError(`${path} ${reason ?? `cannot be read: ${error.message}`}.`, { cause: error });
}
