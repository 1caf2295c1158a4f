import { createRemixStub } from '@remix-run/testing';
import { recipeToText } from '@starhaven/game-commands';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newRecipeId, readRecipes, saveRecipe } from '../../lib/recipes/saved-recipes';
import { commandFiles } from '../../testing/tool-client.server';
import { RecipesPage } from './recipes.page';

const line = (values: Record<string, string[]>) => ({ command: 'give-give-an-item', head: 'give', values, times: 1 });
const save = (name: string, values: Record<string, string[]>) =>
  saveRecipe({
    ...{ id: newRecipeId(), name, engine: 'honkai-star-rail/lunarcore', engineName: 'LunarCore', description: '' },
    recipe: recipeToText({ name, lines: [line(values)], parameters: [] }) ?? '',
    isFavourite: false,
  });

beforeEach(() => {
  localStorage.clear();
  const answer = { status: 200, json: async () => ({ commands: commandFiles['lunarcore'] }) };
  globalThis.fetch = jest.fn(async () => answer as never);
});

function open() {
  const Stub = createRemixStub([{ path: '/', Component: RecipesPage }]);
  render(<Stub />);
}

test('a recipe that fits the commands of today runs; a broken one says why', async () => {
  save('Good', { id: ['102'] });
  save('Broken', { id: ['102'], gone: ['1'] });
  open();
  await screen.findByText('Line 1: "give" has no parameter "gone" any more.');
  expect(screen.getByRole('link', { name: 'Run Good' }).getAttribute('href')).toMatch(/^\/command\/recipe\?engine=/);
  expect(screen.getAllByText(/cannot run/)).toHaveLength(1);
});

test('a favourite comes first, and a recipe is deleted after a question', async () => {
  save('One', { id: ['102'] });
  save('Two', { id: ['102'] });
  open();
  const favourite = screen.getByRole('button', { name: 'Favourite: One' });
  await userEvent.click(favourite);
  await waitFor(() => expect(readRecipes().map(({ name }) => name)).toEqual(['One', 'Two']));
  expect(screen.getByRole('button', { name: 'Favourite: One' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Really delete One', hidden: true }));
  expect(screen.queryByText('One')).toBeNull();
  expect(readRecipes()).toHaveLength(1);
});

test('without recipes it says so', () => {
  open();
  expect(screen.getByText('You have no recipes yet.')).toBeTruthy();
});
