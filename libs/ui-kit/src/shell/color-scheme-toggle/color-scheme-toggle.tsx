import { useFetcher, useLocation } from '@remix-run/react';
import type { FormEvent } from 'react';
import { LineIcon } from '../../components/line-icon/line-icon';
import classes from './color-scheme-toggle.module.css';

/** Path of the action that stores the choice; it expects `scheme`, and `returnTo`, or `enhanced` from scripts. */
export const colorSchemePath = '/color-scheme';

/** A switch between light and dark; the server stores the choice in a cookie. Without JavaScript it is a form that returns to the page. */
export function ColorSchemeToggle() {
  const fetcher = useFetcher();
  const location = useLocation();

  const applyAtOnce = (event: FormEvent<HTMLFormElement>) => {
    const { nativeEvent } = event;
    const button = 'submitter' in nativeEvent ? nativeEvent.submitter : null;
    if (!(button instanceof HTMLButtonElement) || !button.value) return;
    document.documentElement.dataset.mantineColorScheme = button.value;
    // The pressed button is now hidden, so the focus moves to the button that replaces it.
    event.currentTarget.querySelector<HTMLElement>(`button:not([value='${button.value}'])`)?.focus();
    // Not as the form itself: its answer is a redirect, which would drop the reply of another form on the page.
    event.preventDefault();
    fetcher.submit({ scheme: button.value, enhanced: '1' }, { method: 'post', action: colorSchemePath });
  };

  return (
    <fetcher.Form method="post" action={colorSchemePath} onSubmit={applyAtOnce}>
      <input type="hidden" name="returnTo" value={`${location.pathname}${location.search}`} />
      <button
        className={`${classes.button} ${classes.toDark}`}
        name="scheme"
        value="dark"
        aria-label="Switch to dark colours"
      >
        <Moon />
      </button>
      <button
        className={`${classes.button} ${classes.toLight}`}
        name="scheme"
        value="light"
        aria-label="Switch to light colours"
      >
        <Sun />
      </button>
    </fetcher.Form>
  );
}

const Moon = () => (
  <LineIcon size={22}>
    <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />
  </LineIcon>
);

const Sun = () => (
  <LineIcon size={22}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4" />
  </LineIcon>
);
