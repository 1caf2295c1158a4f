import { data } from '@remix-run/node';
import type { PageProblem } from './page-problem';
import { problemAnswer } from './problem-answer';
import { unsharedPage } from './shared-page';

/** Thrown if a page has no content to show; `loadPersonalPage` then gives the page the problem. */
export class PageHasProblem extends Error {
  constructor(readonly problem: PageProblem) {
    super(problem.title);
  }
}

/**
 * Loads a page that only its visitor may see: `read` gives its content or throws `PageHasProblem`. `problemOf` says what the page shows if
 * `read` throws another error; null throws that error again. `nowSeconds` of the answer is the server's time in unix seconds.
 */
export async function loadPersonalPage<Content extends object>(
  read: () => Promise<Content>,
  problemOf: (error: unknown) => PageProblem | null,
) {
  const nowSeconds = Math.floor(Date.now() / 1000);
  try {
    return data({ content: await read(), problem: null, nowSeconds }, { headers: unsharedPage });
  } catch (error) {
    const problem = error instanceof PageHasProblem ? error.problem : problemOf(error);
    if (problem === null) throw error;
    return data({ content: null, problem, nowSeconds }, problemAnswer(problem));
  }
}
