import { AgentRetcode } from '@starhaven/contracts/agent';
import { changeAvatars, giveAvatar, giveGear, giveItem, presentAvatar } from '../deeds';
import type { DemoDialect } from '../demo-dialect';
import { moveBy } from '../move-by';
import { num, one, Refusal } from '../turn';
import type { Deed, Turn } from '../turn';

/** The ids of its currencies among the items. */
const currencies: Readonly<Record<string, string>> = { scoin: '202', hcoin: '201', mcoin: '203', 'home-coin': '204' };

const currency =
  (name: string): Deed =>
  (turn) => {
    const amount = num(turn, 'n', 1);
    if (amount > 1_000_000_000) throw new Refusal('The amount of currency is over the limit.');
    return `${name.replace('-', '_')} +${amount}, total ${giveItem(turn.player, currencies[name] ?? name, amount)}`;
  };

const onOff =
  (words: string): Deed =>
  (turn) => {
    turn.player.settings.set(words, one(turn, 'state'));
    return `${words}: ${one(turn, 'state')}`;
  };

const present = (turn: Turn, change: Parameters<typeof changeAvatars>[2], text: string) => {
  const id = presentAvatar(turn.player);
  changeAvatars(turn.player, [id], change);
  return `avatar ${id}: ${text}`;
};

const spawn: Deed = (turn) => {
  const [id, amount, level] = [one(turn, 'id'), num(turn, 'n', 1), num(turn, 'lv', 1)];
  if (turn.player.monsters + amount > 1_000) throw new Refusal('The amount is over the limit.');
  turn.player.monsters += amount;
  return `monster ${id} x${amount} level ${level}; ${turn.player.monsters} in scene ${turn.player.scene}`;
};

/** hk4e answers with a code: −1 and a reason for a command that it cannot run, 4 for a player who is not in the game. */
export const hk4e: DemoDialect = {
  refusalCode: AgentRetcode.FAILED,
  needsOnline: true,
  usage: (fault, usage) => `invalid param: ${fault} (${usage})`,
  unknownId: (noun, id) => `execute fails: no ${noun} ${id}`,
  deeds: {
    'avatar-add'(turn) {
      const id = one(turn, 'id');
      return giveAvatar(turn.player, id) ? `avatar ${id} added` : `avatar ${id} is already there`;
    },
    'item-add'(turn) {
      const [id, amount] = [one(turn, 'id'), num(turn, 'n', 1)];
      return `item ${id} +${amount}, total ${giveItem(turn.player, id, amount)}`;
    },
    'equip-add'(turn) {
      const gear = { id: one(turn, 'id'), level: num(turn, 'lv', 1), rank: num(turn, 'r', 1), amount: 1 };
      return `weapon ${gear.id} level ${gear.level} affix ${gear.rank}, total ${giveGear(turn.player.weapons, gear)}`;
    },
    ...Object.fromEntries(Object.keys(currencies).map((name) => [name, currency(name)])),
    monster: spawn,
    'monster-level-first': spawn,
    level: (turn) => present(turn, { level: num(turn, 'lv', 1) }, `level ${one(turn, 'lv')}`),
    break: (turn) => present(turn, { phase: num(turn, 'n', 0) }, `break level ${one(turn, 'n')}`),
    'skill-all': (turn) => present(turn, { talent: num(turn, 'lv', 1) }, `all skills level ${one(turn, 'lv')}`),
    skill: (turn) => present(turn, { talent: num(turn, 'lv', 1) }, `skill ${one(turn, 'id')} level ${one(turn, 'lv')}`),
    'talent-unlock-all': (turn) => present(turn, { rank: 6 }, 'all talents unlocked'),
    'player-level'(turn) {
      turn.player.level = num(turn, 'lv', 1);
      return `player level ${turn.player.level}`;
    },
    revive: () => 'all avatars revived',
    'wudi-global-avatar': onOff('wudi global avatar'),
    'wudi-global-monster': onOff('wudi global monster'),
    'stamina-infinite': onOff('stamina infinite'),
    'energy-infinite': onOff('energy infinite'),
    'kill-self': ({ player }) => `avatar ${presentAvatar(player)} killed`,
    'kill-monster-all'({ player }) {
      const killed = player.monsters;
      player.monsters = 0;
      return `${killed} monsters killed in scene ${player.scene}`;
    },
    goto(turn) {
      const moved = moveBy(turn.player.position, [one(turn, 'x'), one(turn, 'y'), one(turn, 'z')]);
      if (moved === null) throw new Refusal('execute fails: position out of range');
      turn.player.position = moved;
      return `goto ${moved.join(' ')}`;
    },
    jump(turn) {
      [turn.player.scene, turn.player.monsters] = [one(turn, 'id'), 0];
      return `jump to scene ${turn.player.scene}`;
    },
    dungeon: (turn) => `enter dungeon ${one(turn, 'id')}`,
    point: (turn) => `all points of scene ${one(turn, 'id')} unlocked`,
    'quest-accept'(turn) {
      turn.player.quests.set(one(turn, 'id'), 'running');
      return `quest ${one(turn, 'id')} accepted`;
    },
    'quest-finish'(turn) {
      turn.player.quests.set(one(turn, 'id'), 'finished');
      return `quest ${one(turn, 'id')} finished`;
    },
  },
};
