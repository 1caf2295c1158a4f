import { RemixBrowser } from '@remix-run/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';

function hydrate() {
  startTransition(() => {
    hydrateRoot(document, <RemixBrowser />);
  });
}

/**
 * RemixBrowser suspends at the root until the page's data is decoded. A click in that moment would break React's root for good (React error
 * 345). The call below happens before React starts: it begins the decoding, and throws the promise that it waits for.
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
