import { LiveContext } from '@starhaven/realtime';
import { useContext, useEffect } from 'react';
import type { LiveBotOptions } from '../../bot/session/live-bot-connection';
import { forgetBot, hasUnfinishedQueue } from './kept-bot';

/**
 * After a reload an unfinished queue of the private chat continues, even if the window is closed; only then its code is loaded. A logout
 * ends and deletes it (docs/behaviour/chat.md#command-queue).
 */
export function useBotKeeper(account: string | null, { isSpecOnly, locale }: LiveBotOptions): void {
  const live = useContext(LiveContext);
  useEffect(() => {
    if (account === null) return forgetBot();
    if (!hasUnfinishedQueue()) return;
    let isGone = false;
    let release = () => {};
    void import('../../bot/session/resume-queue')
      .then(({ resumeQueue }) => {
        if (!isGone) release = resumeQueue(live, account, { isSpecOnly, locale });
      })
      // The file could not be loaded. Opening the chat loads it again; until then the queue waits.
      .catch(() => undefined);
    return () => {
      isGone = true;
      release();
    };
  }, [account, isSpecOnly, locale, live]);
}
