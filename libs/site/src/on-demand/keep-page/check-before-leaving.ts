const maxCheckMs = 5_000;

/** The form library, conform, validates with a submit event of a button with this name; such a form is not sent. */
const validation = '__intent__';

/** A form that is only a button loses nothing. */
const typed = 'textarea, input:not([type="hidden"])';

/**
 * Asks whether the site answers before a form with fields is sent to another page, and while the browser is offline also before a link is
 * followed. If it does not answer, nothing is sent and `onLost` is called. If the site goes away after the check, the form is lost as
 * without it.
 */
export function checkBeforeLeaving(send: typeof fetch, onLost: () => void): void {
  const checking = new Set<Element>();
  let isChecked = false;

  const check = (event: Event, element: Element, goOn: () => void) => {
    // The second event of the same act, after the check.
    if (isChecked) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (checking.has(element)) return;
    checking.add(element);
    void answers(send).then((isThere) => {
      checking.delete(element);
      if (!isThere) return onLost();
      isChecked = true;
      try {
        goOn();
      } finally {
        isChecked = false;
      }
    });
  };

  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || submitter?.getAttribute('name') === validation) return;
    const action = formAction(form, submitter);
    const isOwnPage = action.pathname === window.location.pathname;
    const isPost = form.getAttribute('method')?.toLowerCase() === 'post';
    if (isPost && isSite(action) && !isOwnPage && form.querySelector(typed))
      check(event, form, () => sendAgain(form, submitter));
  };

  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (navigator.onLine || !link || !opensHere(event, link)) return;
    check(event, link, () => link.click());
  };

  // Before all listeners of the page.
  window.addEventListener('submit', onSubmit, true);
  window.addEventListener('click', onClick, true);
}

/** The page may have changed during the check: then the form is gone, or another element is its button. */
function sendAgain(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (!form.isConnected) return;
  if (submitter && form.contains(submitter)) form.requestSubmit(submitter);
  // A button with a name says what the form does; without it the form could do something else.
  else if (!submitter?.getAttribute('name')) form.requestSubmit();
}

function answers(send: typeof fetch): Promise<boolean> {
  const answer = send('/livez', { cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );
  // A slow line is not a lost one: the form itself may wait longer.
  const slow = new Promise<boolean>((resolve) => setTimeout(() => resolve(true), maxCheckMs));
  return Promise.race([answer, slow]);
}

const formAction = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  new URL(submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '', window.location.href);

const isSite = (url: URL) => url.origin === window.location.origin;

function opensHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { href, target, pathname, search } = link;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  return isPlain && !isHere && (target === '' || target === '_self') && !link.download && isSite(new URL(href));
}
