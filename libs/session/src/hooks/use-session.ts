import { useRouteLoaderData } from '@remix-run/react';
import type { PublicSession } from '../lib/public-session';

/** Who is logged in, as the root of every page knows it; null for guests, and where there is no root, as in a test. */
export function useSession(): PublicSession | null {
  const root = useRouteLoaderData('root') as { session?: PublicSession | null } | undefined;
  return root?.session ?? null;
}
