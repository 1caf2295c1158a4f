import type { ActionFunctionArgs } from '@remix-run/node';
import { renderPreview } from '@starhaven/prose/server';
import { readFields, unsharedPage } from '@starhaven/ui-kit/server';
import { askVisit } from '../../lib/ask-visit.server';

/** In characters; more than a preview may have, so that a longer text is refused and not cut. */
const maxLength = 300_000;

/** The live preview of the forms' script; only for members, because rendering costs CPU time. */
// Not made by formAction: a script sends this and reads JSON; no page shows a reply.
export async function action(args: ActionFunctionArgs) {
  const { session, takesTexts } = await askVisit(args);
  if (session === null || !takesTexts) return Response.json({ html: null }, { status: 403, headers: unsharedPage });
  const sent = (await readFields(args.request, { names: ['content'], maxLength }))?.get('content');
  const { context } = args;
  const preview = typeof sent === 'string' ? await renderPreview(sent, { context, account: session.uid }) : null;
  const html = preview?.html ?? null;
  return Response.json({ html }, { status: preview?.isPassing ? 503 : 200, headers: unsharedPage });
}

export const loader = () => new Response('Not Found', { status: 404, headers: unsharedPage });
