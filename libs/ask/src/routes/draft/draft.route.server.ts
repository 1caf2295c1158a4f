import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { DraftPlaceSchema, keepDraft } from '@starhaven/contracts/ask';
import { readFields, unsharedPage } from '@starhaven/ui-kit/server';
import { failedReply, refusedReply, retryAfterHeader } from '@starhaven/upstream/server';
import * as v from 'valibot';
import { draftOf, findDraft } from '../../writing/text-intents.server';
import { textFields } from '../../writing/text-fields';
import { readValues } from '../../writing/text-values';
import { askVisit } from '../../lib/ask-visit.server';

const answer = (status: number, headers = {}) =>
  Response.json(null, { status, headers: { ...unsharedPage, ...headers } });

/** Stores an unfinished text for the script of its form (docs/behaviour/ask.md#kept-drafts). */
// Not made by formAction: a script sends this and reads JSON; no page shows a reply.
export async function action(args: ActionFunctionArgs) {
  const { client, session, takesTexts } = await askVisit(args);
  if (session === null || !takesTexts) return answer(403);
  const fields = await readFields(args.request, textFields);
  if (fields === null) return answer(400);
  const place = v.safeParse(DraftPlaceSchema, fields.get('place'));
  const draft = draftOf(readValues(fields));
  if (!place.success || !draft.success) return answer(400);
  try {
    const { sessionKey } = session;
    const kept = await client.call(keepDraft, { sessionKey, body: { place: place.output, ...draft.output } });
    return kept.ok ? answer(200) : notKept(refusedReply(kept, { title: 'Error' }));
  } catch (error) {
    // A failed save loses nothing: the text is still in the form, and the next change saves the draft again.
    return notKept(failedReply(error));
  }
}

/** Only the status and the wait are sent, because the script shows no text. */
const notKept = ({ status, waitUntilSeconds }: { status: number; waitUntilSeconds: number | null }) =>
  answer(status, retryAfterHeader(waitUntilSeconds));

/** The stored draft of a place, for the script of the short answer form. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await askVisit(args);
  const place = v.safeParse(DraftPlaceSchema, new URL(args.request.url).searchParams.get('place'));
  if (!place.success) return answer(400);
  return Response.json({ draft: await findDraft(visit, place.output) }, { headers: unsharedPage });
}
