import { data } from '@remix-run/node';

/** Handles every path without a route of its own. */
export const loader = () => data(null, { status: 404 });
