import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CheckResult, Health } from '../../health/health';

interface ProbeQuery {
  verbose?: string;
}

function answer(reply: FastifyReply, results: CheckResult[], isVerbose: boolean): FastifyReply {
  const isOk = results.every((result) => result.isOk);
  const amiss = results.filter((result) => result.reason !== undefined).map(({ name, reason }) => `${name}: ${reason}`);
  return reply
    .code(isOk ? 200 : 503)
    .header('cache-control', 'no-store')
    .send({
      retcode: isOk ? 0 : 503,
      message: amiss.length === 0 ? 'ok' : amiss.join('; '),
      ...(isVerbose ? { data: { checks: results } } : {}),
    });
}

/** Probes with Kubernetes' names: `/livez` checks this process only, `/readyz` and `/startupz` check all its dependencies. */
export function registerProbes(app: FastifyInstance, health: Health): void {
  const options = { config: { isOperational: true }, schema: { hide: true } };
  const probe = (path: string, check: () => Promise<CheckResult[]>) =>
    app.get<{ Querystring: ProbeQuery }>(path, options, async (request, reply) =>
      answer(reply, await check(), request.query.verbose !== undefined),
    );
  probe('/livez', () => Promise.resolve([{ name: 'event-loop', isOk: true }]));
  // The server listens only after migrations and seeds, so a reachable server has started.
  probe('/startupz', () => Promise.resolve([{ name: 'started', isOk: true }]));
  probe('/readyz', () => health.check());
  probe('/healthz', () => health.check());
}
