import type { Live } from '@starhaven/realtime';
import { isBusy } from '../conversation/conversation';
import type { LiveBotOptions } from './live-bot-connection';
import { openBotSession } from './open-bot-session';

/** Continues the stored queue, and keeps the live connection open until it is done. Returns a function that stops watching the queue. */
export function resumeQueue(live: Live, account: string, options: LiveBotOptions): () => void {
  const session = openBotSession(live, account, options);
  let release = isBusy(session.read()) ? live.need() : () => {};
  const stop = session.subscribe(() => {
    if (isBusy(session.read())) return;
    release();
    release = () => {};
  });
  return () => {
    stop();
    release();
  };
}
