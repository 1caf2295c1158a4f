import type { FastifyInstance } from 'fastify';

/** Counts requests, those of health checks and operators aside. */
export class RequestCounter {
  private count = 0;

  register(app: FastifyInstance): void {
    app.addHook('onRequest', async (request) => {
      if (!request.routeOptions.config.isOperational) this.count += 1;
    });
  }

  /** How many since the last call. */
  take(): number {
    const { count } = this;
    this.count = 0;
    return count;
  }
}
