import type { CommandHead, CommandTable } from '@starhaven/game-commands/tables';

export { commandDialects, commandLevels } from '@starhaven/game-commands/tables';
export type { CommandDialect, CommandLevel } from '@starhaven/game-commands/tables';

/** The fields of a head that the gate uses, without the texts for players. */
export type CommandRule = Pick<CommandHead, 'head' | 'aliases' | 'level' | 'first' | 'isAlone'>;

/** The commands that players may run on one kind of game server. A head that is not listed never runs, at any level. */
export interface CommandRules extends Pick<CommandTable, 'prefixes'> {
  commands: readonly CommandRule[];
}
