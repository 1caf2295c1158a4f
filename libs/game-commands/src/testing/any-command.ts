import type { Command, CommandParam } from '@starhaven/contracts/commands';
import { CommandSchema, commandParamTypes } from '@starhaven/contracts/commands';
import fc from 'fast-check';
import * as v from 'valibot';

/** A command as the contract parses it, from the fields that a test needs. */
export const newCommand = (fields: object): Command =>
  v.parse(CommandSchema, { id: 'give', head: 'give', label: 'Give', ...fields });

const ids = ['a', 'b', 'c', 'd', 'e'];
const id = fc.constantFrom(...ids);
const value = fc.constantFrom('1', '2', '3', '10', '21442');
const rule = fc.record({ id, value: fc.uniqueArray(value, { minLength: 1, maxLength: 2 }) });
const slot = fc.tuple(value, fc.integer({ min: 1, max: 9 })).map(([item, count]) => `${item}:${count}`);

const formats = ['blank', 's-lv', 's-x', 'num', 's-', '', 'give blank', ' two  words '];

/** A parameter of any type with conditions and switches that may be circular. */
const anyParam = (own: string) =>
  fc.record({
    id: fc.constant(own),
    label: fc.constant(`Label ${own}`),
    type: fc.constantFrom(...commandParamTypes, 'hologram'),
    value: fc.oneof(fc.constant(''), value),
    data: fc.constantFrom<unknown>([], { '1': 'One', '2': 'Two' }),
    required: fc.boolean(),
    multi: fc.boolean(),
    split: fc.constantFrom('', ',', ':'),
    format: fc.constantFrom(...formats),
    min: fc.constantFrom(null, 0, 5, 200),
    max: fc.constantFrom(null, 3, 90),
    link: fc.constantFrom('', 'a'),
    allow: fc.array(rule, { maxLength: 2 }),
    switch: fc.array(fc.record({ from: id, to: id, value: fc.uniqueArray(value, { maxLength: 1 }) }), { maxLength: 2 }),
  });

/** Any command that the contract accepts, with all types, conditions, switches and formats. */
export const anyCommand: fc.Arbitrary<Command> = fc
  .record({
    head: fc.constantFrom('give', 'avatar level', '/item  add'),
    value: fc.constantFrom('', 'give', ' give   all '),
    aliases: fc.constantFrom([], ['g', 'item']),
    params: fc.tuple(...ids.map(anyParam)).chain((params) => fc.subarray(params)),
  })
  .map(newCommand);

/** Values for the command, some of which are not valid. */
export const anyValues: fc.Arbitrary<Record<string, string[]>> = fc.dictionary(
  fc.oneof(id, fc.constantFrom('__proto__', 'constructor', 'zzz')),
  fc.array(fc.oneof(value, slot, fc.string(), fc.constantFrom('@1', 'a|b', 'x\ny', ' ', 'two  words')), {
    maxLength: 3,
  }),
  { maxKeys: 5 },
);

const plainFormats = ['blank', 's-lv', 's-x', 'num', 's-r'] as const;

/** A parameter whose words cannot be confused with its neighbours': each has its own prefix, and the one with a bare value is required. */
const clearParam = (own: string, index: number, allowedBy: CommandParam['allow']) =>
  fc.constantFrom(...commandParamTypes.filter((type) => type !== 'text' && type !== 'select')).map((type) => ({
    id: own,
    type: type === 'propSub' || type === 'propmainList' || type === 'artifactList' ? 'itemList' : type,
    format: plainFormats[index] ?? 'blank',
    required: index === 0,
    min: type === 'range' ? 1 : undefined,
    max: type === 'range' ? 30_000 : undefined,
    allow: allowedBy,
  }));

/** Commands whose lines have one meaning, as those of real engines should. */
export const clearCommand: fc.Arbitrary<Command> = fc
  .tuple(
    ...ids.map((own, index) =>
      fc
        .tuple(fc.boolean(), value)
        .chain(([isBound, bound]) =>
          clearParam(own, index, isBound && index > 1 ? [{ id: 'b', value: [bound, '1'] }] : []),
        ),
    ),
  )
  .chain((params) => fc.tuple(fc.constant(params), fc.boolean(), value))
  .map(([params, isSwitched, bound]) =>
    newCommand({
      aliases: ['g', 'item'],
      params: params.map((param, index) =>
        isSwitched && index === 1 ? { ...param, switch: [{ from: 'a', to: 'b', value: [bound] }] } : param,
      ),
    }),
  );

/** Values that are valid for every parameter of a clear command. */
export const clearValues: fc.Arbitrary<Record<string, string[]>> = fc
  .tuple(value, fc.dictionary(id, fc.uniqueArray(value, { minLength: 1, maxLength: 1 }), { maxKeys: 5 }))
  .map(([first, others]) => ({ ...others, a: [first] }));
