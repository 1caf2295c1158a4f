/** An error may quote a long line; the form accepts at most this much (docs/behaviour/ask.md#where-the-problem-was). */
const maxErrorLength = 1_000;

/** The page of questions with its form filled in; the visitor can see and change all of it before sending. */
export const askPath = (server: string, error: string): string =>
  `/ask?${new URLSearchParams({
    ...(server === '' ? {} : { server: [...server].slice(0, 100).join('') }),
    error: [...error.replace(/\p{Cs}/gu, '\ufffd')].slice(0, maxErrorLength).join(''),
  }).toString()}`;
