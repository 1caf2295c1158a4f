/** The command sets that the site knows (docs/engines.md): one for each kind of game server. */
export const commandDialects = [
  'opencommand',
  'hk4e-muip',
  'danheng-muip',
  'hkrpg-go',
  'baps',
  'shittim',
  'lunarcore',
] as const;
export type CommandDialect = (typeof commandDialects)[number];
