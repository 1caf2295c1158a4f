import { randomUUID } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import {
  agentMaxMessageBytes,
  agentNamespace,
  agentRefusals,
  agentSocketPath,
  changePage,
  joinPublicRoom,
  LiveHandshakeSchema,
} from '@starhaven/contracts';
import { Server } from 'socket.io';
import type { Namespace, ServerOptions, Socket } from 'socket.io';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database';
import type { Logger } from '../../platform/logging/logger';
import type { Metrics } from '../../platform/metrics/metrics';
import { SessionProver } from '../account';
import type { AccountChanges, LiveTickets } from '../account';
import { Admission, agentAdmissionLimits } from './admission/admission';
import type { AdmissionLimits } from './admission/admission';
import { dropSlowClients } from './drop-slow-clients';
import { createDispatcher } from './events/create-dispatcher';
import type { Dispatch } from './events/create-dispatcher';
import { onEvent } from './events/event-rule';
import { CountFeed } from './feeds/count-feed';
import { maxShownUsers, PresenceFeed } from './feeds/presence-feed';
import type { Presence } from './feeds/presence-feed';
import { ServerFeed } from './feeds/server-feed';
import { joinPublicChat, proveAgain, proveExpired } from './identity/join';
import type { JoinContext } from './identity/join';
import { Membership } from './identity/membership';
import type { LiveFleet } from './live-fleet';
import { limitFrames } from './limit-frames';
import { Visit } from './live-socket';
import type { LiveIo, LiveSocket } from './live-socket';
import { Nodes } from './nodes/nodes';
import type { RedisLink } from './nodes/redis-link';
import { PageVisits } from './page-visits';
import { slimConnections, slimHandshake } from './slim-connections';
import { sendWholeFrames } from './whole-frames';

/** docs/security.md#live-socket-limits. Compression costs eighteen times the memory of a connection. */
const profile: Partial<ServerOptions> = {
  transports: ['websocket'],
  serveClient: false,
  perMessageDeflate: false,
  pingInterval: 25_000,
  pingTimeout: 20_000,
  connectTimeout: 10_000,
  // Another listener answers upgrades to other paths.
  destroyUpgrade: false,
};

/** Agents are few, and each stands for a whole game server: either end notices within ten seconds that the other vanished. */
const agentPings: Partial<ServerOptions> = { pingInterval: 5_000, pingTimeout: 5_000 };

const maxBrowserMessageBytes = 16 * 1024;
const pageIntervalMs = 200;
const joinIntervalMs = 3_000;
const expiryIntervalMs = 5_000;
/** Connections that were told to end do so within this; those that did not are cut. */
const closingMs = 500;
const closingCheckMs = 20;

export interface LiveOptions {
  database: Database;
  accountChanges: AccountChanges;
  tickets: LiveTickets;
  siteUrl: string;
  otherOrigins?: readonly string[];
  trustSecret: string;
  trustProxy: string[] | false;
  limits: AdmissionLimits;
  /** null: this is the only API server. */
  redis: RedisLink | null;
  metrics: Metrics;
  log: Logger;
}

/** The live connections: browsers on one endpoint, agents of game servers on another. */
export class Live {
  readonly io: LiveIo;
  private readonly agentIo: Server;
  private readonly agentAdmission: Admission;
  private readonly membership = new Membership();
  private readonly nodeId = randomUUID();
  private readonly joining: JoinContext;
  private readonly dispatch: Dispatch;
  private readonly counts: CountFeed;
  private readonly presence: PresenceFeed;
  private readonly nodes: Nodes;
  private servers: ServerFeed | null = null;
  private readonly visits = new PageVisits(() => this.servers);
  private accountChangeCount = 0;
  private isClosing = false;
  private readonly stops: (() => void)[] = [];

  constructor(private readonly options: LiveOptions) {
    const { database, accountChanges, tickets, redis, metrics, log } = options;
    const admission = new Admission(options);
    this.agentAdmission = new Admission({ ...options, limits: agentAdmissionLimits });
    this.io = new Server({
      ...profile,
      maxHttpBufferSize: maxBrowserMessageBytes,
      allowRequest: (request, answer) => this.unlessClosing(request, answer, admission.allowBrowser),
      ...(redis ? { adapter: redis.createAdapter() } : {}),
    });
    this.agentIo = new Server({
      ...profile,
      ...agentPings,
      path: agentSocketPath,
      maxHttpBufferSize: agentMaxMessageBytes,
      allowRequest: (request, answer) => this.unlessClosing(request, answer, this.agentAdmission.allowAgent),
    });
    this.agentIo.use((_socket, next) => next(new Error(agentRefusals.wrongProtocol)));
    this.joining = {
      sessions: new SessionProver(database.db),
      tickets,
      accountChanges,
      membership: this.membership,
      countChanges: () => this.accountChangeCount,
    };
    this.dispatch = createDispatcher({ rules: this.rules(), metrics, log });
    this.counts = new CountFeed(this.io, () => this.visitors());
    this.presence = new PresenceFeed(this.io, () => this.present());
    this.nodes = new Nodes(
      this.io,
      () => this.state(),
      () => {
        this.counts.note();
        this.presence.note();
      },
      redis !== null,
    );
    this.io.on('connection', (socket) => this.welcome(socket));
  }

  /** Where agents dial in. */
  get agents(): Namespace {
    return this.agentIo.of(agentNamespace);
  }

  /** Where an agent dials in from, as limits count it. */
  readonly agentAddress = ({ request }: Pick<Socket, 'request'>): string => this.agentAdmission.addressKeyOf(request);

