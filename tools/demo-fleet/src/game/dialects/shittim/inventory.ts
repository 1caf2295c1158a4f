import { clearItems, giveItem } from '../../deeds';
import { num, one, Refusal } from '../../turn';
import type { Deed, Turn } from '../../turn';

const currencyNames: Readonly<Record<string, string>> = {
  '1': 'gold',
  '2': 'gempaid',
  '3': 'gembonus',
  '4': 'gem',
  '5': 'actionpoint',
  '6': 'arenaticket',
};
const currencyList = Object.values(currencyNames);
const keyOf = (name: string) => `currency ${name}`;

/** A currency by its number or name. @throws Refusal */
function currencyOf(text: string): string {
  const name = Object.hasOwn(currencyNames, text)
    ? currencyNames[text]
    : currencyList.find((known) => known === text.toLowerCase());
  if (name === undefined)
    throw new Refusal(`Unknown currency: ${text.slice(0, 40)}. Known: ${currencyList.join(', ')}`);
  return name;
}

const kindsOf = (turn: Turn) => `all ${one(turn, 'kind')}`;

/** Shittim: items. A currency has its own name; other items are named by their ids. */
export const shittimInventory: Readonly<Record<string, Deed>> = {
  'give-item'(turn) {
    const [id, amount] = [one(turn, 'id'), num(turn, 'n', 1)];
    return `Added ${amount} of item ${id}, ${giveItem(turn.player, id, amount)} in total`;
  },
  'give-all'({ player }) {
    player.settings.set('all items', 'given');
    return 'Added all items';
  },
  'give-equipment'(turn) {
    const [id, tier, amount] = [one(turn, 'id'), one(turn, 'tier'), num(turn, 'n', 1)];
    const total = giveItem(turn.player, `equipment ${id.slice(0, 60)} T${tier}`, amount);
    return `Added ${amount} of equipment ${id.slice(0, 60)} tier ${tier}, ${total} in total`;
  },
  'give-all-equipment'({ player }) {
    player.settings.set('all equipments', 'given');
    return 'Added all equipment';
  },
  currency(turn) {
    const name = currencyOf(one(turn, 'id'));
    const amount = num(turn, 'n', 1);
    return `Added ${amount} ${name}, ${giveItem(turn.player, keyOf(name), amount)} in total`;
  },
  'currency-show': ({ player }) =>
    currencyList.map((name) => `${name}: ${player.items.get(keyOf(name)) ?? 0}`).join('\n'),
  'inventory-add'(turn) {
    turn.player.settings.set(kindsOf(turn), one(turn, 'option').slice(0, 40) || 'given');
    return `Added ${kindsOf(turn)}; log in again`;
  },
  'inventory-remove'(turn) {
    const kind = one(turn, 'kind');
    const { player } = turn;
    player.settings.delete(kindsOf(turn));
    if (kind === 'items' || kind === 'all') clearItems(player);
    if (kind === 'characters' || kind === 'all') player.avatars.clear();
    return `Removed all ${kind}`;
  },
  'clear-inventory'({ player }) {
    const kinds = clearItems(player);
    player.avatars.clear();
    player.weapons.clear();
    player.relics.clear();
    return `Removed ${kinds} kinds of items, and all characters and equipment`;
  },
  mail(turn) {
    const ids = one(turn, 'ids').split(',').slice(0, 20);
    const unknown = ids.find((id) => !/^\d{1,9}$/.test(id));
    if (unknown !== undefined) throw new Refusal(`Invalid id: ${unknown.slice(0, 40)}`);
    return `Sent a mail with ${one(turn, 'n')} each of ${one(turn, 'type').slice(0, 40)} ${ids.join(', ')}`;
  },
  'list-items'(turn) {
    const search = one(turn, 'search').toLowerCase().slice(0, 60);
    const found = turn.player.items
      .list()
      .filter(([id]) => id.toLowerCase().includes(search))
      .slice(0, 20);
    return found.length === 0 ? `No items match ${search}` : found.map(([id, amount]) => `${id}: ${amount}`).join('\n');
  },
  'check-item'(turn) {
    const name = one(turn, 'name').slice(0, 60);
    const amount = turn.player.items.get(keyOf(name.toLowerCase())) ?? turn.player.items.get(name) ?? 0;
    return `${name}: ${amount}`;
  },
};
