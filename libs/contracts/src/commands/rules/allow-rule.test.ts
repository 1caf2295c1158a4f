import * as v from 'valibot';
import { AllowRulesSchema } from './allow-rule';

const rule = { id: 'kind', value: ['weapon', '2'] };

test.each<[string, unknown]>([
  ['a map', { kind: ['weapon', 2] }],
  ['a list of rules', [rule]],
  ['a list of maps', [{ kind: ['weapon', 2] }]],
  ['one rule', { id: 'kind', value: ['weapon', 2] }],
  ['`values`', { id: 'kind', values: ['weapon', 2] }],
  ['`param`', { param: 'kind', value: ['weapon', 2] }],
])('accepts %s', (_name, wire) => {
  expect(v.parse(AllowRulesSchema, wire)).toEqual([rule]);
});

test('several conditions and single values', () => {
  expect(v.parse(AllowRulesSchema, { kind: 'weapon', full: true })).toEqual([
    { id: 'kind', value: ['weapon'] },
    { id: 'full', value: ['true'] },
  ]);
});

test.each([[undefined], [null], [''], [false], [[]], [{}]])('%j means always', (wire) => {
  expect(v.parse(AllowRulesSchema, wire)).toEqual([]);
});

test.each([[true], [7], ['kind'], [['kind']], [{ kind: { deep: 1 } }], [[null]]])('refuses %j', (wire) => {
  expect(v.is(AllowRulesSchema, wire)).toBe(false);
});
