import type { ExplainedPart } from '@starhaven/game-commands';

/** A line that the builder writes, with the place where it can be changed. */
export interface LineInBuilder {
  engineName: string;
  lines: string[];
  /** The builder with the command filled in. */
  href: string;
}

export interface Translation extends LineInBuilder {
  /** What is not carried over, with the reason. */
  lost: string[];
}

/** A pasted line in words (docs/behaviour/commands.md#read-a-command). */
export interface ExplainedLine {
  text: string;
  /** The engine whose commands it was read with; null if no engine has such a command. */
  engineName: string | null;
  /** The visitor chose another engine than the one that the line is for. */
  isForeign: boolean;
  parts: ExplainedPart[];
  /** The builder with the line filled in; null if it could not be read. */
  href: string | null;
  warning: string;
  isDangerous: boolean;
  /** What is wrong, for the visitor. */
  problems: string[];
  /** Ids that the handbook does not know: allowed, and marked. */
  notes: string[];
  translations: Translation[];
  /** Engines of the same game that have no such command. */
  without: string[];
}
