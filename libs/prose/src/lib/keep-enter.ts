import type { KeyboardEvent } from 'react';

/** With the script, Enter in a line does nothing: it would send the form and lose the place on the page. */
export const keepEnter = (isEnhanced: boolean) => (event: KeyboardEvent) => {
  if (isEnhanced && event.key === 'Enter') event.preventDefault();
};
