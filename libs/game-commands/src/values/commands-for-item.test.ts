import { ItemType } from '@starhaven/contracts/handbook';
import { commandsForItem } from './commands-for-item';
import { commandHref } from './command-address';
import { CommandFileSchema } from '@starhaven/contracts/commands';
import { toCommandFile } from '../tables/to-command-file';
import { tableOf } from '../tables';
import * as v from 'valibot';

const grasscutter = v.parse(CommandFileSchema, toCommandFile(tableOf('opencommand')));
const found = (type: number, commands = grasscutter) =>
  commandsForItem(commands, { type, id: '7' }).map(({ command }) => command.id);

test('a kind of item leads to the commands that take it', () => {
  expect(found(ItemType.Weapon)).toContain('give-weapon');
  expect(found(ItemType.Normal)).toContain('give-item');
  expect(found(ItemType.Normal)).not.toContain('give-weapon');
  expect(found(ItemType.ArtifactConfig)).toContain('give-artifact');
  expect(found(ItemType.ArtifactSub)).toEqual([]);
  expect(found(99)).toEqual([]);
});

test('the item is in the address of the form', () => {
  const [first] = commandsForItem(grasscutter, { type: ItemType.Weapon, id: '11502' });
  const place = { gameSlug: 'genshin-impact', engine: 'grasscutter' };
  expect(first && commandHref(place, first.command, first.values)).toBe(
    '/command/genshin-impact/grasscutter?v.id=11502&command=give-weapon#command-give-weapon',
  );
});

test('conditions of the parameter are filled in; what stays hidden and what is unusable is not offered', () => {
  const param = { id: 'id', type: 'weaponList' };
  const kind = { id: 'kind', type: 'select', data: { w: 'Weapon', m: 'Material' }, value: 'm' };
  const commands = v.parse(CommandFileSchema, [
    { id: 'fault', head: 'a', params: [param, param] },
    { id: 'shown', head: 'b', params: [kind, { ...param, allow: { kind: ['w'] } }] },
    {
      id: 'hidden',
      head: 'c',
      params: [
        { ...kind, allow: { id: 'never' } },
        { ...param, allow: { kind: 'w' } },
      ],
    },
  ]);
  const offered = commandsForItem(commands, { type: ItemType.Weapon, id: '7' });
  expect(offered.map(({ command, values }) => [command.id, values])).toEqual([['shown', { kind: ['w'], id: ['7'] }]]);
});
