import type { CommandParamType } from '@starhaven/contracts/commands';
import type { CommandDialect } from './command-dialect';
import type { CommandLevel } from './command-level';

/** A parameter as the served file has it (docs/behaviour/commands.md#parameter); what is left out has the contract's default. */
export interface TableParam {
  id: string;
  label: string;
  type: CommandParamType;
  /** Its value before the user types. */
  value?: string;
  /** Value to label. */
  data?: Readonly<Record<string, string>>;
  required?: boolean;
  multi?: boolean;
  split?: string;
  format: string;
  min?: number;
  max?: number;
  link?: string;
  /** Shown only with these values of other parameters, by the id of the other parameter. */
  allow?: Readonly<Record<string, readonly string[]>>;
  /** The parameter with which this one swaps places. */
  switch?: string;
}

/** One command as a player sees it: a way to use a head. A head with several syntaxes has one for each. */
export interface CommandShape {
  /** Unique in the table; part of addresses and recipes, so it never changes. */
  id: string;
  label: string;
  /** The words before the parameters, beginning with the head; the head alone by default. */
  text?: string;
  warning?: string;
  params?: readonly TableParam[];
  /** A complete line that the engine accepts. */
  example: string;
}

/** A head of an engine with the rule of the gate and everything that players can do with it. */
export interface CommandHead {
  /** As sent: one word, or the first words if the engine's heads have several (hk4e). */
  head: string;
  aliases?: readonly string[];
  level: CommandLevel;
  /** The only words that may follow the head, if other words affect the server or another player. */
  first?: readonly string[];
  /** No word may follow: the engine would read it as another player. */
  isAlone?: boolean;
  shapes: readonly CommandShape[];
}

/** The commands that players may run on one kind of game server. A head that is not listed never runs, at any level. */
export interface CommandTable {
  dialect: CommandDialect;
  /** The game's slug and the engine's `command`, which name the served file. */
  slug: string;
  command: string;
  /** Characters of which the engine removes one before the head. */
  prefixes: string;
  heads: readonly CommandHead[];
}
