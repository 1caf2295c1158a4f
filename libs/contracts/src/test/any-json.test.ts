import * as fc from 'fast-check';
import * as v from 'valibot';
import { isRecord } from '../protocol';
import * as contracts from './all-domains';

const exported: unknown[] = Object.values(contracts);
const isCall = (value: unknown): value is contracts.CallDefinition => isRecord(value) && 'bodyEncoding' in value;
const isSchema = (value: unknown): value is v.GenericSchema => isRecord(value) && value.kind === 'schema';

// Field names of the wire format, so that the arbitrary data gets past the first level of parsing.
const words = ['retcode', 'message', 'data', 'id', 'uid', 'server', 'account', 'player', 'link', 'code', 'messages'];
const hostileKeys = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', ''];
const leaf = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, 0, -1, 200, 429, '', '0', '-1', '200', 'NaN', '1e999', '9'.repeat(400)),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.string(),
);
const { anyJson } = fc.letrec((tie) => ({
  anyJson: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    leaf,
    fc.array(tie('anyJson'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(fc.constantFrom(...words, ...hostileKeys), fc.string()), tie('anyJson'), { maxKeys: 6 }),
  ),
}));

/** The value as it arrives from the network, including own `__proto__` keys. */
const received = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const schemas: [string, v.GenericSchema][] = [
  ...Object.entries(contracts as Record<string, unknown>).filter((entry): entry is [string, v.GenericSchema] =>
    isSchema(entry[1]),
  ),
  ...exported.filter(isCall).map((call): [string, v.GenericSchema] => [`${call.name}.response`, call.response]),
  ...Object.values({ ...contracts.clientEvents, ...contracts.serverEvents }).map((event): [string, v.GenericSchema] => [
    event.name,
    event.payload,
  ]),
];

test.each(schemas)('%s fails cleanly on any JSON, and parses its own output unchanged', (_name, schema) => {
  fc.assert(
    fc.property(anyJson, (json) => {
      const first = v.safeParse(schema, received(json));
      if (!first.success) return;
      // Our own API sends the output form, so the schema must accept it.
      expect(v.parse(schema, first.output)).toEqual(first.output);
      expect(Object.getPrototypeOf({})).toBe(Object.prototype);
    }),
    // A fixed seed makes every run equal. Raise numRuns to search for failures.
    { seed: 20251121, numRuns: 200 },
  );
});
