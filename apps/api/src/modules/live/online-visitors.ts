import { randomUUID } from 'node:crypto';
import { CountFeed } from './feeds/count-feed';
import { maxShownUsers, PresenceFeed } from './feeds/presence-feed';
import type { Presence } from './feeds/presence-feed';
import type { Membership } from './identity/membership';
import type { LiveIo, LiveSocket } from './live-socket';
import type { NodeState } from './nodes/node-events';
import { Nodes } from './nodes/nodes';

/** Knows who is connected, on this server and on the others, and sends the numbers and names to visitors and members. */
export class OnlineVisitors {
  private readonly nodeId = randomUUID();
  private readonly counts: CountFeed;
  private readonly presence: PresenceFeed;
  private readonly nodes: Nodes;

  constructor(
    private readonly io: LiveIo,
    private readonly membership: Membership,
    hasPeers: boolean,
  ) {
    this.counts = new CountFeed(io, () => this.visitors());
    this.presence = new PresenceFeed(io, () => this.present());
    this.nodes = new Nodes(
      io,
      () => this.state(),
      () => this.note(),
      hasPeers,
    );
  }

  /** Visitors with an open connection, on all servers. */
  visitors(): number {
    return this.nodes.others().reduce((sum, { visitors }) => sum + visitors, this.io.sockets.sockets.size);
  }

  /** Sends the number of visitors to a new connection. */
  welcomeVisitor(socket: LiveSocket): void {
    this.counts.welcome(socket);
  }

  /** Sends the list of online members to a new member. */
  welcomeMember(socket: LiveSocket): void {
    this.presence.welcome(socket);
  }

  /** Call when a member may have joined, left or been renamed. */
  noteMembers(): void {
    this.presence.note();
  }

  /** Call when a visitor, who may be a member, has disconnected. */
  note(): void {
    this.counts.note();
    this.presence.note();
  }

  stop(): void {
    this.counts.stop();
    this.presence.stop();
    this.nodes.stop();
  }

  private state(): NodeState {
    const members = this.membership.latest(maxShownUsers).map(({ uid, name }) => ({ uid, name }));
    const visitors = this.io.sockets.sockets.size;
    return { node: this.nodeId, visitors, members, memberCount: this.membership.size };
  }

  private present(): Presence {
    const states = [this.state(), ...this.nodes.others()];
    const shown = states.flatMap(({ members }) => members).slice(0, maxShownUsers);
    return { shown, isCut: states.reduce((sum, { memberCount }) => sum + memberCount, 0) > shown.length };
  }
}
