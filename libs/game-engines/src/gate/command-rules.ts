import type { EngineKind } from '../engine/game-engine';

/** The command sets: of engines that the API can call, and of LunarCore, which only its agent can reach. */
export const commandDialects = [
  'opencommand',
  'hk4e-muip',
  'danheng-muip',
  'hkrpg-go',
  'baps',
  'shittim',
  'lunarcore',
] as const satisfies readonly (EngineKind | 'lunarcore')[];
export type CommandDialect = (typeof commandDialects)[number];

/** The lowest level that may run a command; each level includes those before it. */
export const commandLevels = ['member', 'staff', 'admin'] as const;
export type CommandLevel = (typeof commandLevels)[number];

export interface CommandRule {
  /** As sent: one word, or the first words if the engine's heads have several (hk4e). */
  head: string;
  aliases?: readonly string[];
  level: CommandLevel;
  /** The only words that may follow the head, if other words affect the server or another player. */
  first?: readonly string[];
  /** No word may follow: the engine would read it as another player. */
  isAlone?: boolean;
}

/** The commands that players may run on one kind of game server. A head that is not listed never runs, at any level. */
export interface CommandRules {
  /** Characters of which the engine removes one before the head. */
  prefixes: string;
  commands: readonly CommandRule[];
}

/** Rules of commands that differ only in their names; `a|b` gives a head its aliases. */
export function commandsOf(level: CommandLevel, heads: readonly string[]): CommandRule[] {
  return heads.map((text) => {
    const [head = '', ...aliases] = text.split('|');
    return { head, aliases, level };
  });
}
