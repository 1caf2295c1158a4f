import { AgentRetcode } from '@starhaven/contracts/agent';
import { changeAvatars, clearGear, clearItems, giveAvatar, giveGear, giveItem, presentAvatar } from '../deeds';
import type { DemoDialect } from '../demo-dialect';
import { hasThing } from '../id-kinds';
import { num, one, Refusal } from '../turn';

const starRail = 2;
const maxMonsters = 500;

/** LunarCore's console only prints its result, so every line that reaches it counts as done. */
export const lunarcore: DemoDialect = {
  refusalCode: AgentRetcode.OK,
  needsOnline: false,
  usage: (fault, usage) => `Error: ${fault} Usage: /${usage}`,
  unknownId: (noun, id) => `Error: Invalid ${noun} id ${id}`,
  deeds: {
    'give-item'(turn) {
      const [id, amount] = [one(turn, 'id'), num(turn, 'x', 1)];
      return `Giving player ${amount} items of ${id} (total ${giveItem(turn.player, id, amount)})`;
    },
    'give-light-cone'(turn) {
      const gear = {
        id: one(turn, 'id'),
        level: num(turn, 'lv', 1),
        rank: num(turn, 's', 1),
        amount: num(turn, 'x', 1),
      };
      const total = giveGear(turn.player.weapons, gear);
      return `Giving player ${gear.amount} light cones ${gear.id}, level ${gear.level}, superimposition ${gear.rank} (total ${total})`;
    },
    'give-avatar'(turn) {
      const id = one(turn, 'id');
      const change = { level: num(turn, 'lv', 1), rank: num(turn, 'r', 0), phase: num(turn, 'p', 0) };
      const isNew = giveAvatar(turn.player, id, change);
      return `${isNew ? 'Giving player avatar' : 'Player has avatar'} ${id}: level ${change.level}, promotion ${change.phase}, eidolon ${change.rank}`;
    },
    'give-relic'(turn) {
      const gear = { id: one(turn, 'id'), level: num(turn, 'lv', 0), rank: 0, amount: num(turn, 'x', 1) };
      const total = giveGear(turn.player.relics, gear);
      return `Giving player ${gear.amount} relics ${gear.id}, level ${gear.level} (total ${total})`;
    },
    'give-all'(turn) {
      const kind = one(turn, 'kind');
      turn.player.settings.set(`all ${kind}`, 'given');
      if (kind === 'avatars')
        changeAvatars(turn.player, 'all', {
          level: num(turn, 'lv', 1),
          rank: num(turn, 'r', 0),
          phase: num(turn, 'p', 0),
        });
      return `Giving player all ${kind}`;
    },
    avatar(turn) {
      const { player } = turn;
      const who = one(turn, 'who');
      const ids = who === 'all' ? 'all' : who === 'lineup' ? player.team : [presentAvatar(player)];
      const change = {
        ...(one(turn, 'lv') ? { level: num(turn, 'lv', 1) } : {}),
        ...(one(turn, 'p') ? { phase: num(turn, 'p', 0) } : {}),
        ...(one(turn, 'r') ? { rank: num(turn, 'r', 0) } : {}),
        ...(one(turn, 's') ? { talent: num(turn, 's', 1) } : {}),
      };
      return `Updated ${changeAvatars(player, ids, change)} avatars`;
    },
    clear(turn) {
      const [kind, level] = [one(turn, 'kind'), num(turn, 'lv', 1)];
      const { player } = turn;
      if (kind === 'relics') return `Removed ${clearGear(player.relics, { level, rank: 99 })} relics`;
      if (kind === 'lightcones') return `Removed ${clearGear(player.weapons, { level, rank: 99 })} light cones`;
      return `Removed ${clearItems(player)} kinds of items`;
    },
    mail(turn) {
      const words = `${one(turn, 'text')} ${one(turn, 'items')}`.trim().split(/ +/);
      const attached = words.flatMap((word) => /^(\d{1,9}):(\d{1,9})$/.exec(word) ?? []).length / 3;
      return `Sent mail to player ${turn.uid} with ${attached} attachments`;
    },
    spawn(turn) {
      const [id, amount, level] = [one(turn, 'id'), num(turn, 'x', 1), num(turn, 'lv', 1)];
      if (turn.player.monsters + amount > maxMonsters)
        throw new Refusal(`Error: Scene is full (${turn.player.monsters}/${maxMonsters})`);
      turn.player.monsters += amount;
      return `Spawned ${amount} monsters ${id}, level ${level} (${turn.player.monsters} in scene)`;
    },
    scene(turn) {
      [turn.player.scene, turn.player.monsters] = [one(turn, 'id'), 0];
      const floor = one(turn, 'floor');
      return `Changed scene to plane ${turn.player.scene}${floor === '' ? '' : `, floor ${floor}`}`;
    },
    lineup(turn) {
      const ids = one(turn, 'ids').split(/ +/).slice(0, 4);
      const unknown = ids.find((id) => !hasThing(starRail, 'avatarList', id));
      if (unknown !== undefined) throw new Refusal(`Error: Invalid avatar id ${unknown}`);
      turn.player.team = ids;
      return `Changed lineup to ${ids.join(', ')}`;
    },
    'set-level'(turn) {
      turn.player.level = num(turn, 'lv', 1);
      return `Set player level to ${turn.player.level}`;
    },
    'world-level'(turn) {
      turn.player.worldLevel = num(turn, 'lv', 0);
      return `Set world level to ${turn.player.worldLevel}`;
    },
    heal: () => 'Healed all avatars in the lineup',
    energy: () => 'Filled the energy of the lineup',
    refill: () => 'Refilled technique points',
    gender(turn) {
      turn.player.settings.set('gender', one(turn, 'gender'));
      return `Set gender to ${one(turn, 'gender')}. Please log in again`;
    },
    help: () =>
      'Commands: give, giveall, avatar, clear, mail, spawn, scene, lineup, setlevel, worldlevel, heal, energy, refill, gender',
    kick(turn) {
      turn.player.awayUntilMs = turn.nowMs + 30_000;
      return `Kicked player ${turn.uid}`;
    },
  },
};
