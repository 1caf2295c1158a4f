import type { PageProblem } from '@starhaven/ui-kit';

/** The page of a post that its author cannot edit, because there is none. */
export const missingPost: PageProblem = {
  title: 'Blog Post Not Found',
  message: "The blog post you're trying to edit doesn't exist or has been removed.",
  canRetry: false,
  status: 404,
};
