import { randomUUID } from 'node:crypto';
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { unreadChanged } from '@starhaven/contracts/notifications';
import { playersRefreshed } from '@starhaven/contracts/account';
import { agentNamespace, agentRefusals } from '@starhaven/contracts/agent';
import { chatRemoved, joinPublicRoom, publicChatRoom } from '@starhaven/contracts/chat';
import type { ChatMessage } from '@starhaven/contracts/chat';
import { changePage, LiveHandshakeSchema } from '@starhaven/contracts/live';
import { Server } from 'socket.io';
import type { Namespace, Socket } from 'socket.io';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database';
import type { Logger } from '../../platform/logging/logger';
import type { Metrics } from '../../platform/metrics/metrics';
import { SessionProver } from '../account';
import type { AccountChanges, LiveTickets } from '../account';
import { Admission, agentAdmissionLimits } from './http/admission';
import type { AdmissionLimits } from './http/admission';
import { agentProfile, browserProfile } from './http/server-profiles';
import {
  closeEngine,
  countConnections,
  guardConnections,
  sendWholeFrames,
  slimConnections,
  slimHandshake,
} from './engine-io';
import { boundToSocket } from './events/bound-to-socket';
import { createDispatcher } from './events/create-dispatcher';
import type { Dispatch } from './events/create-dispatcher';
import { onEvent } from './events/event-rule';
import type { EventRule } from './events/event-rule';
import { ChatFeed } from './feeds/chat-feed';
import { CountFeed } from './feeds/count-feed';
import { maxShownUsers, PresenceFeed } from './feeds/presence-feed';
import type { Presence } from './feeds/presence-feed';
import { ServerFeed } from './feeds/server-feed';
import { joinPublicChat } from './identity/join';
import type { JoinContext } from './identity/join';
import { keepProving } from './identity/keep-proving';
import { Membership } from './identity/membership';
import type { LiveFleet } from './live-fleet';
import { rooms, Visit } from './live-socket';
import type { LiveIo, LiveSocket } from './live-socket';
import type { PlayersProgress } from './nodes/node-events';
import { Nodes } from './nodes/nodes';
import type { RedisLink } from './nodes/redis-link';
import { PageVisits } from './page-visits';

