import { useRouteLoaderData } from '@remix-run/react';
import type { PublicSession } from '../lib/public-session';

/** The logged-in account, from the root loader; null for guests and without a root, as in tests. */
export function useSession(): PublicSession | null {
  const root = useRouteLoaderData<{ session?: PublicSession | null }>('root');
  return root?.session ?? null;
}
