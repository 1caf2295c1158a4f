import { readLine } from '../together/command-reader/read/read-line';
import { newCommand } from '../testing/any-command';
import { buildCommand } from './build-command';
import type { CommandFacts } from './command-facts';
import type { CommandValues } from './command-values';

const build = (params: object[], values: CommandValues = {}, facts: CommandFacts = {}) =>
  buildCommand({ command: newCommand({ params }), values, facts });
const linesOf = (params: object[], values?: CommandValues) => build(params, values).lines;

const item = { id: 'item', label: 'Item', type: 'itemList', format: 'blank', required: true };
const level = { id: 'lv', label: 'Level', type: 'range', format: 's-lv', min: 1, max: 90 };
const amount = { id: 'x', label: 'Amount', type: 'number', format: 's-x' };
const artifact = { id: 'art', label: 'Artifact', type: 'artifactList', format: 'blank', multi: false };
const main = { id: 'main', label: 'Main property', type: 'propmainList', format: 'blank', multi: false, link: 'art' };
const sub = { id: 'sub', label: 'Sub property', type: 'propSub', format: 'blank', split: ',', link: 'art' };

test('an artifact with everything is the line that Grasscutter reads', () => {
  const values = { art: ['21442'], main: ['10001'], sub: ['501204:2', '501224:3'], lv: ['20'] };
  expect(linesOf([artifact, main, sub, level], values)).toEqual(['give 21442 10001 501204,2 501224,3 lv20']);
});

test.each([
  ['blank', 'give 5'],
  ['lv blank', 'give 5'],
  ['s-lv', 'give lv5'],
  ['s-', 'give 5'],
  ['s-sub  lv', 'give sub lv5'],
  ['level', 'give level 5'],
  ['  two   words ', 'give two words 5'],
  ['', 'give 5'],
])('the format %j makes %j', (format, line) => {
  expect(linesOf([{ id: 'a', type: 'number', format }], { a: ['5'] })).toEqual([line]);
});

test('the base text begins the line; without one the head does', () => {
  expect(buildCommand({ command: newCommand({ value: ' give  all ' }), values: {} }).lines).toEqual(['give all']);
  expect(buildCommand({ command: newCommand({ value: ' ' }), values: {} }).lines).toEqual(['give']);
});

test('each selected item is a line of its own, in the order of the selection', () => {
  expect(linesOf([item, amount], { item: ['3', '1', '3', '2'], x: ['5'] })).toEqual([
    'give 3 x5',
    'give 1 x5',
    'give 2 x5',
  ]);
  expect(linesOf([{ ...item, multi: false }], { item: ['3', '1'] })).toEqual(['give 3']);
});

test('two selections make every pair, but not more lines than the limit', () => {
  const other = { ...item, id: 'other', label: 'Other' };
  expect(linesOf([item, other], { item: ['1', '2'], other: ['8', '9'] })).toEqual([
    'give 1 8',
    'give 1 9',
    'give 2 8',
    'give 2 9',
  ]);
  const many = Array.from({ length: 5_000 }, (_, index) => String(index));
  const { lines, faults } = build([item, other], { item: many, other: many });
  expect(lines).toEqual([]);
  expect(faults).toMatchObject([{ code: 'too_many_lines' }]);
});

test('the default value of a parameter stays until the visitor clears it', () => {
  const params = [{ ...level, value: '90' }];
  expect(linesOf(params)).toEqual(['give lv90']);
  expect(linesOf(params, { lv: [''] })).toEqual(['give']);
});

