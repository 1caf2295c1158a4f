import { ConfigError } from './config/config';
import { DatabaseStartError } from './platform/database/errors';
import { describeError } from './platform/logging/describe-error';
import { OperatorError } from './platform/operator/operator-error';

/** Describes a failed start or command in one line for the operator; unexpected errors keep their stack. */
export function explainFailure(error: unknown): string {
  const isExpected =
    error instanceof ConfigError || error instanceof DatabaseStartError || error instanceof OperatorError;
  if (isExpected) return error.message;
  // Errors of Node's sockets and files have these fields; here they only become text.
  const { code, message, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${address} is in use. Stop the program that uses it, or set API_PORT (METRICS_PORT) to another port.`;
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOSPC') {
    return `The data folder cannot be written: ${message}. Check its owner and the free disk space, or set DATA_DIR to another folder.`;
  }
  if (code === 'ENOENT' && message.includes(', mkdir ')) {
    return `The data folder cannot be created: ${message}. Set DATA_DIR to another folder.`;
  }
  const { stack } = describeError(error);
  return stack ?? String(error);
}
