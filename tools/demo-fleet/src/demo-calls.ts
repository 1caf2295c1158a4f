import { AgentRetcode } from '@starhaven/contracts/agent';
import { commandRulesOf, parseCommandLine } from '@starhaven/game-engines';
import type { AgentCallHandlers, DemoServer } from '@starhaven/game-engines';
import type { EnteredCodes } from './console/entered-codes';
import { findDemoPlayer } from './demo-players';

/** Answers calls like a working game server, but does nothing. Unknown player numbers get 404, as on a real server. */
export function demoCalls(
  { slug, dialect, engine }: Pick<DemoServer, 'slug' | 'dialect' | 'engine'>,
  codes: Pick<EnteredCodes, 'findUid'>,
  now: () => number = Date.now,
): AgentCallHandlers {
  const findPlayer: AgentCallHandlers['findPlayer'] = async ({ uid }) => {
    const player = findDemoPlayer(slug, uid, now());
    return player === null
      ? { retcode: AgentRetcode.NOT_FOUND, message: 'No player has this number.', player }
      : { retcode: AgentRetcode.OK, message: '', player };
  };
  return {
    findPlayer,
    async runCommand({ uid, line }) {
      const parsed = parseCommandLine(line, { rules: commandRulesOf(dialect), level: 'admin' });
      if (!parsed.isAllowed) return { retcode: AgentRetcode.FORBIDDEN, message: parsed.message };
      const { player, ...missing } = await findPlayer({ uid });
      if (player === null) return { retcode: missing.retcode, message: missing.message };
      const message = `Demo server: would have run "${parsed.line}" on ${engine} for ${player.nickname}.`;
      return { retcode: AgentRetcode.OK, message };
    },
    async sendCode({ uid }) {
      const { retcode, message } = await findPlayer({ uid });
      if (retcode !== AgentRetcode.OK) return { retcode, message };
      return { retcode, message: 'Demo server: nobody reads the code, since there is no game behind it.' };
    },
    async findByCode({ code }) {
      const uid = codes.findUid(slug, code);
      if (uid === null)
        return { retcode: AgentRetcode.NOT_FOUND, message: 'Nobody has entered this code.', player: null };
      return findPlayer({ uid });
    },
    async sendMail({ uid, items }) {
      const { player, ...missing } = await findPlayer({ uid });
      if (player === null) return { retcode: missing.retcode, message: missing.message };
      const message = `Demo server: would have mailed ${items.length} items to ${player.nickname}.`;
      return { retcode: AgentRetcode.OK, message };
    },
  };
}
