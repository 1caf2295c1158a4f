import type { ActionFunctionArgs } from '@remix-run/node';
import { unsharedPage } from '@starhaven/ui-kit/server';
import { retryAfterHeader } from '@starhaven/upstream/server';
import { readPicture } from '../../writing/submission/read-post-form.server';
import { authorVisit, pictureTaker } from '../../lib/author-visit.server';
import { noPicture } from '../../lib/send-picture.server';

/** One picture from the script of the form. The browser has no key; the web server sends it on with the visitor's key. */
// Not made by formAction: a script sends this and reads JSON; no page shows a reply.
export async function action(args: ActionFunctionArgs) {
  const visit = await authorVisit(args);
  const sent = (await readPicture(args.request, pictureTaker(visit, 'image'))) ?? noPicture(visit.session);
  if (sent.ok) return Response.json(sent, { headers: unsharedPage });
  const { waitUntilSeconds = null, ...refused } = sent;
  const headers = { ...unsharedPage, ...retryAfterHeader(waitUntilSeconds) };
  return Response.json(refused, { status: sent.status, headers });
}

export const loader = () => new Response('Not Found', { status: 404, headers: unsharedPage });
