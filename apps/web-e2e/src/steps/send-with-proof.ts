import type { APIRequestContext } from '@playwright/test';
import { solvePuzzle } from './solve-puzzle';

/**
 * Sends a login or registration that succeeds, and solves the puzzle if the site asks for one.
 * @param path with its query, for example `/login?tab=register`
 */
export async function sendWithProof(
  request: APIRequestContext,
  path: string,
  form: Record<string, string>,
): Promise<void> {
  const headers = { origin: process.env.E2E_SITE_URL ?? '' };
  let answer = await request.post(path, { form, headers, maxRedirects: 0 });
  if (answer.status() === 422) {
    const asked = await request.post(path.replace('/login', '/login.data'), { form, headers, maxRedirects: 0 });
    const proof = await solvePuzzle(await asked.text());
    answer = await request.post(path, { form: { ...form, proof }, headers, maxRedirects: 0 });
  }
  if (answer.status() !== 302) throw new Error(`${form['username']} did not get in: ${answer.status()}`);
}
