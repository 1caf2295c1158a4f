import { expandRecipe } from '@starhaven/game-commands';
import { commandFiles } from '../../testing/tool-client.server';
import { recipeFromLines } from './recipe-from-lines';
import { recipeToLines } from './recipe-to-lines';

const commands = commandFiles['lunarcore'] ?? [];
const read = (text: string) => recipeFromLines(text, { name: 'Start', commands, engineName: 'LunarCore' });
const expand = (text: string, values?: Record<string, string>) => {
  const { recipe, problems } = read(text);
  if (recipe === null) throw new Error(problems.join());
  return expandRecipe(recipe, { commands, values }).lines;
};

test('typed lines run as they are, in their order and as often as they say', () => {
  expect(expand('/give 102 x5\n\n2* give 23000 lv60 s5')).toEqual([
    'give 102 x5',
    'give 23000 lv60 s5',
    'give 23000 lv60 s5',
  ]);
});

test('a placeholder has its default until the player fills it in, in every line at once', () => {
  const text = 'give 102 x{how_many=5}\ngive {what=103} x{how_many}';
  expect(expand(text)).toEqual(['give 102 x5', 'give 103 x5']);
  expect(expand(text, { how_many: '9', what: '104' })).toEqual(['give 102 x9', 'give 104 x9']);
  expect(read(text).recipe?.parameters).toEqual([
    { id: 'how_many', label: 'How many', value: '5' },
    { id: 'what', label: 'What', value: '103' },
  ]);
});

test('a placeholder cannot smuggle in a second command or another target', () => {
  const { recipe } = read('give 102 x{n=5}');
  for (const n of ['5|stop', '5 @10001', '5\nstop'])
    expect(recipe && expandRecipe(recipe, { commands, values: { n } }).lines).toEqual([]);
});

test.each([
  ['', 'Type at least one command.'],
  ['fly', 'Line 1: LunarCore has no command that begins like this.'],
  ['give 102\ngive 102 shiny', 'Line 2: “shiny” is not understood.'],
  ['give 102 x5000', 'Line 1: Amount must be at most 1000.'],
  ['give 102 x{n}', '{n} needs a value to begin with, such as {n=5}.'],
  ['{cmd=give} 102', 'Line 1: {cmd} cannot be used here: only values can be filled in.'],
  ['give 102 @10001', 'Line 1: A command cannot contain @: a command always runs for your own character.'],
  [Array.from({ length: 51 }, () => 'give 102').join('\n'), 'A recipe has at most 50 lines.'],
  ['give 102\n'.repeat(11).replaceAll('give', '99* give'), 'A recipe runs at most 1000 commands at a time.'],
])('%j is refused with its line', (text, problem) => expect(read(text).problems).toContain(problem));

test.each(['give 102 x5', '3* give 102 x{amount=5}', 'give {what=23000} lv60 s5\ngive 102'])(
  'the text %j comes back when the recipe is edited',
  (text) => {
    const { recipe } = read(text);
    expect(recipe && recipeToLines(recipe, commands)).toBe(text);
  },
);

test('a line whose command the engine no longer has is shortened to its head', () => {
  const { recipe } = read('give 102 x5\ngive 23000 lv60');
  expect(recipe && recipeToLines(recipe, commands.slice(0, 1))).toBe('give 102 x5\ngive');
});
