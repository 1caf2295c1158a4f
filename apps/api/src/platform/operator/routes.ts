import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isEqualSecret } from '../http/is-equal-secret';
import { Refusal } from '../http/refusal';
import { operatorTokenOf } from './operator-token';

export const operatorBackupPath = '/internal/operator/backup';

export interface OperatorOptions {
  trustSecret: string;
  /** Makes a backup and returns its file. */
  makeBackup: () => Promise<string>;
}

function isLoopback(request: FastifyRequest): boolean {
  // The socket, not request.ip: a proxy's header must not make a stranger local.
  return /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
}

/** What commands on the same machine may ask of the running server, which alone may touch the data folder. */
export function registerOperatorRoutes(app: FastifyInstance, { trustSecret, makeBackup }: OperatorOptions): void {
  const expected = `Bearer ${operatorTokenOf(trustSecret)}`;
  app.post(
    operatorBackupPath,
    // A large database takes longer than any other request may.
    { config: { isOperational: true }, handlerTimeout: 600_000, schema: { hide: true } as object },
    async (request) => {
      if (!isLoopback(request) || !isEqualSecret(request.headers.authorization ?? '', expected)) {
        throw new Refusal(404, 'Not Found', { status: 404 });
      }
      return { retcode: 0, message: 'ok', data: { file: await makeBackup() } };
    },
  );
}
