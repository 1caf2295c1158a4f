import * as v from 'valibot';
import {
  sentOr,
  UnixSecondsSchema,
  WireCountSchema,
  WireFlagSchema,
  WireIdSchema,
  WireIntegerSchema,
  WireTextSchema,
} from './wire';

/** The same rules without the shortcut for plain values. */
const longWay = {
  integer: v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*-?\d+\s*$/), v.transform(Number))]),
    v.integer(),
  ),
  seconds: v.pipe(
    sentOr(v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d+(\.\d+)?\s*$/), v.transform(Number))]), 0),
    v.minValue(0),
    v.maxValue(1e20),
    v.transform((time) => Math.floor(time / (time > 1e17 ? 1e9 : time > 1e14 ? 1e6 : time > 1e11 ? 1e3 : 1))),
  ),
  text: v.pipe(v.nullish(v.union([v.string(), v.number()]), ''), v.transform(String)),
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String), v.trim(), v.nonEmpty()),
  flag: v.pipe(
    v.union([v.boolean(), v.number(), v.string()]),
    v.transform((value) =>
      typeof value === 'string'
        ? !['', '0', 'false', 'no', 'off', 'null'].includes(value.trim().toLowerCase())
        : Boolean(value),
    ),
  ),
};

const shortWay = {
  integer: WireIntegerSchema,
  seconds: UnixSecondsSchema,
  text: WireTextSchema,
  id: WireIdSchema,
  flag: WireFlagSchema,
};

const values = [
  ...[
    '',
    ' ',
    '0',
    '7',
    ' 7 ',
    '-3',
    '1.5',
    'text',
    ' text ',
    '\u00a0x',
    'no',
    'True',
    'null',
    'a b',
    'a.b_c-d',
    '1e3',
    'ü',
  ],
  ...[0, -0, 1, -1, 1.5, -1.5, 1e11, 1e11 + 1, 1.7e12, 1e14, 1e15, 2 ** 53, 1e18, 1e20, 1e21, NaN, Infinity, -Infinity],
  ...[true, false, null, undefined, {}, [], ['7'], Symbol.for('x'), 7n, new Date(0)],
];

describe.each(Object.keys(shortWay) as (keyof typeof shortWay)[])('%s', (name) => {
  test.each(values.map((value) => [value]))('%p has one meaning', (value) => {
    // As a schema of its own, inside `optional`, and as the first step of a `pipe`.
    const forms = (schema: v.GenericSchema) => [
      schema,
      v.object({ part: v.optional(schema) }),
      v.pipe(
        schema,
        v.check((output) => output !== '7' && output !== 7, 'is not seven'),
      ),
    ];
    const outcomes = (schema: v.GenericSchema) =>
      forms(schema).map((form, index) => {
        const { success, output, issues } = v.safeParse(form, index === 1 ? { part: value } : value);
        return { success, output, messages: issues?.map((issue) => issue.message) };
      });
    expect(outcomes(shortWay[name])).toStrictEqual(outcomes(longWay[name]));
  });
});

test.each([undefined, null, '', false])('%p is a value that the host does not have', (value) => {
  for (const schema of [UnixSecondsSchema, WireCountSchema])
    expect(v.parse(v.object({ at: schema }), { at: value })).toEqual({ at: 0 });
  expect(v.parse(v.object({ at: UnixSecondsSchema }), {})).toEqual({ at: 0 });
  expect(v.parse(sentOr(WireIntegerSchema, -1), value)).toBe(-1);
  expect(v.parse(sentOr(v.object({ id: WireIdSchema }), null), value)).toBeNull();
});

test.each([1_760_000_000, 1_760_000_000_123, 1_760_000_000_123_456, '1760000000123456789'])(
  'the time %p of a host is in 2025',
  (time) => expect(v.parse(UnixSecondsSchema, time)).toBe(1_760_000_000),
);

test.each([1e21, Infinity])('the time %p, which is no date, is refused', (time) =>
  expect(v.safeParse(UnixSecondsSchema, time).success).toBe(false),
);
