import { data, redirect } from '@remix-run/node';
import type { ActionFunctionArgs, AppLoadContext, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { undoEmailChange } from '@starhaven/contracts/account';
import { extensions } from '@starhaven/contracts/protocol';
import { formAction, formIntent, problemAnswer, refusedForm, unsharedHeaders } from '@starhaven/ui-kit/server';
import type { Limit } from '@starhaven/upstream';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { failedReply, isLimited, refusedReply, upstreamFor } from '@starhaven/upstream/server';
import * as v from 'valibot';
import { tooOften } from '../../lib/visit/limit-words';
import { privateHeaders } from '../../lib/visit/private-headers.server';
import { findMissing } from '../../lib/visit/require-offered.server';
import { undoCookie } from './undo-cookie.server';

export const headers: HeadersFunction = (args) => ({ ...privateHeaders, ...unsharedHeaders(args) });

/**
 * The page behind the link in a mail about a new address (docs/behaviour/account.md#new-address). Opening it changes nothing, because
 * programs that check mails open links, too. A redirect removes the token from the address at once.
 */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const problem = findMissing(upstreamFor(context, request), extensions.accountExtras);
  if (problem) return data({ hasToken: false, problem }, problemAnswer(problem));
  const cookie = undoCookie(context);
  const token = new URL(request.url).searchParams.get('undo')?.trim();
  if (token) {
    const held = token.length <= 100 ? await cookie.set(token) : await cookie.clear();
    throw redirect('/account/email/undo', {
      headers: { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'no-referrer', 'Set-Cookie': held },
    });
  }
  return data({ hasToken: (await cookie.read(request)) !== null, problem: null }, { headers: privateHeaders });
}

/** No login is needed: the token is the authorization. */
interface UndoVisit {
  context: AppLoadContext;
  request: Request;
  client: UpstreamClient;
}

export interface UndoReplyFields {
  isDone: boolean;
}

const undoIntent = formIntent(v.object({}), async ({ context, request, client }: UndoVisit) => {
  const cookie = undoCookie(context);
  const undo = await cookie.read(request);
  const title = 'Not undone';
  if (undo === null) return refusedForm('Please open the link in the mail again.', 422, title);
  const result = await client.call(undoEmailChange, { body: { undo } });
  // If a limit was reached, the link stays valid for another try.
  const headers = isLimited(result) ? undefined : new Headers({ 'Set-Cookie': await cookie.clear() });
  if (result.ok) return { more: { isDone: true }, headers };
  const message = 'This link was used before or is too old.';
  const limit = (given: Limit) => ({ ...tooOften(given), title });
  return { ...refusedReply(result, { title, message, limit }), headers };
});

const runForm = formAction<UndoVisit, 'undo', UndoReplyFields>({
  intents: { undo: undoIntent },
  more: { isDone: false },
  onFailure: (error) => failedReply(error),
});

/** Restores the account's former address. */
export async function action({ request, context }: ActionFunctionArgs) {
  const client = upstreamFor(context, request);
  if (!client.hasExtension(extensions.accountExtras)) throw new Response('Not Found', { status: 404 });
  return runForm(request, { context, request, client });
}
