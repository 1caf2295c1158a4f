import { changeAvatars, giveAvatar, giveItem } from '../../deeds';
import type { Avatar } from '../../demo-state';
import { num, one, Refusal } from '../../turn';
import type { Deed, Turn } from '../../turn';

const growths: Readonly<Record<string, Partial<Avatar>>> = {
  barebone: { level: 1, rank: 1 },
  basic: { level: 50, rank: 3 },
  ue30: { level: 80, rank: 5, phase: 30 },
  ue50: { level: 90, rank: 5, phase: 50 },
  max: { level: 90, rank: 5, phase: 50, talent: 10, bond: 100 },
};
const growthOf = (turn: Turn) => growths[one(turn, 'growth') || 'barebone'] ?? {};

/** The change that `modify` makes; each kind has its own parameter. */
function changeOf(turn: Turn): Partial<Avatar> {
  switch (one(turn, 'what')) {
    case 'star':
      return { rank: num(turn, 'star', 1) };
    case 'skill':
      return { talent: num(turn, 'skill', 1) };
    case 'ps':
      return { phase: num(turn, 'ps', 0) };
    default:
      return { level: num(turn, 'level', 1) };
  }
}

const told = ({ level, rank, talent, bond }: Avatar) => `level ${level}, ${rank} stars, skills ${talent}, bond ${bond}`;

/** Shittim: students. */
export const shittimStudents: Readonly<Record<string, Deed>> = {
  'character-add'(turn) {
    const id = one(turn, 'id');
    const isNew = giveAvatar(turn.player, id, growthOf(turn));
    return `${isNew ? 'Added' : 'Updated'} character ${id}; log in again`;
  },
  'character-add-all'(turn) {
    turn.player.settings.set('all characters', one(turn, 'growth') || 'barebone');
    return `Added all characters, ${changeAvatars(turn.player, 'all', growthOf(turn))} of them were there; log in again`;
  },
  'character-modify'(turn) {
    const id = one(turn, 'id');
    if (changeAvatars(turn.player, [id], changeOf(turn)) === 0)
      throw new Refusal(`This account does not have character ${id}`);
    return `Changed character ${id}; log in again`;
  },
  'character-modify-all': (turn) =>
    `Changed ${changeAvatars(turn.player, 'all', changeOf(turn))} characters; log in again`,
  'character-remove'(turn) {
    const id = one(turn, 'id');
    if (!turn.player.avatars.delete(id)) throw new Refusal(`This account does not have character ${id}`);
    return `Removed character ${id}`;
  },
  'character-remove-all'({ player }) {
    const { size } = player.avatars;
    player.avatars.clear();
    return `Removed ${size} characters`;
  },
  'character-show'(turn) {
    const id = one(turn, 'id');
    const avatar = turn.player.avatars.get(id);
    if (avatar === undefined) throw new Refusal(`This account does not have character ${id}`);
    return `Character ${id}: ${told(avatar)}`;
  },
  'add-eleph'(turn) {
    const [id, amount] = [one(turn, 'id'), num(turn, 'n', 1)];
    return `Added ${amount} eleph of ${id}, ${giveItem(turn.player, `eleph ${id}`, amount)} in total`;
  },
};
