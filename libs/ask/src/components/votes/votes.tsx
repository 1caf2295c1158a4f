import { useSession } from '@starhaven/session';
import { leaveTo, showToast } from '@starhaven/ui-kit';
import type { ReactNode } from 'react';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { fetchOwnVotes, sendVote } from './vote-requests';
import type { Vote, VotedText } from './vote-requests';
import { removedToast, voteToast } from './vote-toast';

export type { Vote, VotedText } from './vote-requests';

interface Voted {
  own: Vote;
  /** How much the visitor's vote changes the sum in the page. */
  change: number;
  /** The host's newer sum; null = use the sum in the page. */
  sum: number | null;
}

interface Votes {
  find: (text: VotedText) => Voted;
  /** null: the form is sent without script. */
  press: ((text: VotedText, pressed: 1 | -1) => void) | null;
  /** False where members cannot vote on their own texts, which is a rule of our API. */
  takesOwn: boolean;
}

const keyOf = ({ kind, id }: VotedText) => `${kind} ${id}`;
const tell = (own: Vote) => showToast(own === 0 ? removedToast : voteToast(own));
const none: Voted = { own: 0, change: 0, sum: null };
const VotesContext = createContext<Votes>({ find: () => none, press: null, takesOwn: false });
export const useVotes = (): Votes => useContext(VotesContext);

export interface VotesProps {
  /** Ids of the questions on the page. */
  questions: readonly string[];
  /** False for a host without votes: they are stored only in this page. */
  takesTexts: boolean;
  children: ReactNode;
}

/**
 * The votes of this visitor (docs/behaviour/ask.md#votes). The page is the same for all visitors, so a member's own votes are requested
 * after it has loaded. A press is shown at once; if the host refuses it, the page shows the host's state again. Of several presses the last
 * one is used.
 */
export function VotesProvider({ questions, takesTexts, children }: VotesProps) {
  const session = useSession();
  const [votes, setVotes] = useState<ReadonlyMap<string, Voted>>(new Map());
  const latest = useRef(votes);
  latest.current = votes;
  const asked = useRef(new Set<string>());
  /** The wanted votes for texts whose vote is being sent. */
  const wanted = useRef(new Map<string, Vote>());
  const isMember = session !== null && takesTexts;
  const ids = questions.join(',');

  const set = useCallback((key: string, voted: Voted) => {
    latest.current = new Map(latest.current).set(key, voted);
    setVotes(latest.current);
  }, []);

  useEffect(() => {
    const unknown = ids.split(',').filter((id) => id !== '' && !asked.current.has(id));
    if (!isMember || unknown.length === 0) return;
    unknown.forEach((id) => asked.current.add(id));
    for (let start = 0; start < unknown.length; start += 20) {
      // After a failure no button is shown as pressed. The host still stores each vote only once.
      void fetchOwnVotes(unknown.slice(start, start + 20)).then((own) => {
        for (const { kind, id, vote } of own) {
          const key = keyOf({ kind, id });
          // A press that came before this answer overrides it.
          if (!latest.current.has(key)) set(key, { own: vote, change: 0, sum: null });
        }
      });
    }
  }, [ids, isMember, set]);

  /** Sends the wanted vote until the host has it. Only one request runs at a time, so that the last press arrives last. */
  const send = useCallback(
    async (text: VotedText, given: Voted) => {
      const key = keyOf(text);
      for (let held = given; ;) {
        const vote = wanted.current.get(key) ?? 0;
        const answer = await sendVote(text, vote);
        if (!answer.ok) {
          wanted.current.delete(key);
          set(key, held);
          return answer.login
            ? leaveTo(answer.login)
            : showToast({ type: 'error', title: 'Error', message: answer.message });
        }
        held = { own: vote, change: 0, sum: answer.vote };
        if (wanted.current.get(key) !== vote) continue;
        wanted.current.delete(key);
        set(key, held);
        return tell(vote);
      }
    },
    [set],
  );

  const press = useCallback(
    (text: VotedText, pressed: 1 | -1) => {
      const key = keyOf(text);
      const before = latest.current.get(key) ?? none;
      const own: Vote = before.own === pressed ? 0 : pressed;
      set(key, { ...before, own, change: before.change + own - before.own });
      if (!takesTexts) return tell(own);
      const isSending = wanted.current.has(key);
      wanted.current.set(key, own);
      if (!isSending) void send(text, before);
    },
    [set, send, takesTexts],
  );

  const value = useMemo<Votes>(
    () => ({
      find: (text) => votes.get(keyOf(text)) ?? none,
      press: isMember || !takesTexts ? press : null,
      takesOwn: !takesTexts,
    }),
    [votes, isMember, takesTexts, press],
  );
  return <VotesContext.Provider value={value}>{children}</VotesContext.Provider>;
}
