import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Logger } from '../../../platform/logging/logger';
import { PeerReportSchema } from './peer-report';
import type { FleetPeers, PeerMessage, ReceivedPeerReport } from './peer-report';

export type ReceivedMessage = ReceivedPeerReport['body'];

/** The connection to the other API servers: checks their messages and keeps their failures away from this server. */
export class PeerLine {
  private readonly node = randomUUID();
  private stopListening = () => {};

  constructor(
    private readonly peers: FleetPeers | null,
    private readonly log: Logger,
  ) {}

  get hasPeers(): boolean {
    return this.peers !== null;
  }

  listen(listener: (message: ReceivedMessage) => void): void {
    if (this.peers === null) return;
    this.stopListening = this.peers.onReport((report) => {
      const parsed = v.safeParse(PeerReportSchema, report);
      if (!parsed.success || parsed.output.node === this.node) return;
      try {
        listener(parsed.output.body);
      } catch (error) {
        this.log.error({ err: error }, 'a message from another API server could not be used');
      }
    });
  }

  publish(body: PeerMessage): void {
    try {
      this.peers?.publish({ node: this.node, body });
    } catch (error) {
      this.log.warn({ err: error }, 'a message about game servers did not reach the other API servers');
    }
  }

  stop(): void {
    this.stopListening();
  }
}
