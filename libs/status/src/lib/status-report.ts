import type { StatusSnapshot } from '@starhaven/contracts';

/** What is known of the status, and how. */
export type StatusReport =
  | { kind: 'measured'; snapshot: StatusSnapshot }
  /** The host measures nothing: only the live connection tells of servers. */
  | { kind: 'static' }
  /** The host would know and did not answer. */
  | { kind: 'unreachable' };
