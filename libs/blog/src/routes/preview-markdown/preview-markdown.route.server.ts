import type { ActionFunctionArgs } from '@remix-run/node';
import { readPostForm } from '../../writing/submission/read-post-form.server';
import { readValues } from '../../writing/post-values';
import { authorVisit, mayWrite } from '../../lib/author-visit.server';
import { renderPreview } from '@starhaven/prose/server';
import { unsharedPage } from '@starhaven/ui-kit/server';

/** The live preview of the form's script; only for members who may write, because rendering costs CPU time. */
// Not made by formAction: a script sends this and reads JSON; no page shows a reply.
export async function action(args: ActionFunctionArgs) {
  const { session, hasStates } = await authorVisit(args);
  if (!mayWrite(session)) return Response.json({ html: null }, { status: 403, headers: unsharedPage });
  const { fields } = await readPostForm(args.request);
  const html = fields && (await renderPreview(readValues(fields).content, { pictures: hasStates ? 'own' : 'all' }));
  return Response.json({ html }, { headers: unsharedPage });
}

export const loader = () => new Response('Not Found', { status: 404, headers: unsharedPage });
