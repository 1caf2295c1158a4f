import type { Command } from '@starhaven/contracts/commands';
import type { MatchedWords } from './matched-words';

/** Shared by the lines of a request: a line that is read again costs nothing, and one limit applies to all lines together. */
export interface Readings {
  /** Steps that the searches of the request may still take. */
  stepsLeft: number;
  /** By command, then by the words after the head. */
  known: Map<Command, Map<string, KnownMatch>>;
}

export interface KnownMatch {
  matched: MatchedWords;
  isExact: boolean;
}

/** A line of a real command takes fewer than a hundred steps for each command that it may match. Hostile lines and commands stop here. */
const maxSteps = 20_000;

export const newReadings = (): Readings => ({ stepsLeft: maxSteps, known: new Map() });
