import fc from 'fast-check';
import * as v from 'valibot';
import { lunarcore } from '../testing/star-rail-commands';
import { checkRecipe, expandRecipe } from './expand-recipe';
import type { Recipe } from './recipe';
import { recipeLimits, RecipeSchema } from './recipe';
import { maxRecipeText, recipeFromText, recipeToText } from './recipe-text';

const newRecipe = (fields: object = {}): Recipe =>
  v.parse(RecipeSchema, {
    name: 'Start',
    lines: [
      { command: 'give-item', head: 'give', values: { id: ['102', '2'], x: ['{amount}'] } },
      { command: 'give-cone', head: 'give', values: { id: ['23000'], lv: ['{level}'] }, times: 2 },
    ],
    parameters: [
      { id: 'amount', label: 'Amount', value: '5' },
      { id: 'level', label: 'Level', value: '80' },
    ],
    ...fields,
  });
const expand = (recipe: Recipe, values?: Record<string, string>) =>
  expandRecipe(recipe, { commands: lunarcore, values });

test('a recipe becomes lines with the values that the player typed', () => {
  expect(expand(newRecipe(), { amount: '7' }).lines).toEqual([
    'give 102 x7',
    'give 2 x7',
    'give 23000 lv80',
    'give 23000 lv80',
  ]);
});

test.each<[string, object, string]>([
  [
    'a command that does not exist any more',
    { command: 'x', head: 'fly' },
    'The command "fly" does not exist any more.',
  ],
  [
    'a parameter that does not exist any more',
    { values: { id: ['1'], color: ['red'] } },
    '"give" has no parameter "color" any more.',
  ],
  [
    'a limit that is lower now',
    { command: 'give-cone', values: { id: ['1'], lv: ['90'] } },
    'Level must be at most 80.',
  ],
  ['a required value that is missing', { values: {} }, 'Item is required.'],
])('%s is said with its line, and nothing runs', (_name, line, message) => {
  const good = { command: 'give-item', head: 'give', values: { id: ['1'] } };
  const recipe = newRecipe({ lines: [good, { ...good, ...line }] });
  expect(checkRecipe(recipe, lunarcore)).toEqual([expect.objectContaining({ index: 1, message })]);
  expect(expand(recipe).lines).toEqual([]);
});

test('a command that has another id now is found by its head, if that is clear', () => {
  const line = { command: 'old', head: 'GiveAll', values: { kind: ['avatars'] } };
  expect(expand(newRecipe({ lines: [line] })).lines).toEqual(['giveall avatars']);
  const unclear = { command: 'old', head: 'give', values: { id: ['1'] } };
  expect(checkRecipe(newRecipe({ lines: [unclear] }), lunarcore)).toMatchObject([{ code: 'unknown_command' }]);
});

test('what a player types cannot name another player or a second command', () => {
  expect(expand(newRecipe(), { amount: '5 @10001' })).toMatchObject({ lines: [], problems: [{ code: 'fault' }] });
  expect(expand(newRecipe(), { level: '1|stop' })).toMatchObject({ lines: [], problems: [{ code: 'fault' }] });
});

test('a recipe does not run without end', () => {
  const ids = Array.from({ length: recipeLimits.values }, (_, index) => String(index));
  const recipe = newRecipe({ lines: [{ command: 'give-item', head: 'give', values: { id: ids }, times: 99 }] });
  expect(expand(recipe)).toMatchObject({ lines: [], problems: [{ index: null, code: 'too_many_lines' }] });
});

test('a recipe is the same after it was shared', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 40 }).map((one) => one.normalize('NFC').trim());
  const line = fc.record({
    command: fc.constantFrom('give-item', '__proto__'),
    head: text,
    values: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.array(text, { maxLength: 3 })),
    times: fc.integer({ min: 1, max: 99 }),
  });
  const recipe = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 3 }) });
  fc.assert(
    fc.property(recipe, (fields) => {
      const whole = newRecipe(fields);
      const shared = recipeToText(whole);
      expect(shared).toMatch(/^[\w-]+$/);
      expect(recipeFromText(shared ?? '')).toEqual(whole);
    }),
    { seed: 20251122, numRuns: 300 },
  );
});

test('a recipe too long for an address has no text; foreign and damaged texts are not recipes', () => {
  const long = { command: 'a', head: 'b', values: { c: Array.from({ length: 500 }, () => 'x'.repeat(100)) } };
  expect(recipeToText(newRecipe({ lines: [long] }))).toBeNull();
  const good = recipeToText(newRecipe()) ?? '';
  expect(recipeFromText(good)).toEqual(newRecipe());
  for (const bad of ['', '!', good.slice(1), good.slice(0, -3), 'A'.repeat(maxRecipeText + 1), btoa('[2]'), btoa('{}')])
    expect(recipeFromText(bad)).toBeNull();
});
