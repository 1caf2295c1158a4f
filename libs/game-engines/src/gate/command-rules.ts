import type { EngineKind } from '../game-engine';

/** Whose commands these are: an engine that we can ask, or LunarCore, which only its agent can reach. */
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

/** The least that lets somebody run a command; each level includes those before it. */
export const commandLevels = ['member', 'staff', 'admin'] as const;
export type CommandLevel = (typeof commandLevels)[number];

export interface CommandRule {
  /** As it is sent: one word, or the first words where the engine's heads have several (hk4e). */
  head: string;
  aliases?: readonly string[];
  level: CommandLevel;
  /** The only words that may follow the head, where others act on the server or on somebody else. */
  first?: readonly string[];
  /** No word may follow: the engine would take it for another player. */
  isAlone?: boolean;
}

/** What players may run on one kind of game server. A head that is not listed is never run, by nobody. */
export interface CommandRules {
  /** Characters of which the engine drops one before the head. */
  prefixes: string;
  commands: readonly CommandRule[];
}

/** Rules of commands that differ in nothing but their names; `a|b` gives a head its aliases. */
export function commandsOf(level: CommandLevel, heads: readonly string[]): CommandRule[] {
  return heads.map((text) => {
    const [head = '', ...aliases] = text.split('|');
    return { head, aliases, level };
  });
}
