import type { ActionFunctionArgs } from '@remix-run/node';
import { previewOf } from '../../writing/submission/post-intents.server';
import { readPostForm } from '../../writing/submission/read-post-form.server';
import { readValues } from '../../writing/post-values';
import { authorVisit, mayWrite } from '../../lib/author-visit.server';
import { previewAnswer, previewForbidden } from '@starhaven/prose/server';
import { unsharedPage } from '@starhaven/ui-kit/server';

/** The live preview of the form's script; only for members who may write, because rendering costs CPU time. */
// Not made by formAction: a script sends this and reads JSON; no page shows a reply.
export async function action(args: ActionFunctionArgs) {
  const visit = await authorVisit(args);
  if (!mayWrite(visit.session)) return previewForbidden();
  const { fields } = await readPostForm(args.request);
  return previewAnswer(fields && (await previewOf(visit, readValues(fields).content)));
}

export const loader = () => new Response('Not Found', { status: 404, headers: unsharedPage });
