import type { PuzzleFields } from '../login/login-origin';

/** The puzzle fields of a form. A proof implies that its sender knows puzzles. */
export function puzzleFieldsOf(body: { proof?: string; proof_of_work?: 'yes' }): PuzzleFields {
  return { proof: body.proof, knowsPuzzles: body.proof_of_work === 'yes' || body.proof !== undefined };
}
