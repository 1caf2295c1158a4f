export { allTables, findTable, tableOf } from './all-tables';
export { commandDialects } from './command-dialect';
export { commandLevels, permissionOf } from './command-level';
export { toCommandFile } from './to-command-file';

export type { CommandDialect } from './command-dialect';
export type { CommandLevel } from './command-level';
export type { CommandHead, CommandTable } from './command-table';
