/** What visitors read if a page's host does not answer, unless its area has a text of its own. */
export const noAnswerText = 'The server does not answer. Please try again.';
