import { AgentRetcode } from '@starhaven/contracts/agent';
import { changeAvatars, giveAvatar } from '../deeds';
import type { DemoDialect } from '../demo-dialect';
import type { Avatar } from '../demo-state';
import { num, one } from '../turn';
import type { Turn } from '../turn';

/** The changes that the options of a line request; `max` sets everything to the maximum. */
function growthOf(turn: Turn): Partial<Avatar> {
  if (one(turn, 'max') === 'true') return { level: 90, rank: 5, bond: 100 };
  return {
    ...(one(turn, 'level') ? { level: num(turn, 'level', 1) } : {}),
    ...(one(turn, 'star') ? { rank: num(turn, 'star', 1) } : {}),
    ...(one(turn, 'favor') ? { bond: num(turn, 'favor', 1) } : {}),
  };
}

/** BaPs answers with codes: 0 done, 2 for a bad option, −1 for a player who is not in the game. */
export const baps: DemoDialect = {
  refusalCode: AgentRetcode.FAILED,
  needsOnline: true,
  usage: (fault, usage) => `parameter error: ${fault} Example: ${usage}`,
  unknownId: (noun, id) => `${noun === 'avatar' ? 'character' : noun} ${id} does not exist`,
  deeds: {
    'give-all'(turn) {
      const [kind, amount] = [one(turn, 'type'), num(turn, 'num', num(turn, 'furniture', 1))];
      turn.player.settings.set(`all ${kind}`, String(amount));
      return `${kind} x${amount} sent by mail to ${turn.uid}, valid for 10 minutes`;
    },
    character(turn) {
      const id = one(turn, 'id');
      const isNew = giveAvatar(turn.player, id, growthOf(turn));
      const { level = 1, rank = 0, bond = 1 } = turn.player.avatars.get(id) ?? {};
      return `character ${id} ${isNew ? 'added' : 'changed'}: level ${level}, stars ${rank}, favor ${bond}; log in again`;
    },
    'character-all'(turn) {
      return `${changeAvatars(turn.player, 'all', growthOf(turn))} characters changed; log in again`;
    },
    'set-level'(turn) {
      turn.player.level = num(turn, 'level', 1);
      return `account level ${turn.player.level}; log in again`;
    },
    ping: ({ online }) => JSON.stringify({ playerNum: online, tps: 20, serverVersion: 'demo' }),
  },
};
