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
  /** Reports on each commit that servers or incidents changed, on any server. */
  versions: ContentVersions;
  limits: Limits;
  log: Logger;
  metrics: Metrics;
  /** Encrypts the addresses and secrets of engines. */
  accountSecret: string;
  /** Public address of the site, without a trailing slash; the fleet probes it. */
  siteUrl: string;
  /** Appears in codes that players receive. */
  siteName: string;
  /** The current number of visitors' sockets on all API servers. */
  countVisitors: () => number;
  /** Requests to this API server since the last call. */
  takeRequestCount: () => number;
  /** The other API servers; null: there is only this one. */
  peers: FleetPeers | null;
  demo: {
    isOn: boolean;
    /** The file with the keys of the demo servers, for the demo process. */
    keysFile: string;
  };
  /** The real engines unless a test passes others. */
  createEngine?: CreateEngine;
  /** The address of an agent for limits; unset: the socket's own address. */
  addressOf?: (socket: Socket) => string;
  /** Both clocks in milliseconds, for tests. */
  now?: () => number;
  /** A server is offline after this time of silence; `agentLivenessMs` unless a test shortens it. */
  livenessMs?: number;
  pollRule?: PollRule;
}