describe('conditions', () => {
  const kind = { id: 'kind', type: 'select', data: { weapon: 'Weapon', item: 'Item' }, format: 'blank' };
  const refinement = { id: 'r', type: 'range', format: 's-r', max: 5, allow: { kind: 'weapon' } };

  test('a parameter appears while its condition holds, and a change clears it', () => {
    expect(linesOf([kind, refinement], { kind: ['weapon'], r: ['5'] })).toEqual(['give weapon r5']);
    const changed = build([kind, refinement], { kind: ['item'], r: ['5'] });
    expect(changed.lines).toEqual(['give item']);
    expect(changed.visibleParams.map(({ id }) => id)).toEqual(['kind']);
    expect(changed.clearedParams).toEqual(['r']);
    expect(changed.values).toEqual({ kind: ['item'] });
  });

  test('what depends on a cleared parameter is cleared, too', () => {
    const deeper = { id: 'deep', format: 's-d', allow: { r: '5' } };
    const { lines, clearedParams } = build([deeper, kind, refinement], { kind: ['item'], r: ['5'], deep: ['1'] });
    expect(lines).toEqual(['give item']);
    expect(clearedParams).toEqual(['deep', 'r']);
  });

  test('a condition on one of several selected items applies only to its line', () => {
    const params = [item, { ...refinement, allow: { item: '11401' } }];
    expect(linesOf(params, { item: ['11401', '201'], r: ['5'] })).toEqual(['give 11401 r5', 'give 201']);
  });

  test('a hidden parameter is not required', () => {
    expect(linesOf([kind, { ...refinement, required: true }], { kind: ['item'] })).toEqual(['give item']);
  });

  test('circular conditions do not loop forever', () => {
    const circle = [
      { id: 'a', format: 'blank', allow: { b: '1' } },
      { id: 'b', format: 'blank', allow: { a: '1' } },
    ];
    expect(linesOf(circle, { a: ['1'], b: ['1'] })).toEqual(['give 1 1']);
    expect(linesOf(circle, { a: ['1'], b: ['2'] })).toEqual(['give']);
    const flip = [
      { id: 'a', format: 'blank', value: '1', allow: { b: '' } },
      { id: 'b', format: 'blank', value: '1', allow: { a: '1' } },
    ];
    expect(build(flip).faults).toEqual([]);
  });

  test('a condition on a parameter that does not exist hides nothing', () => {
    expect(linesOf([{ ...level, allow: { ghost: '1' } }], { lv: ['5'] })).toEqual(['give lv5']);
  });
});

describe('switches', () => {
  const kind = { id: 'kind', type: 'select', data: { a: 'A', b: 'B' }, format: 'blank' };

  test('two parameters change places while the rule matches', () => {
    const params = [kind, { ...item, switch: { from: 'item', to: 'x', value: 'never' } }, amount];
    const switching = [{ ...kind, switch: { from: 'item', to: 'x', value: 'b' } }, item, amount];
    expect(build(params, { kind: ['b'], item: ['1'], x: ['5'] }).isReordered).toBe(false);
    const built = build(switching, { kind: ['b'], item: ['1'], x: ['5'] });
    expect(built.lines).toEqual(['give b x5 1']);
    expect(built.isReordered).toBe(true);
    expect(built.visibleParams.map(({ id }) => id)).toEqual(['kind', 'x', 'item']);
    expect(linesOf(switching, { kind: ['a'], item: ['1'], x: ['5'] })).toEqual(['give a 1 x5']);
  });

  test('two parameters that name each other change places once', () => {
    const params = [
      { ...item, switch: 'x' },
      { ...amount, switch: 'item' },
    ];
    expect(linesOf(params, { item: ['1'], x: ['5'] })).toEqual(['give x5 1']);
  });

  test('a hidden parameter does not change places', () => {
    const params = [{ ...item, switch: 'x' }, { ...amount, allow: { item: '9' } }, level];
    expect(build(params, { item: ['1'], lv: ['5'] })).toMatchObject({ isReordered: false, lines: ['give 1 lv5'] });
  });
});

