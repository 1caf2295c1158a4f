import type { CommandHead, CommandTable, TableParam } from '../command-table';
import { warnings } from '../warnings';
import { avatar, item, monster, number, onOff, quest, range, scene, select, weapon } from './params';

/** Most heads have one syntax. */
function head(words: string, label: string, example: string, params: readonly TableParam[] = []): CommandHead {
  const id = words.replace(/[ _]/g, '-');
  return { head: words, level: 'member', shapes: [{ id, label, params, example }] };
}

const amount = number('n', 'Amount', { required: true, min: 1 });
const currency = (words: string, label: string) => head(words, label, `${words} 1000`, [amount]);

/** GM text of hk4e (docs/engines.md#gm-text-of-hk4e); the server runs it for the `uid` of the request and reads no target in it. */
export const hk4eTable: CommandTable = {
  dialect: 'hk4e-muip',
  slug: 'genshin-impact',
  command: 'hk4e',
  prefixes: '',
  heads: [
    head('avatar add', 'Give a character', 'avatar add 10000046', [avatar()]),
    head('item add', 'Give an item', 'item add 201 5', [item(), amount]),
    // Both numbers have defaults, because the second one cannot be sent without the first.
    head('equip add', 'Give a weapon', 'equip add 11502 90 5', [
      weapon(),
      range('lv', 'Level', [1, 90], { required: true, value: '90' }),
      range('r', 'Refinement', [1, 5], { required: true, value: '1' }),
    ]),
    currency('scoin', 'Give Mora'),
    currency('hcoin', 'Give Primogems'),
    currency('mcoin', 'Give Genesis Crystals'),
    currency('home_coin', 'Give realm currency'),
    {
      head: 'monster',
      level: 'member',
      shapes: [
        {
          id: 'monster',
          label: 'Spawn monsters (amount before level)',
          params: [monster(), amount, range('lv', 'Level', [1, 200], { required: true, value: '90' })],
          example: 'monster 20011001 3 90',
        },
        {
          // The order differs by build (docs/engines.md#gm-text-of-hk4e).
          id: 'monster-level-first',
          label: 'Spawn monsters (level before amount)',
          params: [monster(), range('lv', 'Level', [1, 200], { required: true, value: '90' }), amount],
          example: 'monster 20011001 90 3',
        },
      ],
    },
    head('level', 'Set the level of the present character', 'level 90', [
      range('lv', 'Level', [1, 90], { required: true }),
    ]),
    head('break', 'Set the ascension of the present character', 'break 6', [
      range('n', 'Ascension', [0, 6], { required: true }),
    ]),
    {
      head: 'skill',
      level: 'member',
      shapes: [
        {
          id: 'skill-all',
          label: 'Set all talents of the present character',
          text: 'skill all',
          params: [range('lv', 'Level', [1, 10], { required: true })],
          example: 'skill all 10',
        },
        {
          id: 'skill',
          label: 'Set a talent of the present character',
          params: [number('id', 'Talent id', { required: true }), range('lv', 'Level', [1, 10], { required: true })],
          example: 'skill 10461 10',
        },
      ],
    },
    head('talent unlock all', 'Unlock all constellations of the present character', 'talent unlock all'),
    head('player level', 'Set the adventure rank', 'player level 60', [
      range('lv', 'Adventure rank', [1, 60], { required: true }),
    ]),
    head('revive', 'Revive the party', 'revive'),
    head('wudi global avatar', 'Characters cannot be hurt', 'wudi global avatar on', [onOff()]),
    head('wudi global monster', 'Monsters cannot be hurt', 'wudi global monster off', [onOff()]),
    head('stamina infinite', 'Endless stamina', 'stamina infinite on', [onOff()]),
    head('energy infinite', 'Endless energy', 'energy infinite on', [onOff()]),
    head('kill self', 'Let the present character fall', 'kill self'),
    head('kill monster all', 'Kill all monsters', 'kill monster all'),
    head('goto', 'Teleport', 'goto 1637 194 -2660', [
      number('x', 'X', { required: true }),
      number('y', 'Y', { required: true }),
      number('z', 'Z', { required: true }),
    ]),
    head('jump', 'Go to a scene', 'jump 3', [scene('id', { multi: false })]),
    head('dungeon', 'Enter a dungeon', 'dungeon 1', [number('id', 'Dungeon id', { required: true })]),
    head('point', 'Unlock the waypoints of a scene', 'point 3 all', [
      scene(),
      select('which', 'Which', { all: 'All' }, { required: true, value: 'all' }),
    ]),
    head('quest accept', 'Begin a quest', 'quest accept 35104', [quest()]),
    {
      head: 'quest finish',
      level: 'member',
      shapes: [
        {
          id: 'quest-finish',
          label: 'Finish a quest',
          warning: warnings.irreversible,
          params: [quest()],
          example: 'quest finish 35104',
        },
      ],
    },
  ],
};
