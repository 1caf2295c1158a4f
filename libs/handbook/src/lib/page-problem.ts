/** Why a page has nothing to show. */
export interface PageProblem {
  title: string;
  message: string;
  canRetry: boolean;
}

export const failedProblem: PageProblem = {
  title: 'Failed to fetch items. Please try again.',
  message: 'The server that keeps the handbook does not answer right now.',
  canRetry: true,
};
