const forms = '#main form[method="post"]';

export interface TypedForms {
  /** Whether the visitor has typed into a form of the page that is still there and was not accepted since. */
  hasAny: () => boolean;
  /** The form of the last submit event was sent to the site. */
  noteSent: () => void;
  /** The form that was sent was refused or got no answer. */
  noteRefused: () => void;
}

/** Notes into which forms the visitor types. Forms that only search do not count. */
export function watchTypedForms(): TypedForms {
  const typed = new Set<Element | null>();
  let submitted: Element | null = null;
  let sent: Element | null = null;
  const formOf = (target: unknown) => (target instanceof Element ? target.closest(forms) : null);
  document.addEventListener('input', ({ target }) => typed.add(formOf(target)));
  // A submit event does not mean that the form is sent: the browser's validation or the page's own may stop it.
  document.addEventListener('submit', ({ target }) => (submitted = formOf(target)));
  // The visitor may have typed before the scripts started, or before this code arrived.
  const focused = formOf(document.activeElement);
  if (focused && holdsText(focused)) typed.add(focused);
  return {
    hasAny: () => Array.from(typed).some((form) => form?.isConnected),
    noteSent: () => {
      // A second press sends the same form again.
      if (submitted !== sent) sent = typed.has(submitted) ? submitted : null;
      typed.delete(submitted);
    },
    noteRefused: () => void typed.add(sent),
  };
}

const holdsText = (form: Element) =>
  Array.from(
    form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type="hidden"]), textarea'),
  ).some(({ value, type }) => value !== '' && type !== 'checkbox' && type !== 'radio');
