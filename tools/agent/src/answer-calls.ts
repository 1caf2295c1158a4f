import { AgentRetcode } from '@starhaven/contracts/agent';
import { commandRulesOf, parseCommandLine } from '@starhaven/game-engines';
import type { AgentCallHandlers, CommandDialect, CommandLevel, GameEngine } from '@starhaven/game-engines';
import { noPower } from './power';
import type { PowerSwitch } from './power';
import type { RunningGameServer } from './watch/run-game-server';

/** The means to run commands: an engine's API or a console. */
export type CommandBridge =
  | { by: 'engine'; engine: GameEngine }
  | { by: 'console'; dialect: CommandDialect; server: Pick<RunningGameServer, 'type'> }
  | { by: 'none' };

const unsupported = { retcode: AgentRetcode.UNSUPPORTED, message: 'This game server cannot do that from outside.' };

/**
 * Answers the site's calls. The agent checks each command again: even a compromised site can only run commands that are on the list and
 * within the operator's level.
 */
export function answerCalls(
  bridge: CommandBridge,
  level: CommandLevel | null,
  power: PowerSwitch = noPower,
): AgentCallHandlers {
  return {
    async runCommand({ uid, line }) {
      if (bridge.by === 'none') return unsupported;
      const dialect = bridge.by === 'engine' ? bridge.engine.kind : bridge.dialect;
      const parsed = parseCommandLine(line, { rules: commandRulesOf(dialect), level });
      if (!parsed.isAllowed) return { retcode: AgentRetcode.FORBIDDEN, message: parsed.message };
      if (bridge.by === 'engine') return bridge.engine.runCommand({ uid, line: parsed.line });
      if (!/^\d{1,15}$/.test(uid))
        return { retcode: AgentRetcode.NOT_FOUND, message: 'A player number has digits only.' };
      // The console's next output may concern other players, so it is not sent back.
      return bridge.server.type(`${parsed.line} @${uid}`)
        ? { retcode: AgentRetcode.OK, message: 'Sent to the game server.' }
        : { retcode: AgentRetcode.FAILED, message: 'The game server does not run now.' };
    },
    findPlayer: async ({ uid }) =>
      bridge.by === 'engine' ? bridge.engine.findPlayer({ uid }) : { ...unsupported, player: null },
    sendCode: async ({ uid, code }) => (bridge.by === 'engine' ? bridge.engine.sendCode({ uid, code }) : unsupported),
    // No engine reports what players type.
    findByCode: async () => ({ ...unsupported, player: null }),
    async sendMail(mail) {
      // The operator decides whether the site may give anything to players.
      if (level === null) return { retcode: AgentRetcode.FORBIDDEN, message: 'This game server accepts no gifts.' };
      return bridge.by === 'engine' ? bridge.engine.sendMail(mail) : unsupported;
    },
    setPower: ({ action }) => power(action),
  };
}