describe('faults', () => {
  test.each<[string, object, string[], string | null]>([
    ['nothing in a required parameter', item, [], 'Item is required.'],
    ['spaces in a required parameter', item, ['  '], 'Item is required.'],
    ['an empty range', level, [''], null],
    ['the lowest', level, ['1'], null],
    ['the highest', level, ['90'], null],
    ['too little', level, ['0'], 'Level must be at least 1.'],
    ['too much', level, ['91'], 'Level must be at most 90.'],
    ['a word', level, ['ten'], 'Level must be a number.'],
    ['another notation', level, ['1e1'], 'Level must be a number.'],
    ['too many digits', amount, ['9'.repeat(400)], 'Amount must be a number.'],
    ['a range without bounds', { ...level, min: null, max: null }, ['101'], 'Level must be at most 100.'],
    ['bounds in the wrong order', { ...level, min: 90, max: 1 }, ['50'], null],
    ['a number beyond bounds in the wrong order', { ...level, min: 90, max: 1 }, ['91'], 'Level must be at most 90.'],
    ['a fraction', { ...amount, id: 'y' }, ['-12.5'], null],
    [
      'another target',
      { id: 't', label: 'Text' },
      ['hello @10001'],
      'Text cannot contain @: a command always runs for your own character.',
    ],
    [
      'a target that looks otherwise',
      { id: 't', label: 'Text' },
      ['\uff2010001'],
      'Text cannot contain @: a command always runs for your own character.',
    ],
    [
      'a separator',
      { id: 't', label: 'Text' },
      ['a|stop'],
      'Text cannot contain | or ; because game servers take them for the end of a command.',
    ],
    [
      'a second line',
      { id: 't', label: 'Text' },
      ['a\n/stop'],
      'Text must be one line: game servers take a new line for another command.',
    ],
    ['an invisible character', { id: 't', label: 'Text' }, ['a\u200bb'], 'Text has characters that cannot be typed.'],
    ['a second argument in an id', item, ['201 x5'], 'Item must be one id without spaces.'],
    [
      'a choice that does not exist',
      { id: 's', label: 'Kind', type: 'select', data: ['a'] },
      ['b'],
      'Kind is not one of the choices. Choose one from the list.',
    ],
    ['a word that the host lists', { ...item, data: ['all weapons'] }, ['all weapons'], null],
    [
      'a count of nothing',
      { ...sub, link: '' },
      ['501204:0'],
      'Sub property must be an id with a count of at least 1.',
    ],
    [
      'a slot with a separator of its own',
      { ...sub, link: '' },
      ['1,2:3'],
      'Sub property must be an id with a count of at least 1.',
    ],
    ['a parameter without a label', { id: 'bare', required: true }, [], 'bare is required.'],
  ])('%s', (_name, param, values, message) => {
    const id = (param as { id: string }).id;
    const { faults, lines } = build([param], { [id]: values });
    expect(faults).toEqual(message === null ? [] : [expect.objectContaining({ paramId: id, message })]);
    expect(lines).toHaveLength(message === null ? 1 : 0);
  });

  test('a command that its host declared unusable builds nothing and says why', () => {
    const command = { ...newCommand({ params: [level] }), fault: '"head" is empty.' };
    expect(buildCommand({ command, values: { lv: ['5'] } })).toMatchObject({
      lines: [],
      faults: [{ paramId: '', code: 'unusable', message: 'This command cannot be used. "head" is empty.' }],
    });
    expect(readLine('give lv5', [command])).toBeNull();
  });

  test('a line that is too long is refused as a whole', () => {
    const texts = ['a', 'b'].map((id) => ({ id, label: id, format: 'blank' }));
    const long = { a: ['x'.repeat(300)], b: ['y'.repeat(300)] };
    expect(build(texts, long)).toMatchObject({ lines: [], faults: [{ paramId: '', code: 'too_long' }] });
  });

  test('one fault holds all lines back, and what was typed stays', () => {
    const { lines, values } = build([item, level], { item: ['1', '2'], lv: ['999'] });
    expect(lines).toEqual([]);
    expect(values).toEqual({ item: ['1', '2'], lv: ['999'] });
  });
});

describe('artifacts', () => {
  const facts: CommandFacts = {
    artifact: (id) => (id === '1' ? { main: 'm', sub: 's', appendPropNum: 1 } : null),
  };

  test('a property needs its artifact', () => {
    const { faults } = build([artifact, main], { main: ['10001'] });
    expect(faults).toMatchObject([{ paramId: 'main', message: 'Choose an artifact before Main property.' }]);
  });

  test('it has as many slots as the artifact, four when unknown', () => {
    const slots = (count: number) => Array.from({ length: count }, (_, index) => `${index}:1`);
    expect(build([artifact, sub], { art: ['1'], sub: slots(2) }, facts).faults).toMatchObject([
      { paramId: 'sub', message: 'This artifact has 1 places for Sub property.' },
    ]);
    expect(build([artifact, sub], { art: ['2'], sub: slots(4) }, facts).faults).toEqual([]);
    expect(build([artifact, sub], { art: ['2'], sub: slots(5) }, facts).faults).toHaveLength(1);
  });

  test('the count of a slot is written out, a step only if it is there', () => {
    const values = { art: ['1'], sub: ['5', '6:2:3'] };
    expect(linesOf([artifact, { ...sub, split: ':' }], values)).toEqual(['give 1 5:1 6:2:3']);
    expect(linesOf([artifact, { ...sub, split: '' }], values)).toEqual(['give 1 5,1 6,2,3']);
  });
});

test('ids that the handbook does not know are allowed and marked', () => {
  const facts: CommandFacts = { hasItem: (type, id) => type === 'itemList' && id === '201' };
  const params = [
    { ...item, data: ['all'] },
    { ...sub, link: '' },
  ];
  const { lines, unverified } = build(params, { item: ['201', '999', 'all'], sub: ['77:2'] }, facts);
  expect(lines).toHaveLength(3);
  expect(unverified).toEqual([
    { paramId: 'item', value: '999' },
    { paramId: 'sub', value: '77:2' },
  ]);
});
