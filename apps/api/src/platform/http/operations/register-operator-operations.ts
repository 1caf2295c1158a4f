import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isEqualSecret } from '../../secrets/is-equal-secret';
import { Refusal } from '../errors/refusal';
import { OperatorError } from '../../operator/operator-error';
import { operatorRefusal } from '../../operator/operator-paths';
import { operatorTokenOf } from '../../operator/operator-token';

/** A command may send an operator's file: the downloads of a game with hundreds of segments. */
const maxInputBytes = 4 * 1024 * 1024;

export interface OperatorOptions {
  trustSecret: string;
  /**
   * The operations for commands, by path: each checks the JSON in the request and returns the `data` of the answer. The command shows the
   * message of an OperatorError to the operator.
   */
  operations: Record<string, (input: unknown) => Promise<object>>;
}

function isLoopback(request: FastifyRequest): boolean {
  // The socket's address instead of request.ip: a proxy's header must not make a remote client local.
  return /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
}

async function refuseOperatorErrors<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OperatorError)) throw error;
    throw new Refusal(operatorRefusal, error.message, { status: 422, cause: error });
  }
}

/** Operations that commands on the same machine request from the running server, because only it may touch the data folder. */
export function registerOperatorOperations(app: FastifyInstance, { trustSecret, operations }: OperatorOptions): void {
  const expected = `Bearer ${operatorTokenOf(trustSecret)}`;
  for (const [path, work] of Object.entries(operations)) {
    app.post(
      path,
      // A backup of a large database takes longer than other requests may.
      {
        config: { isOperational: true },
        bodyLimit: maxInputBytes,
        handlerTimeout: 600_000,
        schema: { hide: true },
      },
      async (request, reply) => {
        if (!isLoopback(request) || !isEqualSecret(request.headers.authorization ?? '', expected)) {
          throw new Refusal(404, 'Not Found', { status: 404 });
        }
        void reply.header('cache-control', 'no-store');
        return { retcode: 0, message: 'ok', data: await refuseOperatorErrors(() => work(request.body)) };
      },
    );
  }
}
