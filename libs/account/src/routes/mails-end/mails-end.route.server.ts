import { data } from '@remix-run/node';
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { leaveNotificationMails } from '@starhaven/contracts/notifications';
import { extensions } from '@starhaven/contracts/protocol';
import {
  formAction,
  formIntent,
  problemAnswer,
  readFields,
  refusedForm,
  unsharedHeaders,
} from '@starhaven/ui-kit/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { failedReply, refusedReply, upstreamFor } from '@starhaven/upstream/server';
import * as v from 'valibot';
import { privateHeaders } from '../../lib/visit/private-headers.server';
import { findMissing } from '../../lib/visit/require-offered.server';

export const headers: HeadersFunction = (args) => ({ ...privateHeaders, ...unsharedHeaders(args) });

const maxTokenLength = 200;

function tokenOf(request: Request): string | null {
  const token = new URL(request.url).searchParams.get('leave')?.trim() ?? '';
  return token === '' || token.length > maxTokenLength ? null : token;
}

/**
 * The page behind the link in each mail about notifications (docs/behaviour/notifications.md#unsubscribe). Opening it changes nothing,
 * because programs that check mails open links, too.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const problem = findMissing(upstreamFor(context, request), extensions.notifications);
  if (problem) return data({ hasToken: false, problem }, problemAnswer(problem));
  return data({ hasToken: tokenOf(request) !== null, problem: null }, { headers: privateHeaders });
}

/** No login is needed: the token is the authorization. */
interface LeaveVisit {
  client: UpstreamClient;
  token: string | null;
}

export interface LeaveReplyFields {
  isDone: boolean;
}

const leaveIntent = formIntent(v.object({}), async ({ client, token }: LeaveVisit) => {
  const title = 'Nothing was changed';
  if (token === null) return refusedForm('Please open the link in the mail again.', 422, title);
  const result = await client.call(leaveNotificationMails, { query: { leave: token } });
  if (result.ok) return { more: { isDone: true } };
  const message = 'This link is not valid. Please take it from the newest mail, or log in.';
  return refusedReply(result, { title, message });
});

const runForm = formAction<LeaveVisit, 'leave', LeaveReplyFields>({
  intents: { leave: leaveIntent },
  more: { isDone: false },
  read: readLeaveForm,
  onFailure: (error) => failedReply(error),
});

/** The one-click unsubscribe of a mail program (RFC 8058) sends no intent. */
async function readLeaveForm(request: Request): Promise<FormData | null> {
  const fields = await readFields(request, { names: ['intent', 'List-Unsubscribe'], maxLength: 20 });
  if (fields?.get('List-Unsubscribe') === 'One-Click') fields.set('intent', 'leave');
  return fields;
}

/** Ends the mails that the link's token names. */
export async function action({ request, context }: ActionFunctionArgs) {
  const client = upstreamFor(context, request);
  if (!client.hasExtension(extensions.notifications)) throw new Response('Not Found', { status: 404 });
  return runForm(request, { client, token: tokenOf(request) });
}
