import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

function hydrate() {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}

/**
 * RemixBrowser suspends at the root until the page's data is decoded; a click in that moment would break React's root for good (React error
 * 345). The call before React starts the decoding and throws the promise of it.
 */
function findPendingData(): Promise<unknown> | null {
  try {
    RemixBrowser({});
  } catch (thrown) {
    if (thrown instanceof Promise) return thrown;
  }
  return null;
}

const pending = findPendingData();
if (pending) void pending.then(hydrate, hydrate);
else hydrate();
