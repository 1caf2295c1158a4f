import type { ActionFunctionArgs } from '@remix-run/node';
import { extensions } from '@starhaven/contracts/protocol';
import { requireSession } from '@starhaven/session/server';
import { formAction, unsharedPage } from '@starhaven/ui-kit/server';
import { failedReply, upstreamFor } from '@starhaven/upstream/server';
import type { ChatIntent } from './chat.form';
import type { ChatVisit } from './chat-visit.server';
import { memberIntents } from './member-intents.server';
import { moderatorIntents } from './moderator-intents.server';

const runForm = formAction<ChatVisit, ChatIntent, object>({
  intents: { ...memberIntents, ...moderatorIntents },
  more: {},
  onFailure: (error) => failedReply(error),
});

/** Handles every form of the chat, on its page and on the moderators' page. The API checks the permissions. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { sessionKey } = await requireSession(context, request);
  const client = upstreamFor(context, request);
  if (!client.hasExtension(extensions.chat)) throw new Response('Not Found', { status: 404, headers: unsharedPage });
  return runForm(request, { context, request, client, sessionKey });
}
