import type { LoaderFunctionArgs } from '@remix-run/node';
import { readSite } from '../../lib/read-site.server';

/** Who runs this host, its channels and its contact address. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const { name, url, operatorName, channels, contactEmail } = await readSite(context, request);
  return { name, host: new URL(url).host, operatorName, channels, contactEmail };
};
