import fc from 'fast-check';
import { anyCommand, anyValues } from '../testing/any-command';
import { buildCommand } from './build-command';
import { piecesOf } from './build-lines';
import { takesSeveral } from './params/param-kinds';
import { findTextFault } from './faults/text-fault';
import { matches } from './params/visible-params';

/** A fixed seed makes every run equal. Raise numRuns to search for failures. */
const always = (
  check: (
    built: ReturnType<typeof buildCommand>,
    command: Parameters<typeof buildCommand>[0]['command'],
    values: Record<string, string[]>,
  ) => void,
) =>
  fc.assert(
    fc.property(anyCommand, anyValues, (command, values) => check(buildCommand({ command, values }), command, values)),
    { seed: 20251122, numRuns: 2_000 },
  );

test('a line has no doubled space, no empty piece and nothing that names another command or player', () => {
  always(({ lines }) => {
    for (const line of lines) {
      expect(line).not.toMatch(/^ | $| {2}/);
      expect(findTextFault(line)).toBeNull();
    }
  });
});

test('faults hold all lines back; without faults there is at least one line', () => {
  always(({ lines, faults }) => expect(lines.length > 0).toBe(faults.length === 0));
});

test('building the values again changes nothing', () => {
  always((built, command) => {
    const again = buildCommand({ command, values: built.values });
    expect({ ...again, clearedParams: [] }).toEqual({ ...built, clearedParams: [] });
    expect(again.clearedParams).toEqual([]);
  });
});

test('exactly the parameters whose conditions hold are visible; hidden ones have no value', () => {
  always(({ visibleParams, values }, { params }) => {
    const shown = new Set(visibleParams.map(({ id }) => id));
    const chosen = (id: string) => values[id] ?? [];
    for (const param of params) {
      const rules = param.allow.filter(({ id }) => id !== param.id && params.some((other) => other.id === id));
      expect(shown.has(param.id)).toBe(rules.every(({ id, value }) => matches(chosen(id), value)));
    }
    expect(params.filter(({ id }) => !shown.has(id) && chosen(id).length > 0)).toEqual([]);
  });
});

test('the badge is there exactly when the order differs', () => {
  always(({ visibleParams, isReordered }, { params }) => {
    const plain = params.filter((param) => visibleParams.includes(param));
    expect(isReordered).toBe(plain.some((param, index) => param !== visibleParams[index]));
  });
});

test('there is a line for each combination of selected items, each built as if it were the only one', () => {
  always(({ lines, visibleParams, values }, command) => {
    if (lines.length === 0) return;
    const several = visibleParams.filter(takesSeveral).map(({ id }) => values[id] ?? []);
    expect(lines).toHaveLength(several.reduce((product, { length }) => product * Math.max(1, length), 1));
    const firsts = Object.fromEntries(
      visibleParams.filter(takesSeveral).map(({ id }) => [id, values[id]?.slice(0, 1) ?? []]),
    );
    expect(buildCommand({ command, values: { ...values, ...firsts } }).lines).toEqual([lines[0]]);
  });
});

test('a line is the beginning, then one piece of each parameter in their order', () => {
  always(({ lines, visibleParams, values }, command) => {
    if (lines.length !== 1) return;
    const pieces = visibleParams.flatMap((param) => piecesOf(param, values[param.id] ?? []));
    const base = buildCommand({ command: { ...command, params: [] }, values: {} }).lines[0];
    expect(lines[0]).toBe([base, ...pieces].join(' '));
  });
});
