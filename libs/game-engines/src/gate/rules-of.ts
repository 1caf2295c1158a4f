import type { CommandDialect, CommandRules } from './command-rules';
import { bapsRules } from './rules/baps';
import { danhengMuipRules } from './rules/danheng-muip';
import { hk4eMuipRules } from './rules/hk4e-muip';
import { hkrpgGoRules } from './rules/hkrpg-go';
import { lunarcoreRules } from './rules/lunarcore';
import { opencommandRules } from './rules/opencommand';
import { shittimRules } from './rules/shittim';

const table: Readonly<Record<CommandDialect, CommandRules>> = {
  opencommand: opencommandRules,
  'hk4e-muip': hk4eMuipRules,
  'danheng-muip': danhengMuipRules,
  'hkrpg-go': hkrpgGoRules,
  baps: bapsRules,
  shittim: shittimRules,
  lunarcore: lunarcoreRules,
};

/** The commands that may run on game servers of this kind, with their levels. */
export const commandRulesOf = (dialect: CommandDialect): CommandRules => table[dialect];
