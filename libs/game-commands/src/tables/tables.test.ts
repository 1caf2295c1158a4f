import { CommandFileSchema, commandParamTypes } from '@starhaven/contracts/commands';
import { Role } from '@starhaven/contracts/session';
import * as v from 'valibot';
import { allTables, findTable } from './all-tables';
import { toCommandFile } from './to-command-file';

describe.each(allTables.map((table) => [table.command, table] as const))('%s', (_name, table) => {
  const file = toCommandFile(table);
  const parsed = v.parse(CommandFileSchema, JSON.parse(JSON.stringify(file)));

  test('every command can be read by a client, as it is meant', () => {
    expect(parsed).toHaveLength(file.length);
    expect(parsed.filter(({ fault }) => fault)).toEqual([]);
    for (const [index, { params }] of file.entries())
      expect(parsed[index]?.params.map(({ type }) => type)).toEqual(params.map(({ type }) => type));
  });

  test('ids are unique, and fit into an address', () => {
    const ids = file.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { id, params } of file) {
      const names = params.map((param) => param.id);
      expect(names).toEqual([...new Set(names)]);
      for (const name of [id, ...names]) expect(name).toMatch(/^[a-z][a-z0-9-]*$/);
    }
  });

  test('rules name parameters of the same command, and values that these can have', () => {
    for (const { params } of file)
      for (const { link, allow = {}, switch: other } of params) {
        const find = (id: string) => params.find((param) => param.id === id);
        for (const id of [link, other]) if (id !== undefined) expect(find(id)).toBeDefined();
        for (const [id, values] of Object.entries(allow)) {
          expect(Object.keys(find(id)?.data ?? {})).toEqual(expect.arrayContaining([...values]));
        }
      }
  });

  test('bounds, default values and formats make sense', () => {
    for (const { params } of file)
      for (const { type, label, format, min, max, value, data, split } of params) {
        expect(label).not.toBe('');
        // blank, glued to the value, or a word of its own.
        expect(format).toMatch(/^(blank|s-\S+|\w+)$/);
        if (type === 'range') expect(max).toBeGreaterThan(min ?? 1);
        if (type === 'select') expect(Object.keys(data ?? {}).length).toBeGreaterThan(0);
        if (type === 'propSub') expect(split).not.toBe('');
        if (value !== undefined && data) expect(Object.keys(data)).toContain(value);
        if (value !== undefined && type === 'range') expect(Number(value)).toBeLessThanOrEqual(max ?? 0);
      }
  });

  test('every text and example begins with its head', () => {
    for (const { head, shapes } of table.heads) {
      expect(shapes.length).toBeGreaterThan(0);
      for (const { text = head, example, label } of shapes) {
        expect(`${text} `.startsWith(`${head} `)).toBe(true);
        expect(`${example} `.startsWith(`${head} `)).toBe(true);
        expect(example).not.toMatch(/^ | $| {2}|[@|;/]/);
        expect(label).toMatch(/^[A-Z]/);
      }
    }
  });

  test('guests read the commands of members, and only staff reads those of staff', () => {
    for (const { head, permission } of file) {
      const level = table.heads.find((one) => one.head === head)?.level;
      const roles = { member: [], staff: [Role.MOD, Role.ADMIN], admin: [Role.ADMIN] };
      expect(permission).toEqual(level && roles[level]);
    }
  });
});

test('every kind of parameter is used by some command', () => {
  const used = allTables.flatMap((table) =>
    toCommandFile(table).flatMap(({ params }) => params.map(({ type }) => type)),
  );
  expect(new Set(used)).toEqual(new Set(commandParamTypes));
});

test('a file is found by game and engine', () => {
  expect(findTable('honkai-star-rail', 'danheng')?.dialect).toBe('danheng-muip');
  expect(findTable('genshin-impact', 'danheng')).toBeNull();
});
