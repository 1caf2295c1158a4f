import type { StatusSnapshot } from '@starhaven/contracts/status';
import type { PageProblem } from '@starhaven/ui-kit';

/** The known status and its source. */
export type StatusReport =
  | { kind: 'measured'; snapshot: StatusSnapshot }
  /** The host measures nothing; only the live connection sends servers. */
  | { kind: 'static' }
  /** The host measures, but did not answer. */
  | { kind: 'unreachable'; problem: PageProblem };
