import { changeAvatars } from '../../deeds';
import { num, one, Refusal } from '../../turn';
import type { Deed, Turn } from '../../turn';

const rarities = ['ssr', 'sr', 'r'];
const kinds = ['total', 'grand', 'drill', 'final'];

/** Sets a column of the account. */
const column =
  (name: string): Deed =>
  (turn: Turn) => {
    const value = one(turn, 'value').slice(0, 60);
    if (name === 'Level') turn.player.level = Number(value);
    turn.player.settings.set(`account ${name}`, value);
    return `Set ${name} to ${value}; log in again`;
  };

const columns = ['Level', 'Exp', 'Nickname', 'CallName', 'Comment'];

/** Shittim: progress, the account, and settings of the staff for all players. */
export const shittimAccount: Readonly<Record<string, Deed>> = {
  max(turn) {
    const name = one(turn, 'name');
    const change = { level: 90, rank: 5, talent: 10, phase: 50, bond: 100 };
    const changed = changeAvatars(turn.player, name.toLowerCase() === 'all' ? 'all' : [name], change);
    if (changed === 0) throw new Refusal(`This account does not have character ${name.slice(0, 60)}`);
    return `Developed ${changed} characters to the maximum; log in again`;
  },
  'unlock-all'(turn) {
    turn.player.settings.set(`all ${one(turn, 'kind')}`, 'unlocked');
    return `Unlocked all of ${one(turn, 'kind')}`;
  },
  'unlock-battle-pass'({ player }) {
    player.settings.set('battle pass', 'unlocked');
    return 'Unlocked the battle pass';
  },
  help: (turn) =>
    one(turn, 'name') === ''
      ? 'Commands: give, giveall, giveequip, giveallequip, addeleph, character, inventory, clearinventory, max, currency, mail, unlockall, unlockbattlepass, listitem, checkitem'
      : `${one(turn, 'name').slice(0, 40)}: the command list of the site shows its arguments`,
  'gacha-rate'(turn) {
    turn.world.settings.set(`rate ${one(turn, 'rarity')}`, one(turn, 'rate'));
    return `Rate of ${one(turn, 'rarity')} set to ${one(turn, 'rate')}%`;
  },
  'gacha-guarantee'(turn) {
    turn.world.settings.set('guarantee', one(turn, 'id'));
    return `The next recruitment gives ${one(turn, 'id')}`;
  },
  'gacha-reset'({ world }) {
    for (const rarity of rarities) world.settings.delete(`rate ${rarity}`);
    world.settings.delete('guarantee');
    return 'Rates reset';
  },
  'gacha-show'({ world }) {
    const rates = rarities.map((rarity) => `${rarity}: ${world.settings.get(`rate ${rarity}`) ?? 'default'}`);
    return [...rates, `guarantee: ${world.settings.get('guarantee') ?? 'none'}`].join('\n');
  },
  'set-season'(turn) {
    turn.player.settings.set(`season ${one(turn, 'kind')}`, one(turn, 'id'));
    return `Season of ${one(turn, 'kind')} set to ${one(turn, 'id')}; log in again`;
  },
  'set-season-show': ({ player }) =>
    kinds.map((kind) => `${kind}: ${player.settings.get(`season ${kind}`) ?? 'none'}`).join('\n'),
  'set-raid'(turn) {
    turn.player.settings.set(`raid ${one(turn, 'kind')}`, one(turn, 'value').slice(0, 60));
    return `Raid of ${one(turn, 'kind')} set to ${one(turn, 'value').slice(0, 60)}`;
  },
  setting(turn) {
    turn.player.settings.set(one(turn, 'name'), one(turn, 'state'));
    return `${one(turn, 'name')}: ${one(turn, 'state')}d`;
  },
  'setting-time'(turn) {
    if (!/^-?\d{1,6}$/.test(one(turn, 'offset'))) throw new Refusal('The offset must be a whole number');
    turn.player.settings.set('time', one(turn, 'offset'));
    return `Clock of the account moved by ${num(turn, 'offset', 0)}; log in again`;
  },
  ...Object.fromEntries(columns.map((name) => [`set-account-${name.toLowerCase()}`, column(name)])),
  'set-account-show': ({ player }) =>
    [
      `Level: ${player.level}`,
      ...columns.slice(1).map((name) => `${name}: ${player.settings.get(`account ${name}`) ?? ''}`),
    ].join('\n'),
  'set-account-help': () => `Columns: ${columns.join(', ')}`,
};
