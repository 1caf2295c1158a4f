import type { Command } from '@starhaven/contracts/commands';
import type { CommandFacts } from '../build/command-facts';
import { readLine } from '../together/command-reader/read/read-line';
import { newReadings } from '../together/command-reader/read/readings';
import type { Readings } from '../together/command-reader/read/readings';
import type { ReadLine } from '../together/command-reader/read/read-line';

export interface Dialect {
  /** The engine's id. */
  id: string;
  commands: readonly Command[];
}

/**
 * The engine whose commands match a line best: first by the fewest unread words, then by whether its builder writes the same line
 * (docs/behaviour/commands.md#another-dialect). Of equal engines the first wins, so put the visitor's own engine first.
 */
export function findDialect(
  text: string,
  dialects: readonly Dialect[],
  facts: CommandFacts = {},
  readings: Readings = newReadings(),
): { dialect: Dialect; read: ReadLine } | null {
  let best: { dialect: Dialect; read: ReadLine; cost: number } | null = null;
  for (const dialect of dialects) {
    const read = readLine(text, dialect.commands, facts, readings);
    if (read === null) continue;
    const cost = 2 * read.unread.length + (read.isExact ? 0 : 1);
    if (best === null || cost < best.cost) best = { dialect, read, cost };
  }
  return best && { dialect: best.dialect, read: best.read };
}
