import { clearGear, clearItems, giveAvatar, giveGear, giveItem, named } from '../../deeds';
import { num, one } from '../../turn';
import type { Deed } from '../../turn';
import type { Avatar } from '../../demo-state';

const numberOrNull = (text: string) => (text === '' ? null : Number(text));

/** Grasscutter: the items in the bag. */
export const grasscutterInventory: Readonly<Record<string, Deed>> = {
  'give-item'(turn) {
    const [id, amount] = [one(turn, 'id'), num(turn, 'x', 1)];
    return `Given ${amount} of ${id} to ${turn.nickname} (${turn.uid}); now ${giveItem(turn.player, id, amount)}.`;
  },
  'give-weapon'(turn) {
    const gear = { id: one(turn, 'id'), level: num(turn, 'lv', 1), rank: num(turn, 'r', 1), amount: num(turn, 'x', 1) };
    const total = giveGear(turn.player.weapons, gear);
    return `Given ${gear.id} with level ${gear.level}, refinement ${gear.rank} ${gear.amount} times to ${turn.nickname}; now ${total}.`;
  },
  'give-avatar'(turn) {
    const id = one(turn, 'id');
    const [level, rank, talent] = [num(turn, 'lv', 1), num(turn, 'c', 0), num(turn, 'sl', 1)];
    const isNew = giveAvatar(turn.player, id, { level, rank, talent });
    return isNew
      ? `Given ${id} with level ${level}, constellation ${rank}, talents ${talent} to ${turn.nickname}.`
      : `${turn.nickname} already had ${id}; it is now at level ${level}, constellation ${rank}, talents ${talent}.`;
  },
  'give-artifact'(turn) {
    const gear = { id: one(turn, 'id'), level: num(turn, 'lv', 0), rank: 0, amount: num(turn, 'x', 1) };
    const total = giveGear(turn.player.relics, gear);
    const main = one(turn, 'main');
    return `Given artifact ${gear.id} with level ${gear.level}${main === '' ? '' : `, main property ${main}`} ${gear.amount} times to ${turn.nickname}; now ${total}.`;
  },
  'give-all'(turn) {
    const kind = one(turn, 'kind');
    const change = named<Avatar>({
      level: numberOrNull(one(turn, 'lv')),
      rank: numberOrNull(one(turn, 'c')),
      talent: numberOrNull(one(turn, 'sl')),
    });
    if (kind === 'all' || kind === 'avatars')
      for (const [id] of turn.player.avatars.list()) giveAvatar(turn.player, id, change);
    turn.player.settings.set(`all ${kind}`, one(turn, 'lv') || '1');
    const words: Record<string, string> = {
      all: 'everything',
      weapons: 'all weapons',
      mats: 'all materials',
      avatars: 'all avatars',
    };
    return `Giving ${words[kind] ?? kind} to ${turn.nickname}… done.`;
  },
  clear(turn) {
    const [kind, level, rank] = [one(turn, 'kind'), num(turn, 'lv', 1), num(turn, 'r', 1)];
    const { player, nickname } = turn;
    const gone: string[] = [];
    if (kind === 'wp' || kind === 'all') gone.push(`${clearGear(player.weapons, { level, rank })} weapons`);
    if (kind === 'art' || kind === 'all') gone.push(`${clearGear(player.relics, { level, rank: 5 })} artifacts`);
    if (kind === 'mat' || kind === 'all') gone.push(`${clearItems(player)} kinds of materials`);
    return `Cleared ${gone.join(', ')} of ${nickname}.`;
  },
};
