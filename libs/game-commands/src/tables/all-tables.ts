import { bapsTable } from './engines/baps';
import type { CommandDialect } from './command-dialect';
import type { CommandTable } from './command-table';
import { danhengTable } from './engines/danheng';
import { grasscutterTable } from './engines/grasscutter';
import { hk4eTable } from './engines/hk4e';
import { hkrpgGoTable } from './engines/hkrpg-go';
import { lunarcoreTable } from './engines/lunarcore';
import { shittimTable } from './engines/shittim';

const tables: Readonly<Record<CommandDialect, CommandTable>> = {
  opencommand: grasscutterTable,
  'hk4e-muip': hk4eTable,
  'danheng-muip': danhengTable,
  'hkrpg-go': hkrpgGoTable,
  baps: bapsTable,
  shittim: shittimTable,
  lunarcore: lunarcoreTable,
};

export const allTables: readonly CommandTable[] = Object.values(tables);

/** The commands of one kind of game server. */
export const tableOf = (dialect: CommandDialect): CommandTable => tables[dialect];

/** The table for the file `/json/{slug}/command/{command}.json`; null if the site has no such engine. */
export const findTable = (slug: string, command: string): CommandTable | null =>
  allTables.find((table) => table.slug === slug && table.command === command) ?? null;
