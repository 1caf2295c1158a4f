import type { CommandParamType } from '@starhaven/contracts/commands';
import type { CommandDialect } from './command-dialect';
import type { CommandLevel } from './command-level';

/** A parameter as in the served file (docs/behaviour/commands.md#parameter); a missing field has the contract's default. */
export interface TableParam {
  id: string;
  label: string;
  type: CommandParamType;
  /** Its value before the user types. */
  value?: string;
  /** Maps each value to its label. */
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
  /** The parameter that swaps places with this one. */
  switch?: string;
}

/** One way to use a head, shown to players as one command. A head with several syntaxes has one for each. */
export interface CommandShape {
  /** Unique in the table; part of addresses and recipes, so it never changes. */
  id: string;
  label: string;
  /** The words before the parameters, beginning with the head; by default only the head. */
  text?: string;
  warning?: string;
  params?: readonly TableParam[];
  /** A complete line that the engine accepts. */
  example: string;
}

/** A head of an engine, with the rule of the gate and all its uses for players. */
export interface CommandHead {
  /** As sent: one word, or the first words if the engine's heads have several (hk4e). */
  head: string;
  aliases?: readonly string[];
  level: CommandLevel;
  /** If other words affect the server or another player: the only words that may follow the head. */
  first?: readonly string[];
  /** No word may follow, because the engine would read it as another player. */
  isAlone?: boolean;
  shapes: readonly CommandShape[];
}

/** The commands that players may run on one kind of game server. A head that is not listed never runs, at any level. */
export interface CommandTable {
  dialect: CommandDialect;
  /** The game's slug and the engine's `command`, which name the served file. */
  slug: string;
  command: string;
  /** Prefix characters: the engine removes one of them before the head. */
  prefixes: string;
  heads: readonly CommandHead[];
}
