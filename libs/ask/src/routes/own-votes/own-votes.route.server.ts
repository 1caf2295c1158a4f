import type { LoaderFunctionArgs } from '@remix-run/node';
import type { OwnVote } from '@starhaven/contracts/ask';
import { listOwnVotes } from '@starhaven/contracts/ask';
import { unsharedPage } from '@starhaven/ui-kit/server';
import { failureStatus, orElse } from '@starhaven/upstream/server';
import { askVisit } from '../../lib/ask-visit.server';

const none: OwnVote[] = [];

/** A member's own votes. The script requests them, because the page is the same for everybody. */
export async function loader(args: LoaderFunctionArgs) {
  const { client, session, takesTexts } = await askVisit(args);
  const asked = new URL(args.request.url).searchParams.get('questions') ?? '';
  const questions = asked.split(',').filter((id) => /^\d{1,10}$/.test(id));
  if (session === null || !takesTexts || questions.length === 0)
    return Response.json({ votes: none }, { headers: unsharedPage });
  const { sessionKey } = session;
  const read = async () => {
    const answer = await client.call(listOwnVotes, { sessionKey, query: { questions: questions.slice(0, 20) } });
    return Response.json({ votes: answer.ok ? answer.data : none }, { headers: unsharedPage });
  };
  return orElse(read, (error) =>
    Response.json({ votes: none }, { status: failureStatus(error), headers: unsharedPage }),
  );
}
