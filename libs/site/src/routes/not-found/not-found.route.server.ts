import { data } from '@remix-run/node';

/** Every path that no other route knows. */
export const loader = () => data(null, { status: 404 });
