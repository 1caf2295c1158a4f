import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { readLinkTarget } from './link-target.server';

/** Decodes the target. Both failures are errors of the request: 400 for an invalid target, 404 for a missing one. */
export function loader({ params }: LoaderFunctionArgs) {
  const target = readLinkTarget(params['urlBase64']);
  const status = { valid: 200, invalid: 400, missing: 404 }[target.state];
  return data(target, { status, headers: { 'Referrer-Policy': 'no-referrer' } });
}

export const headers = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders;
