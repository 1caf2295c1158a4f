import { SiteLink } from '@starhaven/ui-kit';

/** The advice of a form whose session has ended. Another tab is needed: without scripts, leaving the page would lose the typed text. */
export function SessionOverNote() {
  return (
    <p>
      Your text is still here.{' '}
      <SiteLink to="/login" target="_blank" rel="noopener">
        Log in in another tab
      </SiteLink>
      , then press the button again.
    </p>
  );
}
