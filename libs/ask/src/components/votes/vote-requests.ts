import { fetchJson, hasTexts, isRecord, rowsIn } from '@starhaven/ui-kit';

export type Vote = -1 | 0 | 1;

export interface VotedText {
  kind: 'question' | 'answer';
  id: string;
}

interface RefusedVote {
  ok: false;
  message: string;
  /** Path of the login, if the session has ended. */
  login?: string;
}
type SentVote = { ok: true; vote: number } | RefusedVote;
type OwnVote = VotedText & { vote: Vote };

const failed: RefusedVote = { ok: false, message: 'Your vote could not be recorded. Please try again.' };

const isOwnVote = (row: unknown): row is OwnVote =>
  hasTexts(row, 'id') &&
  (row['kind'] === 'question' || row['kind'] === 'answer') &&
  (row['vote'] === 1 || row['vote'] === 0 || row['vote'] === -1);

/** The visitor's own votes for these questions (at most 20) and for the answers to them; empty after a failure. */
export async function fetchOwnVotes(questions: readonly string[]): Promise<OwnVote[]> {
  const path = `/ask/data/votes.json?questions=${questions.join(',')}`;
  const answer = await fetchJson(path, (json) => rowsIn(json, 'votes', isOwnVote));
  return (answer?.ok && answer.body) || [];
}

/** Sends a vote and returns the new sum of the votes at the host. Never throws. */
export async function sendVote({ kind, id }: VotedText, vote: Vote): Promise<SentVote> {
  const { pathname, search } = window.location;
  const body = new FormData();
  const fields = { kind, id, vote: String(vote), back: pathname + search };
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const answer = await fetchJson('/ask/vote', (json) => (isRecord(json) ? json : null), {
    method: 'POST',
    body,
    headers: { Accept: 'application/json' },
  });
  if (!answer?.body) return failed;
  const { vote: sum, message, login } = answer.body;
  if (answer.ok && typeof sum === 'number') return { ok: true, vote: sum };
  return {
    ok: false,
    message: typeof message === 'string' ? message : failed.message,
    ...(typeof login === 'string' && login !== '' ? { login } : {}),
  };
}
