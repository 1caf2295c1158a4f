import type { Namespace } from 'socket.io';
import { Agents } from './agents/agents';
import type { Clock } from './clock';
import { enginesOf } from './engines/askable-engine';
import { Engines } from './engines/engines';
import { engineConfigKey } from './engines/sealed-config';
import type { FleetOptions } from './fleet-options';
import { FleetGateway } from './gateway/fleet-gateway';
import { RemoteCalls } from './gateway/remote-calls';
import { PeerLine } from './peers/peer-line';
import type { ReceivedMessage } from './peers/peer-line';
import type { GameServers, ServerChange } from './servers/game-servers';
import type { ServerStates } from './servers/server-states';

/** The clocks of API servers agree within this time. */
const maxMessageAgeMs = 3_000;

interface Watched {
  servers: GameServers;
  states: ServerStates;
  clock: Clock;
}

/** Connects to game servers: by agents that connect here, by polled engines, and by agents that are connected to another API server. */
export class Connections {
  readonly gateway: FleetGateway;
  private readonly agents: Agents;
  private readonly engines: Engines;
  private readonly line: PeerLine;
  private readonly remoteCalls: RemoteCalls;

  constructor(
    options: FleetOptions,
    private readonly watched: Watched,
  ) {
    const { log, metrics, limits } = options;
    const { servers, states, clock } = watched;
    this.line = new PeerLine(options.peers, log);
    this.agents = new Agents({
      servers,
      clock,
      log,
      metrics,
      // The same limit as for other credentials that attackers guess (docs/security.md#limits).
      wrongKeys: limits.create({ name: 'agent-key', max: 20, windowSeconds: 5 * 60 }),
      addressOf: options.addressOf ?? ((socket) => socket.handshake.address),
      onConnected: (serverId) => this.line.publish({ kind: 'connected', serverId, atMs: clock.wallMs() }),
      onHeartbeat: (id, heartbeat) => {
        states.receiveReport(id, heartbeat);
        const report = states.reportOf(id);
        if (report) this.line.publish({ kind: 'state', serverId: id, ...report });
      },
      onPing: (id, pingMs) => states.setPing(id, pingMs),
    });
    this.engines = new Engines({
      createEngine: options.createEngine ?? enginesOf(options.siteName),
      configKey: engineConfigKey(options.accountSecret),
      clock,
      log,
      rule: options.pollRule,
      onHeartbeat: (id, heartbeat) => states.receiveReport(id, heartbeat),
      onPing: (id, pingMs) => states.setPing(id, pingMs),
    });
    this.remoteCalls = new RemoteCalls(this.line, this.agents);
    this.gateway = new FleetGateway({
      servers,
      states,
      agents: this.agents,
      engines: this.engines,
      remoteCalls: this.remoteCalls,
      log,
      metrics,
    });
  }

  /** Accepts agents on this namespace. */
  attachAgents(namespace: Namespace): void {
    this.agents.attach(namespace);
  }

  /** Receives reports of the other API servers from now on. */
  listen(): void {
    this.line.listen((message) => this.receive(message));
  }

  /** Call when the list of game servers changed. */
  apply(changes: ServerChange[]): void {
    this.agents.apply(changes);
    this.engines.apply(changes);
  }

  stop(): void {
    this.line.stop();
    this.agents.stop();
    this.engines.stop();
  }

  private receive(message: ReceivedMessage): void {
    const { servers, states, clock } = this.watched;
    if (message.kind === 'connected') {
      // A stalled connection may deliver this message late: the agent may have connected here since.
      const isLate = clock.wallMs() - message.atMs > maxMessageAgeMs;
      if (!isLate) this.agents.replace(message.serverId, message.atMs);
    } else if (message.kind === 'state') {
      const { serverId, heartbeat, startup, pingMs } = message;
      if (servers.find(serverId) !== null && this.agents.find(serverId) === null) {
        states.receiveReport(serverId, heartbeat, { startup, pingMs });
      }
    } else this.remoteCalls.receive(message);
  }
}
