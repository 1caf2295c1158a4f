import cluster from 'node:cluster';
import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { asyncHandler } from '../async-handler';
import { askMetricsOfAll } from '../workers/metrics-of-all';

/** The launcher's metrics, with OpenTelemetry's names in Prometheus spelling (docs/security.md#metrics). */
export class WebMetrics {
  readonly registry = new Registry();
  readonly requestDuration = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time from request to response',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10],
    registers: [this.registry],
  });
  readonly cachedPages = new Counter({
    name: 'anonymous_pages_served_total',
    help: 'Pages answered from the store of anonymous pages',
    labelNames: ['status'],
    registers: [this.registry],
  });
  readonly upstreamDuration = new Histogram({
    name: 'http_client_request_duration_seconds',
    help: 'Time of one upstream call',
    labelNames: ['call', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });
  readonly rowsLeftOut = new Counter({
    name: 'upstream_rows_left_out_total',
    help: 'Rows of answers that could not be read and were left out',
    labelNames: ['call'],
    registers: [this.registry],
  });
  readonly refused = new Counter({
    name: 'origin_refused_total',
    help: 'Requests refused by the origin guard',
    labelNames: ['reason'],
    registers: [this.registry],
  });

  readonly upgrades = new Counter({
    name: 'live_upgrades_total',
    help: 'Connections to the live socket through this server, and why others were refused',
    labelNames: ['outcome'],
    registers: [this.registry],
  });

  constructor(version: string) {
    if (cluster.isWorker) {
      AggregatorRegistry.setRegistries([this.registry]);
      // The constructor has a side effect: it makes this worker answer the primary.
      new AggregatorRegistry();
    }
    collectDefaultMetrics({ register: this.registry });
    new Gauge({
      name: 'build_info',
      help: 'Always 1',
      labelNames: ['version'],
      registers: [this.registry],
      aggregator: 'first',
    }).set({ version }, 1);
  }

  /** Serves `/metrics` to requests with the token. */
  handler(token: string): RequestHandler {
    const expected = Buffer.from(`Bearer ${token}`);
    return asyncHandler(async (request, response) => {
      const given = Buffer.from(request.headers.authorization ?? '');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        response.status(401).set('WWW-Authenticate', 'Bearer').type('text').send('unauthorized');
        return;
      }
      response.set('Cache-Control', 'no-store');
      try {
        const text = await (cluster.isWorker ? askMetricsOfAll() : this.registry.metrics());
        response.type(this.registry.contentType).send(text);
      } catch (error) {
        // An empty answer would look like counters that were reset. The next scrape tries again.
        response
          .status(503)
          .type('text')
          .send(`metrics are not available: ${String(error)}`);
      }
    });
  }
}
