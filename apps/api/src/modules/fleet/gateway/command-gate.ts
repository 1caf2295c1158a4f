import { AgentRetcode } from '@starhaven/contracts/agent';
import { commandDialects, commandLevelOf, commandRulesOf, parseCommandLine } from '@starhaven/game-engines';
import type { CommandDialect } from '@starhaven/game-engines';

export interface CommandRequest {
  /** Kind of the game server's engine. */
  engine: string;
  /** As the player typed it. */
  text: string;
  /** The player's roles in effect. */
  roles: readonly number[];
}

export type CommandVerdict =
  | { isAllowed: true; /** One line without target and separators. */ line: string; head: string }
  | { isAllowed: false; retcode: AgentRetcode; /** Why not, for the player. */ message: string };

const isDialect = (engine: string): engine is CommandDialect => commandDialects.some((known) => known === engine);

/**
 * Whether this player may run this command, and the line that is sent to the server. Unknown engines have no rules, so every command is
 * refused (docs/security.md#game-server-commands).
 */
export function judgeCommand({ engine, text, roles }: CommandRequest): CommandVerdict {
  if (!isDialect(engine)) {
    return { isAllowed: false, retcode: AgentRetcode.UNSUPPORTED, message: 'This server accepts no commands.' };
  }
  const parsed = parseCommandLine(text, { rules: commandRulesOf(engine), level: commandLevelOf(roles) });
  if (parsed.isAllowed) return { isAllowed: true, line: parsed.line, head: parsed.head };
  return { isAllowed: false, retcode: AgentRetcode.FORBIDDEN, message: parsed.message };
}
