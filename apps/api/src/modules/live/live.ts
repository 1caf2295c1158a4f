import type { Server as HttpServer } from 'node:http';
import { joinPublicRoom } from '@starhaven/contracts/chat';
import { changePage, LiveHandshakeSchema } from '@starhaven/contracts/live';
import type { Namespace, Socket } from 'socket.io';
import * as v from 'valibot';
import { SessionProver } from '../account';
import { ChatAudience } from './chat-audience';
import { OnlineVisitors } from './online-visitors';
import { Endpoints } from './http/endpoints';
import { slimHandshake } from './engine-io';
import { boundToSocket } from './events/bound-to-socket';
import { createDispatcher } from './events/create-dispatcher';
import type { Dispatch } from './events/create-dispatcher';
import { onEvent } from './events/event-rule';
import type { EventRule } from './events/event-rule';
import { ServerFeed } from './feeds/server-feed';
import { joinPublicChat, findActingMember } from './identity/join';
import type { JoinContext } from './identity/join';
import { keepProving } from './identity/keep-proving';
import type { Member } from './identity/member';
import { Membership } from './identity/membership';
import type { LiveFleet } from './live-fleet';
import type { LiveOptions } from './live-options';
import { Visit } from './live-socket';
import type { LiveIo, LiveSocket } from './live-socket';
import { Members } from './members';
import { PageVisits } from './page-visits';

const pageIntervalMs = 200;
const joinIntervalMs = 3_000;

/** The live connections: browsers on one endpoint, agents of game servers on another. */
export class Live {
  readonly io: LiveIo;
  readonly members: Members;
  readonly chat: ChatAudience;
  private readonly endpoints: Endpoints;
  private readonly membership = new Membership();
  private readonly joining: JoinContext;
  private readonly moreRules: EventRule[] = [];
  private dispatch: Dispatch;
  private readonly onlineVisitors: OnlineVisitors;
  private servers: ServerFeed | null = null;
  private readonly visits = new PageVisits(() => this.servers);
  private accountChangeCount = 0;
  private isClosing = false;
  private readonly stops: (() => void)[] = [];

  constructor(private readonly options: LiveOptions) {
    const { database, accountChanges, tickets, redis } = options;
    this.endpoints = new Endpoints(options);
    this.io = this.endpoints.browsers;
    this.joining = {
      sessions: new SessionProver(database.db),
      tickets,
      accountChanges,
      membership: this.membership,
      countChanges: () => this.accountChangeCount,
    };
    this.dispatch = this.createDispatch();
    this.members = new Members(this.io, this.membership, redis !== null);
    this.chat = new ChatAudience(this.io, this.membership);
    this.onlineVisitors = new OnlineVisitors(this.io, this.membership, redis !== null);
    this.io.on('connection', (socket) => this.welcome(socket));
  }

  /** The namespace that agents connect to. */
  get agents(): Namespace {
    return this.endpoints.agents;
  }

  /** The limit key of an agent's address. */
  readonly agentAddress = (socket: Pick<Socket, 'request'>): string => this.endpoints.agentAddress(socket);

  /** Adds events that another module handles; call it before `attach`. */
  handle(...rules: EventRule[]): void {
    this.moreRules.push(...rules);
    this.dispatch = this.createDispatch();
  }

  /**
   * Finds the member who joined on this connection. Call it before each action of a member (docs/security.md#live-identity).
   * @returns null if nobody joined, or if the session has ended
   * @throws when the member must be checked and the database does not answer
   */
  findActingMember(socket: LiveSocket): Promise<Member | null> {
    return findActingMember(this.joining, socket);
  }

  /** Visitors with an open connection, on all servers. */
  visitors(): number {
    return this.onlineVisitors.visitors();
  }

  /** Page views on this server since the last call. */
  takePageViews(): number {
    return this.visits.takeViews();
  }

  /** Sends a game server's report to the other servers. */
  readonly publishReport = (report: unknown): void => {
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
    this.endpoints.attach(server);
    const { metrics, accountChanges, log } = this.options;
    this.stops.push(
      accountChanges.onChange(() => (this.accountChangeCount += 1)),
      keepProving(this.joining, log),
      ...this.endpoints.guard(metrics),
    );
  }

  /** Refuses new connections and closes all open ones; clients reconnect by themselves, each after its own delay. */
  async close(): Promise<void> {
    if (this.isClosing) return;
    this.isClosing = true;
    this.endpoints.refuseAll();
    for (const stop of this.stops) stop();
    this.chat.flush();
    this.servers?.stop();
    this.onlineVisitors.stop();
    await this.endpoints.closeAll();
    this.options.redis?.close();
  }

  private createDispatch(): Dispatch {
    const { metrics, log } = this.options;
    return createDispatcher({ rules: [...this.rules(), ...this.moreRules], metrics, log });
  }

  private rules() {
    return [
      onEvent(changePage, pageIntervalMs, (socket, { url }) => this.visits.show(socket, url)),
      onEvent(joinPublicRoom, joinIntervalMs, (socket, { sessionKey }) => this.join(socket, sessionKey)),
    ];
  }

  private async join(socket: LiveSocket, sessionKey: string): Promise<void> {
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
      this.onlineVisitors.welcomeMember(socket);
      this.members.joined(socket);
    } else if (before !== this.membership.revision) this.onlineVisitors.noteMembers();
  }

  // socket.io calls listeners on the socket: one function for all connections instead of two closures for each.
  private readonly onEvent = boundToSocket((socket, name, payload) => this.dispatch(socket, name, payload));
  private readonly onDisconnect = boundToSocket((socket, reason) => {
    this.membership.leave(socket);
    // Joining the namespace again on the same connection would reset the limits.
    if (reason === 'client namespace disconnect') socket.conn.close();
    this.countOpen();
    this.onlineVisitors.note();
  });

  private welcome(socket: LiveSocket): void {
    const handshake = v.safeParse(LiveHandshakeSchema, socket.handshake.auth);
    socket.data = new Visit(handshake.success ? handshake.output : null);
    slimHandshake(socket);
    this.countOpen();
    socket.onAny(this.onEvent);
    socket.on('disconnect', this.onDisconnect);
    this.onlineVisitors.welcomeVisitor(socket);
    if (handshake.success) this.visits.begin(socket, handshake.output.page);
    else this.visits.beginPlain(socket);
  }

  private countOpen(): void {
    this.options.metrics.socketConnections.set({ namespace: '/' }, this.io.sockets.sockets.size);
  }
}
