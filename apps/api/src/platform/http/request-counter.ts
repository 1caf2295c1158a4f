import type { FastifyInstance } from 'fastify';

/** Counts requests, except those of health checks and operators. */
export class RequestCounter {
  private count = 0;

  register(app: FastifyInstance): void {
    app.addHook('onRequest', async (request) => {
      if (!request.routeOptions.config.isOperational) this.count += 1;
    });
  }

  /** The number of requests since the last call. */
  take(): number {
    const { count } = this;
    this.count = 0;
    return count;
  }
}
