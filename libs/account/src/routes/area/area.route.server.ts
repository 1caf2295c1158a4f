import { data } from '@remix-run/node';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { requireSession } from '@starhaven/session/server';
import { privateHeaders } from '../../lib/account-visit.server';

/** Who is logged in, from the session alone: the frame of the account area needs no call. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { name, username } = await requireSession(context, request);
  return data({ name: name || username, username }, { headers: privateHeaders });
}

export const headers = () => privateHeaders;
