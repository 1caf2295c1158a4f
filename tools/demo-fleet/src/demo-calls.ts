import { AgentRetcode } from '@starhaven/contracts/agent';
import { commandRulesOf, parseCommandLine } from '@starhaven/game-engines';
import type { AgentCallHandlers, DemoServer } from '@starhaven/game-engines';
import type { EnteredCodes } from './console/entered-codes';
import { giveItem } from './game/deeds';
import { DemoState } from './game/demo-state';
import { needsOnline, runDemoLine } from './game/run-demo-line';
import { findDemoPlayer } from './demo-players';

export interface DemoCallOptions {
  codes: Pick<EnteredCodes, 'findUid'>;
  /** Players on the server now. */
  online?: () => number;
  now?: () => number;
}

/** Answers calls like a working game server, and remembers the effects of commands. Unknown player numbers get 404, as on a real server. */
export function demoCalls(
  { slug, dialect, game }: Pick<DemoServer, 'slug' | 'dialect' | 'game'>,
  { codes, online = () => 1, now = Date.now }: DemoCallOptions,
): AgentCallHandlers {
  const state = new DemoState(game);
  const findNow = (uid: string) => {
    const player = findDemoPlayer(slug, uid, now());
    return player && { ...player, online: player.online === true && state.awayUntilMs(uid) <= now() };
  };
  const findPlayer: AgentCallHandlers['findPlayer'] = async ({ uid }) => {
    const player = findNow(uid);
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
      if (player.online !== true && needsOnline(dialect))
        return { retcode: AgentRetcode.NOT_FOUND, message: 'The player is not online.' };
      const { nickname } = player;
      const [memory, world] = [state.player(uid), state.world];
      const turn = { dialect, game, line: parsed.line, player: memory, world, uid, nickname, nowMs: now() };
      return runDemoLine({ ...turn, online: Math.max(1, online()) });
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
      const memory = state.player(uid);
      for (const { id, amount } of items) giveItem(memory, String(id), amount);
      return { retcode: AgentRetcode.OK, message: `Mail with ${items.length} items sent to ${player.nickname}.` };
    },
    setPower: async () => ({ retcode: AgentRetcode.UNSUPPORTED, message: 'A demo server has nothing to restart.' }),
  };
}
