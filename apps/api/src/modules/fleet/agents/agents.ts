import { hashKey } from '../../../platform/secrets/keys';
import { AgentHandshakeSchema, agentNamespace, agentRefusals } from '@starhaven/contracts/agent';
import type { Heartbeat } from '@starhaven/contracts/agent';
import type { Namespace, Socket } from 'socket.io';
import * as v from 'valibot';
import type { Limit } from '../../../platform/limits/limits';
import type { Logger } from '../../../platform/logging/logger';
import type { Metrics } from '../../../platform/metrics/metrics';
import { limitKeyOf } from '@starhaven/contracts/network';
import type { Clock } from '../clock';
import type { GameServer, GameServers, ServerChange } from '../servers/game-servers';
import { AgentConnection } from './agent-connection';
import { RefusalLog } from './refusal-log';

export interface AgentsOptions {
  servers: GameServers;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  /** Wrong keys from one address. */
  wrongKeys: Limit;
  /** The address of an agent; behind a proxy it differs from the socket's address. */
  addressOf: (socket: Socket) => string;
  onConnected: (serverId: number) => void;
  onHeartbeat: (serverId: number, heartbeat: Heartbeat) => void;
  onPing: (serverId: number, pingMs: number | null) => void;
}

/** The agents that are connected to this API server: one connection for each game server. */
export class Agents {
  private readonly connections = new Map<number, AgentConnection>();
  /** Connections that have already sent a handshake. A second one does not come from an agent. */
  private readonly handshaken = new WeakSet<Socket['conn']>();
  private readonly refusalLog: RefusalLog;
  private isStopped = false;

  constructor(private readonly options: AgentsOptions) {
    this.refusalLog = new RefusalLog(options.clock);
  }

  attach(namespace: Namespace): void {
    namespace.use((socket, next) => {
      const refuse = (refusal: string) => {
        next(new Error(refusal));
        // socket.io sends the refusal on the next tick; a retry needs a new connection.
        setImmediate(() => socket.conn.close());
      };
      this.admit(socket).then(
        (refusal) => {
          this.options.metrics.agentHandshakes.inc({ outcome: refusal ?? 'ok' });
          if (refusal === null) next();
          else refuse(refusal);
        },
        (error: unknown) => {
          this.options.log.error({ err: error }, 'the key of an agent could not be checked; the agent tries again');
          refuse(agentRefusals.notNow);
        },
      );
    });
    namespace.on('connection', (socket) => this.connect(socket));
  }

  find(serverId: number): AgentConnection | null {
    return this.connections.get(serverId) ?? null;
  }

  /** An agent of this server connected to another API server at this time; a connection here that is newer stays. */
  replace(serverId: number, atMs: number): void {
    const connection = this.connections.get(serverId);
    if (connection && connection.openedAtMs <= atMs) this.drop(serverId, 'replaced');
  }

  /** Disconnects at once agents whose key was changed or whose server was removed. */
  apply(changes: ServerChange[]): void {
    for (const { before, after } of changes) {
      if (before === null) continue;
      if (after === null) this.drop(before.id, 'removed');
      else if (after.keyHash !== before.keyHash) this.drop(before.id, 'key_changed');
    }
  }

  stop(): void {
    this.isStopped = true;
    for (const serverId of [...this.connections.keys()]) this.drop(serverId, 'shutdown');
  }

  /** null: admitted; otherwise the text of the refusal. */
  private async admit(socket: Socket): Promise<string | null> {
    if (this.isStopped) return agentRefusals.notNow;
    if (this.handshaken.has(socket.conn)) return agentRefusals.wrongProtocol;
    this.handshaken.add(socket.conn);
    const { headers, auth } = socket.handshake;
    // Only browsers send an origin, and a page must not impersonate a game server (docs/security.md#origin-of-sockets).
    if (headers.origin !== undefined) return agentRefusals.wrongProtocol;
    const handshake = v.safeParse(AgentHandshakeSchema, auth);
    if (!handshake.success) return agentRefusals.wrongProtocol;
    const keyHash = hashKey(handshake.output.key);
    const server = this.options.servers.findByKeyHash(keyHash) ?? (await this.findNew(keyHash, socket));
    if (typeof server === 'string') return server;
    socket.data = { serverId: server.id, keyHash, agent: handshake.output.agent };
    return null;
  }

  /** Looks for a key that is not in memory, because it may have been added just now; such queries are limited for each address. */
  private async findNew(keyHash: string, socket: Socket): Promise<GameServer | string> {
    const { servers, wrongKeys, addressOf, log } = this.options;
    const address = limitKeyOf(addressOf(socket));
    // Counted before the query, so that parallel attempts do not all pass.
    const { isOver, used } = await wrongKeys.hit(address);
    if (!isOver) {
      await servers.reload();
      const server = servers.findByKeyHash(keyHash);
      if (server !== null) {
        await wrongKeys.refund(address);
        return server;
      }
    }
    if (this.refusalLog.isDue(address))
      log.warn(
        { event: 'agent', outcome: 'wrong-key', tries: used },
        'agent refused: no game server has its key, or its address sent too many wrong keys',
      );
    if (isOver) return agentRefusals.notNow;
    return agentRefusals.wrongKey;
  }

  private connect(socket: Socket): void {
    const { servers, clock, log, metrics, onConnected, onHeartbeat, onPing } = this.options;
    // The middleware that checked the key sets `data`; socket.io's type of it is any.
    const { serverId, keyHash, agent } = socket.data as { serverId: number; keyHash: string; agent: string };
    const connection = new AgentConnection({
      socket,
      serverId,
      clock,
      onHeartbeat: (heartbeat) => {
        if (this.connections.get(serverId) === connection) onHeartbeat(serverId, heartbeat);
      },
      onPing: (pingMs) => {
        if (this.connections.get(serverId) === connection) onPing(serverId, pingMs);
      },
      onEvent: (event, outcome) => metrics.socketEvents.inc({ namespace: agentNamespace, event, outcome }),
    });
    // The key may have changed during the handshake.
    if (this.isStopped) return connection.close('shutdown');
    if (servers.find(serverId)?.keyHash !== keyHash) return connection.close('key_changed');
    this.drop(serverId, 'replaced');
    this.connections.set(serverId, connection);
    this.count();
    log.info({ event: 'agent', outcome: 'connected', serverId, agent }, 'agent connected');
    socket.once('disconnect', (reason) => {
      if (this.connections.get(serverId) !== connection) return;
      this.connections.delete(serverId);
      this.count();
      log.info({ event: 'agent', outcome: 'gone', serverId, reason }, 'agent disconnected');
    });
    onConnected(serverId);
  }

  private drop(serverId: number, reason: 'replaced' | 'key_changed' | 'removed' | 'shutdown'): void {
    const connection = this.connections.get(serverId);
    if (!connection) return;
    this.connections.delete(serverId);
    this.count();
    connection.close(reason);
    this.options.log.info({ event: 'agent', outcome: reason, serverId }, 'agent disconnected by this server');
  }

  private count(): void {
    this.options.metrics.socketConnections.set({ namespace: agentNamespace }, this.connections.size);
  }
}
