import type { FastifyInstance } from 'fastify';
import { isEqualSecret } from '../../secrets/is-equal-secret';
import type { Metrics } from '../../metrics/metrics';

/** `/metrics` for requests with the token; without a configured token this server has no such path. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string | null): void {
  if (token === null) return;
  app.get('/metrics', { config: { isOperational: true }, schema: { hide: true } }, async (request, reply) => {
    if (!isEqualSecret(request.headers.authorization ?? '', `Bearer ${token}`)) {
      return reply.code(401).header('www-authenticate', 'Bearer').send({ retcode: 401, message: 'Unauthorized' });
    }
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
}
