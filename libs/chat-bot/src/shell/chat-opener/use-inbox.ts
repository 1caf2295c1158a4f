import type { ChatMessage } from '@starhaven/contracts/chat';
import { LiveContext } from '@starhaven/realtime';
import { useContext, useEffect, useRef, useState } from 'react';
import { alertsOf } from '../alerts/alerts';

// The same number as the room keeps. It is not imported, because the shell would then load the contracts.
const maxMessages = 100;

/** Messages that arrived before the room was loaded. */
export interface EarlyMessages {
  history: readonly ChatMessage[];
  messages: readonly ChatMessage[];
}

/**
 * Counts the messages of others while the room is not shown, and stores those that arrive before the room is loaded: hosts of the
 * specification send the history only once.
 */
export function useInbox(account: string | null, isReading: boolean) {
  const live = useContext(LiveContext);
  const early = useRef<EarlyMessages>({ history: [], messages: [] });
  const newest = useRef({ account, isReading });
  const [unread, setUnread] = useState(0);
  newest.current = { account, isReading };
  // Runs before the first count can arrive.
  useEffect(() => void alertsOf(live), [live]);
  useEffect(
    () =>
      live.on('chatHistory', (history) => {
        // The history replaces the earlier messages: without ids, they could not be recognised in it.
        if (history.length > 0) early.current = { history, messages: [] };
      }),
    [live],
  );
  useEffect(
    () =>
      live.on('chatRsp', (message) => {
        // The message is from another room.
        if (message.room !== undefined && message.room !== 'public') return;
        early.current = { ...early.current, messages: [...early.current.messages, message].slice(-maxMessages) };
        const { account: own, isReading: isSeen } = newest.current;
        if (!isSeen && own !== null && message.uid !== own) setUnread((count) => count + 1);
      }),
    [live],
  );
  useEffect(() => {
    if (isReading || account === null) setUnread(0);
    if (account === null) early.current = { history: [], messages: [] };
  }, [isReading, account]);
  return { unread, early };
}
