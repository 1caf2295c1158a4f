import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { buildInfo } from './build-info';

/** Buckets in seconds, from the OpenTelemetry convention for http.server.request.duration. */
const durationBuckets = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10];

/** The server's own metrics (docs/security.md#metrics). Labels are route templates and fixed words, never data of a visitor. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const info = new Gauge({ name: 'build_info', help: 'Always 1', labelNames: ['version', 'commit'], registers });
  info.set(buildInfo, 1);
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_server_request_duration_seconds',
      help: 'Time to answer a request',
      labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
      buckets: durationBuckets,
      registers,
    }),
    activeRequests: new Gauge({
      name: 'http_server_active_requests',
      help: 'Requests being answered',
      registers,
    }),
    querySeconds: new Histogram({
      name: 'db_query_duration_seconds',
      help: 'Time of a query without its wait in the queue',
      labelNames: ['op'],
      buckets: durationBuckets,
      registers,
    }),
    /** Reads the number of waiting queries at each scrape. */
    watchQueue: (readDepth: () => number) =>
      new Gauge({
        name: 'db_queue_depth',
        help: 'Queries waiting for the database',
        registers,
        collect() {
          this.set(readDepth());
        },
      }),
    rateLimited: new Counter({
      name: 'ratelimit_rejected_total',
      help: 'Requests refused by a limit',
      labelNames: ['limit'],
      registers,
    }),
    logins: new Counter({
      name: 'login_total',
      help: 'Logins and registrations by outcome',
      labelNames: ['event', 'outcome'],
      registers,
    }),
    socketConnections: new Gauge({
      name: 'socket_connections',
      help: 'Open connections of the live socket',
      labelNames: ['namespace'],
      registers,
    }),
    socketEvents: new Counter({
      name: 'socket_events_total',
      help: 'Events of the live socket by outcome',
      labelNames: ['namespace', 'event', 'outcome'],
      registers,
    }),
    agentHandshakes: new Counter({
      name: 'agent_handshakes_total',
      help: 'Connection attempts of agents of game servers: ok, or the reason of the refusal',
      labelNames: ['outcome'],
      registers,
    }),
    gameCommands: new Counter({
      name: 'game_command_total',
      help: 'Calls to game servers by their code',
      labelNames: ['call', 'retcode'],
      registers,
    }),
    socketsRefused: new Counter({
      name: 'socket_connections_refused_total',
      help: 'Handshakes refused, and connections closed because they read too slowly',
      labelNames: ['reason'],
      registers,
    }),
    contentStreams: new Gauge({ name: 'content_event_streams', help: 'Open streams of content events', registers }),
    mails: new Counter({
      name: 'mail_total',
      help: 'Tries to send a mail: sent, failed, or given up as late or rejected',
      labelNames: ['outcome'],
      registers,
    }),
    /** Reads at each scrape how long the oldest mail has been waiting, in seconds. */
    watchOutbox: (readSeconds: () => number) =>
      new Gauge({
        name: 'outbox_oldest_seconds',
        help: 'How long the oldest unsent mail has waited, 0 for none',
        registers,
        collect() {
          this.set(readSeconds());
        },
      }),
    backupTimestamp: new Gauge({
      name: 'backup_last_success_timestamp_seconds',
      help: 'Unix time of the last verified backup, 0 for none',
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
