import type { LoaderFunctionArgs } from '@remix-run/node';
import { readSite } from '../../lib/read-site.server';

/** The channels and the contact address of this host. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { channels, contactEmail } = await readSite(context, request);
  return { channels, contactEmail };
};
