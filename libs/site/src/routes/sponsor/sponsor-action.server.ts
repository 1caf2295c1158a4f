import type { ActionFunctionArgs } from '@remix-run/node';
import { takeSponsorCode } from '@starhaven/contracts/donations';
import { extensions } from '@starhaven/contracts/protocol';
import { requireLiveAnswer, requireSession } from '@starhaven/session/server';
import { formAction, formIntent, refusedForm } from '@starhaven/ui-kit/server';
import { failedReply, refusedReply, upstreamFor } from '@starhaven/upstream/server';
import * as v from 'valibot';

type Visit = Pick<ActionFunctionArgs, 'context' | 'request'> & { sessionKey: string };

const CodeFormSchema = v.object({ thanks: v.optional(v.literal('on')) });

const code = formIntent(CodeFormSchema, async ({ context, request, sessionKey }: Visit, { thanks }) => {
  const client = upstreamFor(context, request);
  if (!client.hasExtension(extensions.donations)) return refusedForm('This host has no codes for donations.', 404);
  const answer = await client.call(takeSponsorCode, { sessionKey, body: { isThanked: thanks === 'on' } });
  await requireLiveAnswer(context, request, answer);
  if (!answer.ok) {
    return refusedReply(answer, { title: 'Error', message: 'The code could not be made. Please try again.' });
  }
  const message = 'Put your code into the message of your donation.';
  return { message: { type: 'ok', title: 'Saved', message } };
});

const runForm = formAction<Visit, 'code', object>({
  intents: { code },
  more: {},
  onFailure: (error) => failedReply(error),
});

/** Creates the member's code for donations, and stores whether the member wants to be thanked (docs/behaviour/site.md#donations). */
export async function action({ context, request }: ActionFunctionArgs) {
  const { sessionKey } = await requireSession(context, request);
  return runForm(request, { context, request, sessionKey });
}
