import { AgentRetcode } from '@starhaven/contracts/agent';
import { commandRulesOf, parseCommandLine } from '@starhaven/game-engines';
import type { AgentCallHandlers, DemoServer } from '@starhaven/game-engines';
import { seeded } from './noise';

const names = [
  'Aster',
  'Briar',
  'Cinder',
  'Dahlia',
  'Ember',
  'Fern',
  'Gale',
  'Hazel',
  'Iris',
  'Juniper',
  'Lark',
  'Maple',
];

/** Answers calls like a working game server, but does nothing. Unknown player numbers get 404, as on a real server. */
export function demoCalls({
  slug,
  dialect,
  engine,
}: Pick<DemoServer, 'slug' | 'dialect' | 'engine'>): AgentCallHandlers {
  const findPlayer: AgentCallHandlers['findPlayer'] = async ({ uid }) => {
    if (!/^[1-9]\d{2,14}$/.test(uid))
      return { retcode: AgentRetcode.NOT_FOUND, message: 'No player has this number.', player: null };
    const nickname = names[Math.floor(seeded(slug, uid) * names.length)] ?? 'Aster';
    const player = { uid, accountId: uid, nickname, signature: 'Demo player', online: seeded(uid, slug) > 0.3 };
    return { retcode: AgentRetcode.OK, message: '', player };
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
  };
}
