import { changeAvatars, giveAvatar, giveGear, giveItem } from '../../deeds';
import type { Avatar } from '../../demo-state';
import { num, one, Refusal } from '../../turn';
import type { Deed, Turn } from '../../turn';

/** Changes one character, or all of them. */
const develop =
  (field: keyof Avatar, words: string, param: string, isAll: boolean): Deed =>
  (turn: Turn) => {
    const [id, value] = [one(turn, 'id'), num(turn, param, 1)];
    const changed = changeAvatars(turn.player, isAll ? 'all' : [id], { [field]: value });
    if (changed === 0) throw new Refusal(`Player does not have avatar ${id}!`);
    return isAll ? `Set the ${words} of ${changed} avatars to ${value}!` : `Set the ${words} of ${id} to ${value}!`;
  };

/** Danheng: items and characters. */
export const danhengInventory: Readonly<Record<string, Deed>> = {
  'give-item'(turn) {
    const [id, amount] = [one(turn, 'id'), num(turn, 'x', 1)];
    return `Gave @${turn.uid} ${amount} of item ${id}, ${giveItem(turn.player, id, amount)} in total.`;
  },
  'give-light-cone'(turn) {
    const gear = { id: one(turn, 'id'), level: num(turn, 'l', 1), rank: num(turn, 'r', 1), amount: num(turn, 'x', 1) };
    const total = giveGear(turn.player.weapons, gear);
    return `Gave @${turn.uid} ${gear.amount} of light cone ${gear.id}, level ${gear.level}, superimposition ${gear.rank}, ${total} in total.`;
  },
  'give-avatar'(turn) {
    const [id, level] = [one(turn, 'id'), num(turn, 'l', 1)];
    giveAvatar(turn.player, id, { level });
    return `Gave @${turn.uid} avatar ${id} at level ${level}.`;
  },
  'give-all'(turn) {
    const kind = one(turn, 'kind');
    turn.player.settings.set(`all ${kind}`, 'given');
    if (kind === 'avatar')
      changeAvatars(turn.player, 'all', { level: num(turn, 'l', 1), rank: num(turn, 'eidolon', 0) });
    return `Gave @${turn.uid} all ${kind === 'equipment' ? 'light cones' : kind}!`;
  },
  relic(turn) {
    const gear = { id: one(turn, 'id'), level: num(turn, 'l', 1), rank: 0, amount: num(turn, 'x', 1) };
    const total = giveGear(turn.player.relics, gear);
    return `Gave @${turn.uid} ${gear.amount} of relic ${gear.id}, level ${gear.level}, main affix ${one(turn, 'main')}, ${total} in total.`;
  },
  'avatar-get'(turn) {
    const id = one(turn, 'id');
    return giveAvatar(turn.player, id) ? `Got avatar ${id}!` : `Player already has avatar ${id}!`;
  },
  'avatar-level': develop('level', 'level', 'lv', false),
  'avatar-level-all': develop('level', 'level', 'lv', true),
  'avatar-rank': develop('rank', 'eidolon', 'rank', false),
  'avatar-rank-all': develop('rank', 'eidolon', 'rank', true),
  'avatar-talent': develop('talent', 'trace level', 'lv', false),
  'avatar-talent-all': develop('talent', 'trace level', 'lv', true),
  'avatar-path'(turn) {
    turn.player.settings.set(`path ${one(turn, 'id')}`, one(turn, 'path'));
    return `Changed the path of ${one(turn, 'id')} to ${one(turn, 'path')}!`;
  },
  'hero-gender'(turn) {
    turn.player.settings.set('gender', one(turn, 'gender'));
    return `Set gender to ${one(turn, 'gender') === '1' ? 'male' : 'female'}!`;
  },
  'hero-type'(turn) {
    turn.player.settings.set('hero type', one(turn, 'type'));
    return `Set basic type to ${one(turn, 'type')}!`;
  },
  'lineup-mp': (turn) => `Gained ${num(turn, 'n', 5)} technique points!`,
  'lineup-heal': () => 'Healed the lineup!',
};
