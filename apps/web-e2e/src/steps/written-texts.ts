import type { Page } from '@playwright/test';
import { sampleRecipe } from '../routes';
import { sendForm } from './send-form';

/**
 * Writes what the pages of `authorRoutes` show, as the author who is logged in: a draft with a preview, and a shared recipe.
 * @returns the values for the names in braces in the paths of these pages
 */
export async function writeAsAuthor(page: Page, title: string): Promise<Record<'post' | 'preview' | 'recipe', string>> {
  const text = { title, slug: 'guide', shortContent: 'How to begin', content: '# Begin\n\nSome **text**' };
  await sendForm(page, '/blog/create', { intent: 'save', state: 'draft', ...text });
  await page.goto('/blog/own');
  const post = lastPart(await page.getByRole('link', { name: title }).getAttribute('href'));
  await sendForm(page, '/blog/own', { intent: 'share', id: post });
  await page.goto(`/blog/edit/${post}`);
  const preview = lastPart(await page.getByRole('link', { name: 'Preview', exact: true }).getAttribute('href'));
  const engine = 'honkai-star-rail/lunarcore';
  const recipe = await sendForm(page, '/command/recipe', { intent: 'share', engine, recipe: sampleRecipe });
  return { post, preview, recipe: lastPart(recipe) };
}

const lastPart = (path: string | null) => path?.split('/').pop() ?? '';
