import type { Limit } from '../../../platform/limits/limits';

/** What a puzzle may be solved for; the proof for one thing is none for another. */
export type PuzzlePurpose = 'login' | 'register';

export interface PuzzleContext {
  /** Signs puzzles, hex. */
  secret: string;
  /** Counts the use of each puzzle: one. */
  uses: Limit;
  /** Counts proofs by waiting, of an address: one in the time that a wait takes, so that waits cannot be hoarded. */
  waits: Limit;
  now?: () => number;
}

/** Seconds that a puzzle holds. */
export const puzzleLifeSeconds = 10 * 60;
/** Seconds that somebody waits who cannot solve it: longer than any solver takes. */
export const puzzleWaitSeconds = 30;