  /** Visitors with an open connection, on all servers. */
  visitors(): number {
    return this.nodes.others().reduce((sum, { visitors }) => sum + visitors, this.io.sockets.sockets.size);
  }

  /** Pages looked at since the last call, on this server. */
  takePageViews(): number {
    return this.visits.takeViews();
  }

  /** Tells the other servers of a game server's report. */
  readonly tellReport = (report: unknown): void => {
    if (this.options.redis) this.io.serverSideEmit('fleet_report', report);
  };

  /** Calls `listener` with what other servers told until the returned function is called. */
  readonly onReport = (listener: (report: unknown) => void): (() => void) => {
    this.io.on('fleet_report', listener);
    return () => this.io.off('fleet_report', listener);
  };

  /** From here on visitors and agents are let in. */
  attach(server: HttpServer, fleet: LiveFleet): void {
    this.servers = new ServerFeed(this.io, fleet);
    this.io.attach(server);
    this.agentIo.attach(server);
    const paths = [this.io.path(), this.agentIo.path()];
    server.on('upgrade', (request, socket) => {
      if (!paths.some((path) => request.url?.startsWith(path))) socket.destroy();
    });
    slimConnections(this.io);
    sendWholeFrames(this.io);
    limitFrames(this.io, '/', this.options.metrics);
    limitFrames(this.agentIo, agentNamespace, this.options.metrics);
    const { metrics, accountChanges, log } = this.options;
    const reprove = (uids: string[]) =>
      uids.forEach((uid) =>
        this.membership.socketsOf(uid).forEach((socket) => {
          // Refused by a database that is away: it is asked again every few seconds.
          proveAgain(this.joining, socket).catch((error: unknown) => log.error({ err: error }, 'session not checked'));
        }),
      );
    const expiry = setInterval(() => {
      proveExpired(this.joining).catch((error: unknown) => log.error({ err: error }, 'session not checked'));
    }, expiryIntervalMs).unref();
    this.stops.push(
      accountChanges.onChange((uid) => {
        this.accountChangeCount += 1;
        reprove([uid]);
      }),
      accountChanges.onLive(() => reprove(this.membership.uids())),
      dropSlowClients(this.io, metrics),
      dropSlowClients(this.agentIo, metrics),
      () => clearInterval(expiry),
    );
  }

  /** Lets nobody in any more and ends all connections; clients come back by themselves, each after its own wait. */
  async close(): Promise<void> {
    if (this.isClosing) return;
    this.isClosing = true;
    for (const stop of this.stops) stop();
    this.servers?.stop();
    this.counts.stop();
    this.presence.stop();
    this.nodes.stop();
    for (const io of [this.io, this.agentIo]) {
      io.local.disconnectSockets(true);
      (io.engine as { close: () => void } | undefined)?.close();
    }
    const open = () => [this.io, this.agentIo].reduce((sum, { engine }) => sum + (engine?.clientsCount ?? 0), 0);
    for (let waitedMs = 0; open() > 0 && waitedMs < closingMs; waitedMs += closingCheckMs) await delay(closingCheckMs);
    this.options.redis?.close();
  }

  private rules() {
    return [
      onEvent(changePage, pageIntervalMs, (socket, { url }) => this.visits.show(socket, url)),
      onEvent(joinPublicRoom, joinIntervalMs, async (socket, { sessionKey }) => {
        const before = this.membership.revision;
        const wasMember = socket.data.member !== null;
        await joinPublicChat(this.joining, socket, sessionKey);
        if (!wasMember && socket.data.member !== null) this.presence.welcome(socket);
        else if (before !== this.membership.revision) this.presence.note();
      }),
    ];
  }

  // socket.io calls listeners on the socket: one function for all connections, not two closures for each.
  private readonly onEvent = boundToSocket((socket, name, payload) => this.dispatch(socket, name, payload));
  private readonly onDisconnect = boundToSocket((socket, reason) => {
    this.membership.leave(socket);
    // Coming again on the same connection would begin with fresh limits.
    if (reason === 'client namespace disconnect') socket.conn.close();
    this.options.metrics.socketConnections.set({ namespace: '/' }, this.io.sockets.sockets.size);
    this.counts.note();
    this.presence.note();
  });

  private welcome(socket: LiveSocket): void {
    const handshake = v.safeParse(LiveHandshakeSchema, socket.handshake.auth);
    socket.data = new Visit(handshake.success ? handshake.output : null);
    slimHandshake(socket);
    const { metrics } = this.options;
    metrics.socketConnections.set({ namespace: '/' }, this.io.sockets.sockets.size);
    socket.onAny(this.onEvent);
    socket.on('disconnect', this.onDisconnect);
    this.counts.welcome(socket);
    if (handshake.success) this.visits.begin(socket, handshake.output.page);
    else this.visits.beginPlain(socket);
  }

  private state() {
    const members = this.membership.latest(maxShownUsers).map(({ uid, name }) => ({ uid, name }));
    const visitors = this.io.sockets.sockets.size;
    return { node: this.nodeId, visitors, members, memberCount: this.membership.size };
  }

  private present(): Presence {
    const states = [this.state(), ...this.nodes.others()];
    const shown = states.flatMap(({ members }) => members).slice(0, maxShownUsers);
    return { shown, isCut: states.reduce((sum, { memberCount }) => sum + memberCount, 0) > shown.length };
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

/** A listener that gets its socket as the first argument. */
function boundToSocket(handle: (socket: LiveSocket, ...args: unknown[]) => void) {
  return function (this: unknown, ...args: unknown[]): void {
    handle(this as LiveSocket, ...args);
  };
}
