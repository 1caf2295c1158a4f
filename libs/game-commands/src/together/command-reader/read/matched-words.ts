import type { CommandValues } from '../../../build/command-values';

/** The words of a line, assigned to parameters. */
export interface MatchedWords {
  values: CommandValues;
  /** In the order of the line, without gaps; `to` is exclusive. */
  taken: { paramId: string | null; from: number; to: number }[];
}
