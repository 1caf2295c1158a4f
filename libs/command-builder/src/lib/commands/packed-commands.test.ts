import { CommandFileSchema } from '@starhaven/contracts/commands';
import * as v from 'valibot';
import { packCommands, unpackCommands } from './packed-commands';

const commands = v.parse(CommandFileSchema, [
  { id: 'heal', head: 'heal' },
  {
    id: 'give',
    head: 'give',
    label: 'Give',
    aliases: ['g'],
    warning: 'Slow',
    value: 'give',
    permission: [9],
    params: [
      { id: 'id', type: 'itemList', format: 'blank', required: true },
      { id: 'lv', type: 'range', multi: false, allow: { id: ['1'] }, switch: 'id', value: '5', split: ',', link: 'id' },
      { id: 'kind', type: 'select', data: { 1: 'One', 2: '' } },
      {
        id: 'odd',
        type: 'of-tomorrow',
        min: 0,
        max: 0,
        allow: { kind: [''], lv: [] },
        switch: [{ to: 'lv', value: [''] }],
      },
    ],
  },
  { id: 'broken', params: 'none' },
]);

test('packed commands come back as they were', () => {
  expect(commands.map(({ fault }) => fault)).toEqual([undefined, undefined, expect.any(String)]);
  expect(unpackCommands(packCommands(commands))).toEqual(commands);
});

test('usual values are left out', () => {
  expect(JSON.parse(packCommands(commands))).toContainEqual({ id: 'heal', head: 'heal' });
});
