import fc from 'fast-check';
import { buildCommand } from '../build/build-command';
import { anyCommand, anyValues, newCommand } from '../testing/any-command';
import { valuesFromSearch, valuesToSearch } from './values-search';

const command = newCommand({
  params: [{ id: 'item', type: 'itemList' }, { id: 'lv', type: 'range', value: '90' }, { id: 'text' }],
});

test('only what differs from the command itself is in the address, a selection in one field', () => {
  const values = { text: ['a b'], item: ['1', '2', '3'], lv: ['90'] };
  expect(String(valuesToSearch(command, values))).toBe('item=*1*2*3&text=a+b');
  expect(String(valuesToSearch(command, { lv: [''] }))).toBe('lv=');
  expect(String(valuesToSearch(command, { text: ['a'] }, 'v.'))).toBe('v.text=a');
});

test('a form without JavaScript repeats its fields; unknown fields are ignored', () => {
  const search = new URLSearchParams('item=1&item=2&item=&lv=&utm=x&text=*a*b');
  expect(valuesFromSearch(command, search)).toEqual({ item: ['1', '2'], lv: [], text: ['*a*b'] });
});

test('several ids may be typed into one field; where one is expected, they stay together and are refused', () => {
  expect(valuesFromSearch(command, new URLSearchParams('item=1 2, 3'))).toEqual({ item: ['1', '2', '3'] });
  const one = newCommand({ params: [{ id: 'item', label: 'Item', type: 'itemList', multi: false }] });
  const values = valuesFromSearch(one, new URLSearchParams('item=201 x5'));
  expect(buildCommand({ command: one, values }).faults).toMatchObject([{ code: 'not_an_id' }]);
});

test('a long text is cut, so that the page can still show it', () => {
  const [text = ''] = valuesFromSearch(command, new URLSearchParams({ text: 'x'.repeat(100_000) })).text ?? [];
  expect(text).toHaveLength(1_000);
});

test('values come back from the address as they were', () => {
  fc.assert(
    fc.property(anyCommand, anyValues, (any, typed) => {
      const built = buildCommand({ command: any, values: typed });
      // A value with a fault, such as an id with `*`, may come back in another form, because it is never sent.
      if (built.faults.length > 0) return;
      const search = new URLSearchParams(String(valuesToSearch(any, built.values)));
      expect(buildCommand({ command: any, values: valuesFromSearch(any, search) })).toMatchObject({
        lines: built.lines,
        values: built.values,
      });
    }),
    { seed: 20251122, numRuns: 2_000 },
  );
});
