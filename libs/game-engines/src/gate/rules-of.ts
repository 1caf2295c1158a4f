import { tableOf } from '@starhaven/game-commands/tables';
import type { CommandDialect, CommandRules } from './command-rules';

/**
 * The commands that may run on game servers of this kind, with their levels: the same table that the site offers to players
 * (docs/decisions/0020-command-tables-are-a-floor.md).
 */
export function commandRulesOf(dialect: CommandDialect): CommandRules {
  const { prefixes, heads } = tableOf(dialect);
  return { prefixes, commands: heads };
}
