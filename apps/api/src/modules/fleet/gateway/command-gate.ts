import { AgentRetcode } from '@starhaven/contracts';

export interface CommandRequest {
  /** Kind of the game server's program. */
  engine: string;
  /** As the player typed it. */
  text: string;
  /** Roles of the player that count now. */
  roles: readonly number[];
}

export type CommandVerdict =
  | { isAllowed: true; /** One line without target and separators. */ line: string }
  | { isAllowed: false; retcode: AgentRetcode; /** Why not, for the player. */ message: string };

/** Decides which commands a player may give, and how they reach the server (RELIABILITY T13). */
export type CommandGate = (request: CommandRequest) => CommandVerdict;

/** Lets nothing through: what nobody has rules for is not allowed. */
export const closedGate: CommandGate = () => ({
  isAllowed: false,
  retcode: AgentRetcode.UNSUPPORTED,
  message: 'This server takes no commands',
});
