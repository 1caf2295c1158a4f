import type { AgentRetcode } from '@starhaven/contracts/agent';
import type { Deed } from './turn';

/** How one kind of game server answers commands; `deeds` has each command of its table, by its id. */
export interface DemoDialect {
  /** The code for a refused command: some programs answer "done" and report the refusal in the text (docs/engines.md#codes-of-a-call). */
  refusalCode: AgentRetcode;
  /** Whether it can only run commands for players who are in the game. */
  needsOnline: boolean;
  /** The answer to a line that it cannot read; `usage` is a line that it can read. */
  usage: (fault: string, usage: string) => string;
  /** The answer to an unknown id. */
  unknownId: (noun: string, id: string) => string;
  deeds: Readonly<Record<string, Deed>>;
}
