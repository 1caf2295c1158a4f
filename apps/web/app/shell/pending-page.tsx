import { matchRoutes, UNSAFE_RemixContext as RemixContext, useLocation, useNavigation } from '@remix-run/react';
import { useContext, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { PageHandle } from '@starhaven/ui-kit';

// A page that arrives within this time replaces the old one directly: a skeleton would only flicker.
const skeletonDelayMs = 150;

/** Shows the current page, or, while another page loads, the `Pending` component in the `handle` of its route. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const target = useNavigation().location?.pathname;
  const Pending = useLatePending(target === pathname ? undefined : target);
  return Pending ? <Pending /> : children;
}

function useLatePending(path: string | undefined): ComponentType | null {
  const remix = useContext(RemixContext);
  const [Pending, setPending] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (path === undefined || remix === undefined) return;
    // The route's module may arrive after the first check, and still long before its data.
    const timer = setInterval(() => {
      const found = findPending(remix, path);
      if (found) setPending(() => found);
    }, skeletonDelayMs);
    return () => {
      clearInterval(timer);
      setPending(null);
    };
  }, [path, remix]);
  return Pending;
}

type Remix = NonNullable<React.ContextType<typeof RemixContext>>;

/**
 * Looks only at children of the root. A page of an area (`account`, `admin`) has no `Pending`, because it would replace the whole area;
 * `routes.test.ts` checks this.
 */
function findPending({ manifest, routeModules }: Remix, path: string): ComponentType | null {
  const pages = Object.values(manifest.routes).flatMap((route) =>
    route?.parentId === 'root' && route.path !== undefined ? [{ id: route.id, path: route.path }] : [],
  );
  const id = matchRoutes(pages, path)?.[0]?.route.id;
  // Remix types `handle` as unknown; the handles of our routes are `PageHandle`.
  const handle = id === undefined ? undefined : (routeModules[id]?.handle as PageHandle | undefined);
  return handle?.Pending ?? null;
}
