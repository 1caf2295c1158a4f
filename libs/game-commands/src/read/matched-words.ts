import type { CommandValues } from '../build/command-values';

/** Which words of a line belong to which parameter. */
export interface MatchedWords {
  values: CommandValues;
  /** In the order of the line, without gaps; `to` is exclusive. */
  taken: { paramId: string | null; from: number; to: number }[];
}
