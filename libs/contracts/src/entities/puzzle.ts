import * as v from 'valibot';
import { UnixSecondsSchema } from '../lib/wire';

/**
 * A proof-of-work puzzle. Who cannot run scripts waits instead: from `waitUntil` on, the puzzle's `id` alone is the proof.
 */
export const PuzzleSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  /** What the solver takes, as JSON text; opaque to everybody else. */
  challenge: v.pipe(v.string(), v.nonEmpty()),
  /** Unix seconds. */
  waitUntil: UnixSecondsSchema,
  /** Unix seconds; a proof that comes later counts for nothing. */
  expires: UnixSecondsSchema,
});
export type Puzzle = v.InferOutput<typeof PuzzleSchema>;
