import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { once } from 'node:events';
import type { Metrics } from './metrics';

/** `/metrics` on its own port, for a network that only the operator can reach. */
export async function startMetricsServer(metrics: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.registry.metrics().then(
      (text) =>
        response
          .writeHead(200, { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' })
          .end(text),
      () => response.writeHead(500).end(),
    );
  });
  server.requestTimeout = 10_000;
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}
