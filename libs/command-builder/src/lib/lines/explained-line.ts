import type { ExplainedPart } from '@starhaven/game-commands';

/** A line that the builder writes, with a link to change it there. */
export interface LineInBuilder {
  engineName: string;
  lines: string[];
  /** The builder with the command filled in. */
  href: string;
}

export interface Translation extends LineInBuilder {
  /** Parts that cannot be translated, with the reason. */
  lost: string[];
}

/** A pasted line in words (docs/behaviour/commands.md#read-a-command). */
export interface ExplainedLine {
  text: string;
  /** The engine whose commands it was read with; null if no engine has such a command. */
  engineName: string | null;
  /** The line is for another engine than the chosen one. */
  isForeign: boolean;
  parts: ExplainedPart[];
  /** The builder with the line filled in; null if it could not be read. */
  href: string | null;
  warning: string;
  isDangerous: boolean;
  /** Errors, as text for the visitor. */
  problems: string[];
  /** Ids that are not in the handbook: they are allowed, but marked. */
  notes: string[];
  translations: Translation[];
  /** Engines of the same game that have no such command. */
  without: string[];
}
