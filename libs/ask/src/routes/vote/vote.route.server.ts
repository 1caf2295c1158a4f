import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs } from '@remix-run/node';
import { listOwnVotes, voteOnText } from '@starhaven/contracts/ask';
import type { Notice } from '@starhaven/session/server';
import { leaveNotice, logOutTo, safeRedirectTarget } from '@starhaven/session/server';
import { unsharedPage } from '@starhaven/ui-kit/server';
import { isSessionOver, isUpstreamError } from '@starhaven/upstream/server';
import * as v from 'valibot';
import { removedToast, voteToast } from '../../components/votes/vote-toast';
import type { AskVisit } from '../../lib/ask-visit.server';
import { askVisit } from '../../lib/ask-visit.server';
import { notHere } from '../../together/ask/problems';

const VoteFormSchema = v.object({
  kind: v.picklist(['question', 'answer']),
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/)),
  /** Id of the question, if the vote is for an answer. */
  question: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/))),
  back: v.optional(v.string(), '/ask'),
  /** The pressed button of the form without JavaScript; pressing it again removes the vote. */
  press: v.optional(v.picklist(['1', '-1'])),
  /** The vote that the script wants. */
  vote: v.optional(v.picklist(['1', '0', '-1'])),
});
type VoteForm = v.InferOutput<typeof VoteFormSchema>;

const toVote = (text: string): 1 | 0 | -1 => (text === '1' ? 1 : text === '-1' ? -1 : 0);
const failed = 'Your vote could not be recorded. Please try again.';
const loginText = 'You must be logged in to vote.';

/** Votes (docs/behaviour/ask.md#votes): JSON for our script, otherwise back to the page with a notice. */
// Not made by formAction: every text has such a form, and no page shows its reply. The script reads JSON; others are led back with a
// notice.
export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const visit = await askVisit(args);
  const isScript = request.headers.get('Accept')?.includes('application/json') ?? false;
  const fields = await request.formData().catch(() => new FormData());
  const form = v.safeParse(VoteFormSchema, Object.fromEntries(fields));
  const back = safeRedirectTarget(form.success ? form.output.back : null, new URL(request.url).origin) ?? '/ask';
  const refuse = (message: string, status: number) =>
    isScript ? Response.json({ message }, { status, headers: unsharedPage }) : leave(back, errorNotice(message));
  if (!form.success) return refuse('This form was not complete. Please try again.', 400);
  if (!visit.takesTexts) return refuse(notHere.message ?? '', 404);
  const login = `/login?redirect=${encodeURIComponent(back)}`;
  const toLogin = () =>
    isScript
      ? Response.json({ message: loginText, login }, { status: 401, headers: unsharedPage })
      : logOutTo(args.context, login, { type: 'error', title: 'Authentication Required', message: loginText });
  if (visit.session === null) return toLogin();
  try {
    const vote = form.output.vote === undefined ? await toggled(visit, form.output) : toVote(form.output.vote);
    const { kind, id } = form.output;
    const { sessionKey } = visit.session;
    const answer = await visit.client.call(voteOnText, { sessionKey, body: { kind, id, vote } });
    if (!answer.ok) return isSessionOver(answer) ? toLogin() : refuse(answer.message || failed, 422);
    if (isScript) return Response.json({ vote: answer.data?.vote ?? 0 }, { headers: unsharedPage });
    return leave(back, vote === 0 ? removedToast : voteToast(vote));
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return refuse(failed, 502);
  }
}

/** Pressing the same button again removes the vote. */
async function toggled({ client, session }: AskVisit, { kind, id, question, press }: VoteForm): Promise<1 | 0 | -1> {
  const pressed = toVote(press ?? '0');
  if (session === null) return pressed;
  const { sessionKey } = session;
  const own = await client.call(listOwnVotes, { sessionKey, query: { questions: [question ?? id] } });
  const before = own.ok ? own.data.find((one) => one.kind === kind && one.id === id)?.vote : 0;
  return before === pressed ? 0 : pressed;
}

const errorNotice = (message: string): Notice => ({ type: 'error', title: 'Error', message });

const leave = (to: string, notice: Notice) =>
  redirect(to, { status: 303, headers: { ...unsharedPage, 'Set-Cookie': leaveNotice(notice) } });

export const loader = () => redirect('/ask');
