import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isEqualSecret } from '../http/is-equal-secret';
import { Refusal } from '../http/refusal';
import { operatorTokenOf } from './operator-token';

export const operatorBackupPath = '/internal/operator/backup';

export const operatorAdminResetPath = '/internal/operator/reset-admin';

export interface OperatorOptions {
  trustSecret: string;
  /** What a command may ask for, by path; each returns the `data` of the answer. */
  operations: Record<string, () => Promise<object>>;
}

function isLoopback(request: FastifyRequest): boolean {
  // The socket, not request.ip: a proxy's header must not make a stranger local.
  return /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
}

/** What commands on the same machine may ask of the running server, which alone may touch the data folder. */
export function registerOperatorRoutes(app: FastifyInstance, { trustSecret, operations }: OperatorOptions): void {
  const expected = `Bearer ${operatorTokenOf(trustSecret)}`;
  for (const [path, work] of Object.entries(operations)) {
    app.post(
      path,
      // A backup of a large database takes longer than any other request may.
      { config: { isOperational: true }, handlerTimeout: 600_000, schema: { hide: true } as object },
      async (request, reply) => {
        if (!isLoopback(request) || !isEqualSecret(request.headers.authorization ?? '', expected)) {
          throw new Refusal(404, 'Not Found', { status: 404 });
        }
        void reply.header('cache-control', 'no-store');
        return { retcode: 0, message: 'ok', data: await work() };
      },
    );
  }
}
