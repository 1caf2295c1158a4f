import type { AgentRetcode } from '@starhaven/contracts/agent';
import type { Deed } from './turn';

/** How one kind of game server takes commands; `deeds` has each command of its table, by its id. */
export interface DemoDialect {
  /** The code of a command that the game refused: some programs answer "done" and say so in the text (docs/engines.md#codes-of-a-call). */
  refusalCode: AgentRetcode;
  /** Whether it can only run commands for players who are in the game. */
  needsOnline: boolean;
  /** What it says about a line that it cannot read; `usage` is a line that it can read. */
  usage: (fault: string, usage: string) => string;
  /** What it says about an id that it does not know. */
  unknownId: (noun: string, id: string) => string;
  deeds: Readonly<Record<string, Deed>>;
}
