import type { ActionFunctionArgs } from '@remix-run/node';
import { previewAnswer, previewForbidden, renderPreview } from '@starhaven/prose/server';
import { readFields, unsharedPage } from '@starhaven/ui-kit/server';
import { askVisit } from '../../lib/ask-visit.server';

/** In characters; more than a preview may have, so that a longer text is refused and not cut. */
const maxLength = 300_000;

/** The live preview of the forms' script; only for members, because rendering costs CPU time. */
// Not made by formAction: a script sends this and reads JSON; no page shows a reply.
export async function action(args: ActionFunctionArgs) {
  const { session, takesTexts } = await askVisit(args);
  if (session === null || !takesTexts) return previewForbidden();
  const sent = (await readFields(args.request, { names: ['content'], maxLength }))?.get('content');
  const { context } = args;
  return previewAnswer(typeof sent === 'string' ? await renderPreview(sent, { context, account: session.uid }) : null);
}

export const loader = () => new Response('Not Found', { status: 404, headers: unsharedPage });
