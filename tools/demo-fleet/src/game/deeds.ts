import { newAvatar } from './demo-state';
import type { Avatar, Gear, PlayerState } from './demo-state';
import type { BoundedMap } from './bounded-map';

// The effects on a player that commands of several games have.

/** Numbers in the games are 32 bits. */
const maxAmount = 2_147_483_647;

/** Returns the number that the player has now. */
export function giveItem({ items }: PlayerState, id: string, amount: number): number {
  const total = Math.min(maxAmount, (items.get(id) ?? 0) + amount);
  items.set(id, total);
  return total;
}

export function giveGear(bag: BoundedMap<Gear>, { id, level, rank, amount }: Gear): number {
  const key = `${id} ${level} ${rank}`;
  const total = Math.min(2_000, (bag.get(key)?.amount ?? 0) + amount);
  bag.set(key, { id, level, rank, amount: total });
  return total;
}

/** Removes gear up to this level and rank, and returns how many pieces there were. */
export function clearGear(bag: BoundedMap<Gear>, { level, rank }: Pick<Gear, 'level' | 'rank'>): number {
  const gone = bag.list().filter(([, gear]) => gear.level <= level && gear.rank <= rank);
  for (const [key] of gone) bag.delete(key);
  return gone.reduce((sum, [, { amount }]) => sum + amount, 0);
}

export function clearItems({ items }: PlayerState): number {
  const kinds = items.size;
  items.clear();
  return kinds;
}

/** Adds a character, or changes it when the player has it. Returns whether it is new. */
export function giveAvatar({ avatars }: PlayerState, id: string, change: Partial<Avatar> = {}): boolean {
  const before = avatars.get(id);
  avatars.set(id, { ...(before ?? newAvatar()), ...change });
  return before === undefined;
}

/** Changes these characters, and returns how many of them the player has. */
export function changeAvatars(
  { avatars }: PlayerState,
  ids: readonly string[] | 'all',
  change: Partial<Avatar>,
): number {
  const known = avatars.list().filter(([id]) => ids === 'all' || ids.includes(id));
  for (const [id, avatar] of known) avatars.set(id, { ...avatar, ...change });
  return known.length;
}

/** The active character. Commands without an id apply to it. */
export const presentAvatar = ({ team, avatars }: PlayerState): string => team[0] ?? avatars.list()[0]?.[0] ?? '0';

/** Only the parts of a change that the command names. */
export const named = <Value extends object>(change: { [Key in keyof Value]?: Value[Key] | null }): Partial<Value> =>
  // The filter removes the fields of `Value` that are null, and changes no other.
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null)) as Partial<Value>;

/** A number with its noun: 1 item, 2 items. */
export const count = (amount: number, noun: string): string => `${amount} ${noun}${amount === 1 ? '' : 's'}`;
