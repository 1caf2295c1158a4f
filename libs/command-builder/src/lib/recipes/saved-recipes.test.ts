import { recipeToText } from '@starhaven/game-commands';
import {
  maxSavedRecipes,
  newRecipeId,
  readRecipes,
  recipesFromFile,
  recipesToFile,
  removeRecipe,
  saveRecipe,
} from './saved-recipes';
import type { SavedRecipe } from './saved-recipes';

const lines = [{ command: 'give', head: 'give', values: { id: ['102'] }, times: 1 }];
const newRecipe = (fields: Partial<SavedRecipe> = {}): SavedRecipe => ({
  ...{ id: newRecipeId(), engine: 'honkai-star-rail/lunarcore', engineName: 'LunarCore', name: 'Start' },
  ...{ description: '', isFavourite: false, recipe: recipeToText({ name: 'Start', lines, parameters: [] }) ?? '' },
  ...fields,
});
const names = () => readRecipes().map(({ name }) => name);

beforeEach(() => localStorage.clear());

test('favourites come first, an edited recipe takes its own place, a deleted one is gone', () => {
  const first = newRecipe({ name: 'One' });
  saveRecipe(first);
  saveRecipe(newRecipe({ name: 'Two' }));
  saveRecipe(newRecipe({ name: 'Three' }));
  saveRecipe({ ...first, name: 'One again', isFavourite: true });
  expect(names()).toEqual(['One again', 'Three', 'Two']);
  removeRecipe(first.id);
  expect(names()).toEqual(['Three', 'Two']);
});

test('entries that cannot be read are dropped, the others stay', () => {
  saveRecipe(newRecipe());
  const rows = JSON.parse(localStorage.getItem('command_recipes') ?? '') as unknown[];
  localStorage.setItem('command_recipes', JSON.stringify([...rows, { id: 7 }, newRecipe({ recipe: '!' })]));
  expect(names()).toEqual(['Start']);
  localStorage.setItem('command_recipes', '{broken');
  expect(names()).toEqual([]);
});

test('a full list accepts no more recipes and says so', () => {
  const many = Array.from({ length: maxSavedRecipes }, () => newRecipe());
  localStorage.setItem('command_recipes', JSON.stringify(many));
  expect(saveRecipe(newRecipe())).toBe(false);
  expect(readRecipes()).toHaveLength(maxSavedRecipes);
});

test('a file brings the recipes back, as new ones; what is unreadable in it is counted', () => {
  const file = recipesToFile([newRecipe({ description: 'For beginners' })]);
  expect(recipesFromFile(file)).toMatchObject({
    recipes: [{ name: 'Start', description: 'For beginners' }],
    leftOut: 0,
  });
  const damaged = JSON.parse(file) as { recipes: unknown[] };
  damaged.recipes.push({ recipe: 1 });
  expect(recipesFromFile(JSON.stringify(damaged))?.leftOut).toBe(1);
  for (const other of ['', '[]', '{"format":"GOOD"}']) expect(recipesFromFile(other)).toBeNull();
});
