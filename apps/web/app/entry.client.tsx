import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

function hydrate() {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}

/**
 * RemixBrowser suspends at the root until the page's data is decoded; a click in that moment would break React's root for good
 * (its error 345). Called once before React it begins to decode and throws the promise of that.
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
