import * as v from 'valibot';
import { CommandFileSchema } from './command';
import { CommandParamSchema } from './command-param';

const command = { id: 1, head: 'give', label: 'Give', params: [{ id: 'lv', type: 'range' }] };

test.each<[string, unknown]>([
  ['a list', [command]],
  ['a list in data', { retcode: 0, data: [command] }],
  ['a list in commands', { commands: [command] }],
  ['a list in command', { command: [command] }],
  ['a map by id', { '1': { head: 'give', label: 'Give', params: { lv: { type: 'range' } } } }],
])('the command file may be %s', (_name, wire) => {
  const commands = v.parse(CommandFileSchema, wire);
  expect(commands).toMatchObject([{ id: '1', head: 'give', aliases: [], params: [{ id: 'lv', type: 'range' }] }]);
});

test.each([[null], ['<html>'], [7], [[{ head: 'no id' }]], [{ data: 'x' }], [{ a: 1 }]])(
  'the command file is not %j',
  (wire) => {
    expect(v.is(CommandFileSchema, wire)).toBe(false);
  },
);

const parse = (param: object) => v.parse(CommandParamSchema, { id: 'a', ...param });

test('a parameter is a text of its own unless it says more', () => {
  expect(parse({})).toEqual({
    id: 'a',
    label: '',
    type: 'text',
    value: '',
    data: [],
    required: false,
    multi: true,
    split: '',
    format: '',
    min: null,
    max: null,
    link: '',
    allow: [],
    switch: [],
  });
  expect(parse({ type: 'hologram' }).type).toBe('text');
});

test('only a range has bounds of its own', () => {
  expect(parse({ type: 'range' })).toMatchObject({ min: 1, max: 100 });
  expect(parse({ type: 'range', min: 0, max: '90' })).toMatchObject({ min: 0, max: 90 });
  expect(parse({ type: 'number' })).toMatchObject({ min: null, max: null });
});

test.each<[string, unknown]>([
  ['a map', { x: 'X', y: 'Y' }],
  [
    'a list of options',
    [
      { value: 'x', label: 'X' },
      { value: 'y', label: 'Y' },
    ],
  ],
  [
    'a list of named ids',
    [
      { id: 'x', name: 'X' },
      { id: 'y', name: 'Y' },
    ],
  ],
])('choices may be %s', (_name, data) => {
  expect(parse({ data }).data).toEqual([
    { value: 'x', label: 'X' },
    { value: 'y', label: 'Y' },
  ]);
});

test('a list of texts keeps its order, numbers included', () => {
  expect(parse({ data: [90, '10', 20] }).data.map((option) => option.value)).toEqual(['90', '10', '20']);
});

const always = { from: 'a', to: 'b', value: [] };
test.each<[unknown, unknown]>([
  ['b', [always]],
  [['a', 'b'], [always]],
  [[['a', 'b']], [always]],
  [{ to: 'b' }, [always]],
  [{ id: 'b' }, [always]],
  [{ param: 'b' }, [always]],
  [{ b: true }, [always]],
  [{ b: null }, [always]],
  [{ from: 'c', to: 'b', value: 1 }, [{ from: 'c', to: 'b', value: ['1'] }]],
  [{ b: ['x', 'y'] }, [{ from: 'a', to: 'b', value: ['x', 'y'] }]],
  [
    [{ b: 'x' }, { to: 'c' }],
    [
      { from: 'a', to: 'b', value: ['x'] },
      { from: 'a', to: 'c', value: [] },
    ],
  ],
  [null, []],
  ['', []],
  [false, []],
])('switch %j swaps %j', (wire, expected) => {
  expect(parse({ switch: wire }).switch).toEqual(expected);
});

test.each([[true], [[null]], [{ b: { deep: 1 } }]])('refuses the switch %j', (wire) => {
  expect(v.is(CommandParamSchema, { id: 'a', switch: wire })).toBe(false);
});
