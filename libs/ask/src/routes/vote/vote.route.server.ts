import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs } from '@remix-run/node';
import { listOwnVotes, voteOnText } from '@starhaven/contracts/ask';
import { isPathId } from '@starhaven/contracts/protocol';
import { answerButton } from '@starhaven/session/server';
import { readFields } from '@starhaven/ui-kit/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { upstreamFor } from '@starhaven/upstream/server';
import * as v from 'valibot';
import { removedToast, voteToast } from '../../components/votes/vote-toast';
import { takesTexts } from '../../lib/ask-visit.server';
import { notHere } from '../../together/ask/problems';

const IdSchema = v.pipe(v.string(), v.check(isPathId));

const VoteFormSchema = v.object({
  kind: v.picklist(['question', 'answer']),
  id: IdSchema,
  /** Id of the question, if the vote is for an answer. */
  question: v.optional(IdSchema),
  back: v.optional(v.string(), '/ask'),
  /** The pressed button of the form without JavaScript; pressing it again removes the vote. */
  press: v.optional(v.picklist(['1', '-1'])),
  /** The vote that the script wants. */
  vote: v.optional(v.picklist(['1', '0', '-1'])),
});
type VoteForm = v.InferOutput<typeof VoteFormSchema>;

const toVote = (text: string): 1 | 0 | -1 => (text === '1' ? 1 : text === '-1' ? -1 : 0);
const words = {
  title: 'Error',
  incomplete: 'This form was not complete. Please try again.',
  failed: 'Your vote could not be recorded. Please try again.',
  login: 'You must be logged in to vote.',
};

/** Votes (docs/behaviour/ask.md#votes). */
// Not made by formAction: every text has such a form, and no page shows its reply. The script reads JSON; others are led back with a
// notice.
export async function action(args: ActionFunctionArgs) {
  const client = upstreamFor(args.context, args.request);
  const fields = await readFields(args.request, { names: Object.keys(VoteFormSchema.entries), maxLength: 2_000 });
  return answerButton(args, fields, {
    ...{ schema: VoteFormSchema, page: '/ask', words },
    notOffered: takesTexts(client) ? null : (notHere.message ?? ''),
    press: async (form, sessionKey) => {
      const vote = form.vote === undefined ? await toggled(client, sessionKey, form) : toVote(form.vote);
      const { kind, id } = form;
      const answer = await client.call(voteOnText, { sessionKey, body: { kind, id, vote } });
      if (!answer.ok) return answer;
      const notice = vote === 0 ? removedToast : voteToast(vote);
      return { ok: true, notice, data: { vote: answer.data?.vote ?? 0 } };
    },
  });
}

/** Pressing the same button again removes the vote. */
async function toggled(
  client: UpstreamClient,
  sessionKey: string,
  { kind, id, question, press }: VoteForm,
): Promise<1 | 0 | -1> {
  const pressed = toVote(press ?? '0');
  const own = await client.call(listOwnVotes, { sessionKey, query: { questions: [question ?? id] } });
  const before = own.ok ? own.data.find((one) => one.kind === kind && one.id === id)?.vote : 0;
  return before === pressed ? 0 : pressed;
}

export const loader = () => redirect('/ask');
