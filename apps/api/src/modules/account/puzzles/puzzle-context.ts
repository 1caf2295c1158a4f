import type { Limit } from '../../../platform/limits/limits';

/** The action that a puzzle protects; a proof for one action is not valid for another. */
export type PuzzlePurpose = 'login' | 'register';

export interface PuzzleContext {
  /** Signs puzzles, hex. */
  secret: string;
  /** Allows one use of each puzzle. */
  uses: Limit;
  /** Limits proofs by waiting to one for each address in `puzzleWaitSeconds`, so that finished waits cannot be collected for later. */
  waits: Limit;
  now?: () => number;
}

/** A puzzle is valid for this many seconds. */
export const puzzleLifeSeconds = 10 * 60;
/** A visitor who cannot solve puzzles waits this many seconds: longer than every solver takes. */
export const puzzleWaitSeconds = 30;
