import * as v from 'valibot';
import { Role } from '../../session';
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

test.each([[null], ['<html>'], [7], [[{ nothing: 'of this' }]], [{ data: 'x' }], [{ a: 1 }]])(
  'the command file is not %j',
  (wire) => {
    expect(v.is(CommandFileSchema, wire)).toBe(false);
  },
);

const give = { id: 'give', head: 'give', label: 'Give' };
const withParam = (param: unknown) => ({ ...give, params: [param] });

test.each<[string, unknown, string]>([
  ['no id', { head: 'give', label: 'Give' }, '"id" is missing.'],
  ['no head', { id: 'give', label: 'Give' }, '"head" is empty.'],
  ['a label that is not a text', { ...give, label: {} }, '"label" must be a text.'],
  ['aliases that are a map', { ...give, aliases: { g: 1 } }, '"aliases" must be a list of texts.'],
  ['parameters that are a text', { ...give, params: 'lv' }, '"params" must be a list of parameters.'],
  ['a parameter that is a text', withParam('lv'), 'Parameter 1: must be an object.'],
  ['a parameter without an id', withParam({ label: 'Level' }), 'Parameter 1: "id" is missing.'],
  ['a bound that is not a number', withParam({ id: 'lv', min: 'low' }), 'Parameter "lv": "min" must be a number.'],
  [
    'choices that are a text',
    withParam({ id: 'a', data: 'x,y' }),
    'Parameter "a": "data" must be a map of value to label.',
  ],
  ['a flag that is a list', withParam({ id: 'a', multi: [] }), 'Parameter "a": "multi" must be true or false.'],
  [
    'a condition that is a number',
    withParam({ id: 'a', allow: 7 }),
    'Parameter "a": "allow" must be a map of parameter to values.',
  ],
  [
    'a swap that is true',
    withParam({ id: 'a', switch: true }),
    'Parameter "a": "switch" must be the id of a parameter.',
  ],
  [
    'bounds in the wrong order',
    withParam({ id: 'lv', min: 9, max: 1 }),
    'Parameter "lv": "min" (9) is greater than "max" (1).',
  ],
  [
    'a range that begins after its own end',
    withParam({ id: 'lv', type: 'range', min: 200 }),
    'Parameter "lv": "min" (200) is greater than "max" (100).',
  ],
  ['a choice of nothing', withParam({ id: 'a', type: 'select' }), 'Parameter "a": "data" has nothing to select.'],
  [
    'an id that is used twice',
    { ...give, params: [{ id: 'a' }, { id: 'a' }] },
    'Parameter "a": this id is used twice.',
  ],
])('a command with %s says why it cannot be used, and the rest works', (_name, broken, fault) => {
  const [faulty, sound] = v.parse(CommandFileSchema, [broken, command]);
  expect(faulty).toMatchObject({ params: [], fault });
  expect(faulty?.id).toBe('give');
  expect(sound).toMatchObject({ id: '1', params: [{ id: 'lv' }] });
  expect(sound).not.toHaveProperty('fault');
  // Also in a map by id.
  expect(v.parse(CommandFileSchema, { give: broken, other: command })).toHaveLength(2);
});

test('a command with an unreadable permission is shown to admins only', () => {
  const [stop] = v.parse(CommandFileSchema, [{ ...give, permission: ['nobody knows'] }]);
  expect(stop).toMatchObject({
    permission: [Role.ADMIN],
    fault: '"permission" must be a list of role numbers or names.',
  });
});

test('an unusable command names three faults at most', () => {
  const params = Array.from({ length: 9 }, () => ({}));
  const [faulty] = v.parse(CommandFileSchema, [{ ...give, params }]);
  expect(faulty?.fault?.match(/is missing/g)).toHaveLength(3);
});

test('an unknown kind of parameter is a text, and rules about unknown parameters do not matter', () => {
  const params = [{ id: 'a', type: 'hologram', allow: { gone: 'x' }, link: 'gone', switch: 'gone' }];
  const [sound] = v.parse(CommandFileSchema, [{ ...give, params }]);
  expect(sound).not.toHaveProperty('fault');
  expect(sound?.params).toMatchObject([{ type: 'text' }]);
});

const parse = (param: object) => v.parse(CommandParamSchema, { id: 'a', ...param });

test('a parameter is a plain text unless it says more', () => {
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
