import { changeAvatars, giveAvatar, presentAvatar } from '../../deeds';
import { num, one, Refusal } from '../../turn';
import type { Deed, Turn } from '../../turn';

const maxTeam = 4;

/** The index in the team of a place that the player numbers from 1. */
function placeOf(turn: Turn): number {
  const place = num(turn, 'index', 0);
  if (place > turn.player.team.length)
    throw new Refusal(`The index is out of range: the team has ${turn.player.team.length}.`);
  return place - 1;
}

const teamText = ({ player }: Turn) => `Team: ${player.team.join(', ') || 'empty'}.`;

const wanted = (turn: Turn) => (one(turn, 'who') === 'all' ? 'all' : [presentAvatar(turn.player)]);

/** Grasscutter: the player's characters. */
export const grasscutterCharacters: Readonly<Record<string, Deed>> = {
  'set-stats'(turn) {
    const [action, stat] = [one(turn, 'action'), one(turn, 'stat')];
    const value = one(turn, 'value') || one(turn, 'locked');
    if (action === 'unlock') {
      const wasLocked = turn.player.settings.delete(`stat ${stat}`);
      return wasLocked ? `${stat} unlocked.` : `${stat} was not locked.`;
    }
    turn.player.settings.set(`stat ${stat}`, value || 'locked');
    return action === 'lock' ? `${stat} locked${value === '' ? '' : ` to ${value}`}.` : `${stat} set to ${value}.`;
  },
  'talent-slot'(turn) {
    const [slot, level, id] = [one(turn, 'slot'), num(turn, 'lv', 1), presentAvatar(turn.player)];
    changeAvatars(turn.player, [id], { talent: level });
    const words: Record<string, string> = {
      n: 'normal attack',
      e: 'elemental skill',
      q: 'elemental burst',
      all: 'all talents',
    };
    return `Set ${words[slot] ?? slot} of ${id} to level ${level}.`;
  },
  'talent-id': (turn) => `Set talent ${one(turn, 'id')} to level ${one(turn, 'lv')}.`,
  'talent-ids'({ player }) {
    const id = presentAvatar(player);
    const base = Number(id.slice(-3)) * 10;
    return `Talents of ${id}: normal attack ${base + 1}, elemental skill ${base + 2}, elemental burst ${base + 5}.`;
  },
  'set-constellation'(turn) {
    const rank = num(turn, 'c', 0);
    const changed = changeAvatars(turn.player, wanted(turn), { rank: Math.max(0, rank) });
    return `Constellation of ${changed} avatar${changed === 1 ? '' : 's'} set to ${rank}. Please reload the scene.`;
  },
  'reset-constellation'(turn) {
    const changed = changeAvatars(turn.player, wanted(turn), { rank: 0 });
    return `Constellations of ${changed} avatar${changed === 1 ? '' : 's'} reset. Please log in again.`;
  },
  'set-friendship'(turn) {
    const [id, bond] = [presentAvatar(turn.player), num(turn, 'lv', 0)];
    changeAvatars(turn.player, [id], { bond });
    return `Friendship level of ${id} set to ${bond}.`;
  },
  heal: () => 'All avatars have been healed.',
  'kill-character'({ player, nickname }) {
    return `Killed the current avatar ${presentAvatar(player)} of ${nickname}.`;
  },
  'team-add'(turn) {
    const id = one(turn, 'id');
    const { team, avatars } = turn.player;
    if (team.includes(id)) throw new Refusal(`${id} is already in the team. ${teamText(turn)}`);
    if (team.length >= maxTeam) throw new Refusal(`The team is full. ${teamText(turn)}`);
    if (avatars.get(id) === undefined) giveAvatar(turn.player, id);
    team.push(id);
    return `Added ${id}. ${teamText(turn)}`;
  },
  'team-remove'(turn) {
    if (turn.player.team.length === 1) throw new Refusal('The last avatar of a team cannot be removed.');
    const [gone] = turn.player.team.splice(placeOf(turn), 1);
    return `Removed ${gone}. ${teamText(turn)}`;
  },
  'team-set'(turn) {
    turn.player.team[placeOf(turn)] = one(turn, 'id');
    return `Team changed. ${teamText(turn)}`;
  },
  'trial-change': (turn) => `Trial activity changed to ${one(turn, 'id')}.`,
  'trial-toggle'(turn) {
    const [what, id] = [one(turn, 'what') === 'toggleReward' ? 'Reward' : 'Trial', one(turn, 'id')];
    if (id !== 'all' && !/^\d{1,9}$/.test(id)) throw new Refusal('Invalid trial id.');
    return `${what} ${id === 'all' ? 'of all trials' : id} toggled.`;
  },
};
