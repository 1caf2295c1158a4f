import type { Socket } from 'socket.io';
import type { Database } from '../../platform/database/database';
import type { Limits } from '../../platform/limits/limits';
import type { Logger } from '../../platform/logging/logger';
import type { Metrics } from '../../platform/metrics/metrics';
import type { ContentVersions } from '../content';
import type { CreateEngine } from './engines/askable-engine';
import type { PollRule } from './engines/polled-engine';
import type { FleetPeers } from './peers/peer-report';

export interface FleetOptions {
  database: Database;
  /** Tells on each commit that servers or incidents changed, whoever changed them. */
  versions: ContentVersions;
  limits: Limits;
  log: Logger;
  metrics: Metrics;
  /** Seals the addresses and secrets of engines. */
  accountSecret: string;
  /** Public address of the site, without a slash at the end; it is asked whether it answers. */
  siteUrl: string;
  /** Players read it in codes that they are sent. */
  siteName: string;
  /** Sockets of visitors over all API servers, now. */
  countVisitors: () => number;
  /** Requests to this API server since the last call. */
  takeRequestCount: () => number;
  /** Other API servers; null = alone. */
  peers: FleetPeers | null;
  demo: {
    isOn: boolean;
    /** Where the keys of the demo servers are left for the process that plays them. */
    keysFile: string;
  };
  /** The real engines unless a test has others. */
  createEngine?: CreateEngine;
  /** Who an agent is, for limits; unset: the socket's own address. */
  addressOf?: (socket: Socket) => string;
  /** Both clocks in milliseconds, for tests. */
  now?: () => number;
  /** Silence after which a server is offline; `agentLivenessMs` unless a test is in a hurry. */
  livenessMs?: number;
  pollRule?: PollRule;
}