const pageIntervalMs = 200;
const joinIntervalMs = 3_000;
/** Connections get this long to close; the rest are cut. */
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
  private readonly moreRules: EventRule[] = [];
  private readonly memberListeners: ((socket: LiveSocket) => void)[] = [];
  private dispatch: Dispatch;
  private readonly chat: ChatFeed;
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
      ...browserProfile,
      allowRequest: (request, answer) => this.unlessClosing(request, answer, admission.allowBrowser),
      ...(redis ? { adapter: redis.createAdapter() } : {}),
    });
    this.agentIo = new Server({
      ...agentProfile,
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
    this.chat = new ChatFeed(this.io);
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
    this.io.on('players_refreshed', (uid, progress) => this.tellOwnConnections(uid, progress));
    this.io.on('connection', (socket) => this.welcome(socket));
  }

  /** The namespace that agents connect to. */
  get agents(): Namespace {
    return this.agentIo.of(agentNamespace);
  }

  /** The limit key of an agent's address. */
  readonly agentAddress = ({ request }: Pick<Socket, 'request'>): string => this.agentAdmission.addressKeyOf(request);

  /** Adds events that another module handles; before `attach`. */
  handle(...rules: EventRule[]): void {
    this.moreRules.push(...rules);
    const { metrics, log } = this.options;
    this.dispatch = createDispatcher({ rules: [...this.rules(), ...this.moreRules], metrics, log });
  }

  /** Calls `listener` with each connection that joins the public chat, and again when it joins as another account. */
  onMember(listener: (socket: LiveSocket) => void): void {
    this.memberListeners.push(listener);
  }

  /**
   * Sends a message to the members on this server that have its room open and do not ignore its author; every server hears of it from the
   * database.
   */
  tellChat(message: ChatMessage): void {
    this.chat.tell(message);
  }

  /** From now on the connection also gets the messages of this room, instead of those of the one that it opened before. */
  openChatRoom(socket: LiveSocket, slug: string): void {
    const { data } = socket;
    if (data.chatRoom !== '') void socket.leave(rooms.chat(data.chatRoom));
    data.chatRoom = slug === publicChatRoom ? '' : slug;
    if (data.chatRoom !== '') void socket.join(rooms.chat(data.chatRoom));
  }

  /** From now on the connection gets no messages of these members. */
  ignore(socket: LiveSocket, uids: ReadonlySet<string> | null): void {
    for (const uid of socket.data.ignored ?? []) void socket.leave(rooms.ignoring(uid));
    for (const uid of uids ?? []) void socket.join(rooms.ignoring(uid));
    socket.data.ignored = uids;
  }

  /** The connections of members on this server. */
  chatMembers(): Iterable<LiveSocket> {
    return this.membership.sockets();
  }

  /** The connections of one member on this server. */
  socketsOf(uid: string): readonly LiveSocket[] {
    return this.membership.socketsOf(uid);
  }

  /** Tells the members on this server which messages were removed. Clients of the specification get nothing. */
  tellRemoved(ids: string[]): void {
    // One of them may still wait to be sent.
    this.chat.flush();
    for (const socket of this.membership.sockets())
      if (socket.data.handshake !== null) socket.emit(chatRemoved.name, { ids });
  }

  /** Visitors with an open connection, on all servers. */
  visitors(): number {
    return this.nodes.others().reduce((sum, { visitors }) => sum + visitors, this.io.sockets.sockets.size);
  }

  /** Page views on this server since the last call. */
  takePageViews(): number {
    return this.visits.takeViews();
  }

  /** Sends the progress of a refresh to the connections of an account, on every server. Clients of the specification get nothing. */
  tellPlayersRefreshed(uid: string, progress: PlayersProgress): void {
    this.tellOwnConnections(uid, progress);
    if (this.options.redis) this.io.serverSideEmit('players_refreshed', uid, progress);
  }

  /** Sends the number of unread notifications to the connections of an account on this server. Clients of the specification get nothing. */
  tellUnread(uid: string, unread: number): void {
    for (const socket of this.membership.socketsOf(uid))
      if (socket.data.handshake !== null) socket.emit(unreadChanged.name, { unread });
  }

  /** Sends a game server's report to the other servers. */
  readonly tellReport = (report: unknown): void => {
    if (this.options.redis) this.io.serverSideEmit('fleet_report', report);
  };

  /** Calls `listener` with the reports of other servers until the returned function is called. */
  readonly onReport = (listener: (report: unknown) => void): (() => void) => {
    this.io.on('fleet_report', listener);
    return () => this.io.off('fleet_report', listener);
  };

  /** Accepts visitors and agents from now on. */
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
    const { metrics, accountChanges, log } = this.options;
    this.stops.push(
      accountChanges.onChange(() => (this.accountChangeCount += 1)),
      keepProving(this.joining, log),
      guardConnections(this.io, '/', metrics),
      guardConnections(this.agentIo, agentNamespace, metrics),
    );
  }

  /** Refuses new connections and closes all open ones; clients reconnect by themselves, each after its own delay. */
  async close(): Promise<void> {
    if (this.isClosing) return;
    this.isClosing = true;
    for (const stop of this.stops) stop();
    this.chat.flush();
    this.servers?.stop();
    this.counts.stop();
    this.presence.stop();
    this.nodes.stop();
    for (const io of [this.io, this.agentIo]) {
      io.local.disconnectSockets(true);
      closeEngine(io);
    }
    const open = () => countConnections(this.io) + countConnections(this.agentIo);
    for (let waitedMs = 0; open() > 0 && waitedMs < closingMs; waitedMs += closingCheckMs) await delay(closingCheckMs);
    this.options.redis?.close();
  }

  private tellOwnConnections(uid: string, progress: PlayersProgress): void {
    for (const socket of this.membership.socketsOf(uid))
      if (socket.data.handshake !== null) socket.emit(playersRefreshed.name, progress);
  }

  private rules() {
    return [
      onEvent(changePage, pageIntervalMs, (socket, { url }) => this.visits.show(socket, url)),
      onEvent(joinPublicRoom, joinIntervalMs, async (socket, { sessionKey }) => {
        const before = this.membership.revision;
        const uidBefore = socket.data.member?.uid;
        try {
          await joinPublicChat(this.joining, socket, sessionKey);
        } catch (error) {
          socket.emit('error', { message: 'The chat could not be joined. It is tried again.' });
          throw error;
        }
        const uid = socket.data.member?.uid;
        if (uid !== undefined && uid !== uidBefore) {
          this.presence.welcome(socket);
          for (const listener of this.memberListeners) listener(socket);
        } else if (before !== this.membership.revision) this.presence.note();
      }),
    ];
  }

  // socket.io calls listeners on the socket: one function for all connections instead of two closures for each.
  private readonly onEvent = boundToSocket((socket, name, payload) => this.dispatch(socket, name, payload));
  private readonly onDisconnect = boundToSocket((socket, reason) => {
    this.membership.leave(socket);
    // Joining the namespace again on the same connection would reset the limits.
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
