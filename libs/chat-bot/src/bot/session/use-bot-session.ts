import { LiveContext } from '@starhaven/realtime';
import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { isBusy } from '../conversation/conversation';
import type { Conversation } from '../conversation/conversation';
import type { BotSession } from './bot-session';
import type { LiveBotOptions } from './live-bot-connection';
import { openBotSession } from './open-bot-session';

/** The private chat of the logged-in account. A running queue keeps the live connection open. */
export function useBotSession(
  account: string,
  { isSpecOnly, locale }: LiveBotOptions,
): { session: BotSession; conversation: Conversation } {
  const live = useContext(LiveContext);
  const session = useMemo(
    () => openBotSession(live, account, { isSpecOnly, locale }),
    [live, account, isSpecOnly, locale],
  );
  const conversation = useSyncExternalStore(session.subscribe, session.read, session.read);
  const isRunning = isBusy(conversation);
  useEffect(() => (isRunning ? live.need() : undefined), [isRunning, live]);
  return { session, conversation };
}
