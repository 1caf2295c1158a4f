import * as v from 'valibot';
import { UnixSecondsSchema } from '../../protocol/wire/wire';

/**
 * A proof-of-work puzzle. A client that cannot run scripts waits instead: after `waitUntil`, the puzzle's `id` is accepted as the proof.
 */
export const PuzzleSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  /** The solver's input, as JSON text; opaque to all other code. */
  challenge: v.pipe(v.string(), v.nonEmpty()),
  /** Unix seconds. */
  waitUntil: UnixSecondsSchema,
  /** Unix seconds; a later proof is invalid. */
  expires: UnixSecondsSchema,
});
export type Puzzle = v.InferOutput<typeof PuzzleSchema>;
