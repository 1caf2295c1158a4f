import type { PageProblem } from '@starhaven/ui-kit';

/** The texts of the specification (docs/behaviour/ask.md#question-messages). */
export const loadToast = { title: 'Error', message: 'Failed to load questions. Please try again later.' };

export const noQuestion: PageProblem = {
  title: 'Question Not Found',
  message: "The question you're looking for doesn't exist or has been removed.",
  canRetry: false,
  status: 404,
};

/** A host of the specification sends only lists; an older question may be on a page that is not searched. */
export const notInList: PageProblem = {
  ...noQuestion,
  message: 'This site can only show questions from the newest pages of its list, and this question is not among them.',
};

export const notHere: PageProblem = {
  title: 'Not Possible Here',
  message: 'The host of this site shows questions, but it takes no questions, answers or votes.',
  canRetry: false,
  status: 404,
};
