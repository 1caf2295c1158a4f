import { keepFormAnswers } from './keep-form-answers';
import { checkBeforeLeaving } from './check-before-leaving';
import type { TypedForms } from './typed-forms';
import { watchTypedForms } from './typed-forms';

const noAnswer = {
  type: 'error',
  title: 'Network Error',
  message: 'Failed to connect to server. Please try again.',
} as const;

interface KeptPage {
  showToast: (toast: { type: 'error'; title: string; message: string }) => void;
  /** The account for which the page was made; null: none. */
  account: () => string | null;
}

let typedForms: TypedForms | null = null;

/**
 * Keeps the page, and what was typed in it, when the site cannot be reached. Remix replaces a page whose form got no answer by an error
 * page (docs/behaviour/foundation.md#lost-connection).
 */
export function keepPage({ showToast, account }: KeptPage): TypedForms {
  if (typedForms) return typedForms;
  typedForms = watchTypedForms();
  const onLost = (text?: string) =>
    showToast(text === undefined ? noAnswer : { ...noAnswer, title: 'Not sent', message: text });
  const send = window.fetch.bind(window);
  window.fetch = keepFormAnswers(send, { typedForms, account, onLost });
  checkBeforeLeaving(send, onLost);
  return typedForms;
}
