import { createRemixStub } from '@remix-run/testing';
import { recipeToText } from '@starhaven/game-commands';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newRecipeId, readRecipes, saveRecipe } from '../../lib/recipes/saved-recipes';
import { commandFiles } from '../../testing/tool-client.server';
import { RecipesPage } from './recipes.page';
import type { OwnLink } from './recipes.route.server';

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

async function open(
  loaded: { links: { own: OwnLink[]; now: number } | null; isSilent: boolean } = { links: null, isSilent: false },
) {
  const Stub = createRemixStub([{ path: '/', Component: RecipesPage, loader: () => loaded }]);
  render(<Stub />);
  await screen.findByRole('heading', { level: 1, name: 'Recipes' });
}

test('a recipe that matches the current commands runs; a broken one shows why', async () => {
  save('Good', { id: ['102'] });
  save('Broken', { id: ['102'], gone: ['1'] });
  await open();
  await screen.findByText('Line 1: "give" has no parameter "gone" any more.');
  expect(screen.getByRole('link', { name: 'Run Good' }).getAttribute('href')).toMatch(/^\/command\/recipe\?engine=/);
  expect(screen.getAllByText(/cannot run/)).toHaveLength(1);
});

test('a favourite comes first, and a recipe is deleted after a question', async () => {
  save('One', { id: ['102'] });
  save('Two', { id: ['102'] });
  await open();
  const favourite = screen.getByRole('button', { name: 'Favourite: One' });
  await userEvent.click(favourite);
  await waitFor(() => expect(readRecipes().map(({ name }) => name)).toEqual(['One', 'Two']));
  expect(screen.getByRole('button', { name: 'Favourite: One' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Really delete One', hidden: true }));
  expect(screen.queryByText('One')).toBeNull();
  expect(readRecipes()).toHaveLength(1);
});

test('without recipes it says so, and nothing can be exported', async () => {
  await open();
  await screen.findByText('You have no recipes yet.');
  expect(screen.getByRole('button', { name: 'Export all' })).toHaveProperty('disabled', true);
  expect(screen.queryByRole('link', { name: /^Run / })).toBeNull();
});

test('recipes that cannot be checked are shown, and the page says so', async () => {
  globalThis.fetch = jest.fn(async () => Promise.reject(new Error('offline')));
  save('Good', { id: ['102'] });
  await open();
  await screen.findByText('The commands of LunarCore could not be loaded, so these recipes are not checked.');
  expect(screen.getByRole('link', { name: 'Run Good' }).getAttribute('href')).toMatch(/^\/command\/recipe\?engine=/);
});

test('each short link of the account leads to its recipe and has a form that removes it', async () => {
  const link = { id: 'AbCdEfGh-_12', name: 'Start', description: '', engineName: 'LunarCore', sharedAt: 1_700_000_000 };
  await open({ links: { own: [link], now: 1_700_000_060 }, isSilent: false });
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/command/r/AbCdEfGh-_12');
  const button = screen.getByRole('button', { name: 'Really remove the link to Start', hidden: true });
  const form = button.closest('form');
  expect([form?.getAttribute('action'), form?.method, form?.elements.namedItem('intent')]).toMatchObject([
    '/command/r/AbCdEfGh-_12',
    'post',
    { value: 'remove' },
  ]);
});
