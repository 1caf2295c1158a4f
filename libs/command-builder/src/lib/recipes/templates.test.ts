import { CommandFileSchema } from '@starhaven/contracts/commands';
import type { Command } from '@starhaven/contracts/commands';
import { expandRecipe } from '@starhaven/game-commands';
import { allTables, toCommandFile } from '@starhaven/game-commands/tables';
import * as v from 'valibot';
import { recipeFromLines } from './recipe-from-lines';
import { recipeToLines } from './recipe-to-lines';

const engines = allTables.map((table) => ({
  name: table.command,
  commands: v.parse(CommandFileSchema, JSON.parse(JSON.stringify(toCommandFile(table)))),
  examples: table.heads.flatMap(({ shapes }) => shapes.map(({ example }) => example)),
}));
const grasscutter = engines.find(({ name }) => name === 'grasscutter')?.commands ?? [];

const read = (text: string, commands: readonly Command[] = grasscutter) =>
  recipeFromLines(text, { name: 'Start', commands, engineName: 'Engine' });

test.each([
  ['give 21442 10001 501204,{rolls=2} lv20', { rolls: '5' }, 'give 21442 10001 501204,5 lv20'],
  ['give 21442 10001 501204,{rolls=1} lv20', { rolls: '5' }, 'give 21442 10001 501204,5 lv20'],
  ['give 21442 10001 501204,2 501224,{rolls=2}', { rolls: '3' }, 'give 21442 10001 501204,2 501224,3'],
  ['give 21442 10001 501204,{a=2} 501204,{b=2}', { a: '3', b: '4' }, 'give 21442 10001 501204,3 501204,4'],
  ['give 21442 10001 {slot=501204},2 501224,3', { slot: '501214' }, 'give 21442 10001 501214,2 501224,3'],
  ['give 201 x1{n=1}1', { n: '0' }, 'give 201 x101'],
  ['sendMessage Room 1 has {n=1} chests', { n: '7' }, 'sendMessage Room 1 has 7 chests'],
  ['sendMessage {a=1} and 1 and {b=1}', { a: '2', b: '3' }, 'sendMessage 2 and 1 and 3'],
])(
  '%j: a value is filled in where its placeholder was typed, and editing shows the line again',
  (text, values, line) => {
    const { recipe, problems } = read(text);
    expect(problems).toEqual([]);
    expect(recipe && expandRecipe(recipe, { commands: grasscutter, values }).lines).toEqual([line]);
    expect(recipe && recipeToLines(recipe, grasscutter)).toBe(text);
  },
);

/** Digits that are not part of a value: these commands begin with `-1` or have a word such as `sub1` before the value. */
const notValues = [
  'avatar level -{n=1} 80',
  'avatar rank -{n=1} 6',
  'avatar talent -{n=1} 10',
  'set type AccountLevel sub{n=1} 90',
];

/** The place of each number in the example, and of each digit of longer numbers. */
const placesIn = (example: string) =>
  [...example.matchAll(/\d+/g)].flatMap(({ index, 0: digits }) =>
    [{ from: index, to: index + digits.length }].concat(
      digits.length === 1 ? [] : [...digits].map((_, at) => ({ from: index + at, to: index + at + 1 })),
    ),
  );

test.each(engines.map((engine) => [engine.name, engine] as const))(
  '%s: any number in a line can be filled in at its place',
  (_name, { commands, examples }) => {
    const refused: string[] = [];
    for (const example of examples) {
      for (const { from, to } of placesIn(example)) {
        const own = example.slice(from, to);
        const put = (value: string) => example.slice(0, from) + value + example.slice(to);
        const { recipe } = read(put(`{n=${own}}`), commands);
        if (recipe === null) {
          refused.push(put(`{n=${own}}`));
          continue;
        }
        expect(recipeToLines(recipe, commands)).toBe(put(`{n=${own}}`));
        for (const other of [own, '1', '2', '5', '10']) {
          const { lines } = expandRecipe(recipe, { commands, values: { n: other } });
          expect([[], [put(other)]]).toContainEqual(lines);
        }
      }
    }
    expect(refused.filter((text) => !notValues.includes(text))).toEqual([]);
  },
);

test.each(['give 201 {n=x5}', 'give 21442 10001 {slot=501204,2}'])(
  '%j is refused: the placeholder is more than a value',
  (text) => {
    expect(read(text).problems).toContainEqual(expect.stringMatching(/^Line 1: \{\w+\} cannot be filled in here\./));
  },
);
