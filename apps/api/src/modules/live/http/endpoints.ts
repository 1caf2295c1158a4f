import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { agentNamespace, agentRefusals } from '@starhaven/contracts/agent';
import { Server } from 'socket.io';
import type { Namespace, Socket } from 'socket.io';
import type { Metrics } from '../../../platform/metrics/metrics';
import { closeEngine, countConnections, guardConnections, sendWholeFrames, slimConnections } from '../engine-io';
import { agentAdmissionLimits } from '../admission-limits';
import { Admission } from './admission';
import { agentProfile, browserProfile } from './server-profiles';
import type { LiveOptions } from '../live-options';
import type { LiveIo } from '../live-socket';

/** Connections get this long to close; the rest are cut. */
const closingMs = 500;
const closingCheckMs = 20;

/** The two endpoints of the live connections, with the handshakes that each admits. */
export class Endpoints {
  readonly browsers: LiveIo;
  private readonly agentIo: Server;
  private readonly agentAdmission: Admission;
  private isClosing = false;

  constructor(options: LiveOptions) {
    const { redis } = options;
    const admission = new Admission(options);
    this.agentAdmission = new Admission({ ...options, limits: agentAdmissionLimits });
    this.browsers = new Server({
      ...browserProfile,
      allowRequest: (request, answer) => this.unlessClosing(request, answer, admission.allowBrowser),
      ...(redis ? { adapter: redis.createAdapter() } : {}),
    });
    this.agentIo = new Server({
      ...agentProfile,
      allowRequest: (request, answer) => this.unlessClosing(request, answer, this.agentAdmission.allowAgent),
    });
    this.agentIo.use((_socket, next) => next(new Error(agentRefusals.wrongProtocol)));
  }

  /** The namespace that agents connect to. */
  get agents(): Namespace {
    return this.agentIo.of(agentNamespace);
  }

  /** The limit key of an agent's address. */
  agentAddress({ request }: Pick<Socket, 'request'>): string {
    return this.agentAdmission.addressKeyOf(request);
  }

  attach(server: HttpServer): void {
    this.browsers.attach(server);
    this.agentIo.attach(server);
    const paths = [this.browsers.path(), this.agentIo.path()];
    server.on('upgrade', (request, socket) => {
      if (!paths.some((path) => request.url?.startsWith(path))) socket.destroy();
    });
    slimConnections(this.browsers);
    sendWholeFrames(this.browsers);
  }

  /** Closes connections that flood the server or do not read. Returns functions that end this. */
  guard(metrics: Metrics): (() => void)[] {
    return [guardConnections(this.browsers, '/', metrics), guardConnections(this.agentIo, agentNamespace, metrics)];
  }

  /** Refuses all handshakes from now on. */
  refuseAll(): void {
    this.isClosing = true;
  }

  async closeAll(): Promise<void> {
    for (const io of [this.browsers, this.agentIo]) {
      io.local.disconnectSockets(true);
      closeEngine(io);
    }
    const open = () => countConnections(this.browsers) + countConnections(this.agentIo);
    for (let waitedMs = 0; open() > 0 && waitedMs < closingMs; waitedMs += closingCheckMs) await delay(closingCheckMs);
  }

  private unlessClosing(
    request: IncomingMessage,
    answer: (reason: string | null | undefined, isAllowed: boolean) => void,
    allow: Admission['allowBrowser'],
  ): void {
    if (this.isClosing) answer('shutting down', false);
    else allow(request, answer);
  }
}
