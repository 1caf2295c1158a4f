import type { LoaderFunctionArgs } from '@remix-run/node';
import { siteFor } from '../../lib/site-settings.server';

/** The channels and the contact address of this host. */
export const loader = ({ context }: LoaderFunctionArgs) => {
  const { channels, contactEmail } = siteFor(context);
  return { channels, contactEmail };
};
