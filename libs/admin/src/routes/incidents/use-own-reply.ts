import { useRef } from 'react';
import type { IncidentReply } from './reply-to';

/**
 * The last reply to the form with this intent, and how often that form was accepted. A reply to another form of the page changes neither, so
 * that it does not change what is typed.
 */
export function useOwnReply(reply: IncidentReply, intent: string) {
  const own = useRef<{ reply: IncidentReply; accepted: number }>({ reply: undefined, accepted: 0 });
  if (reply?.intent === intent && reply !== own.current.reply)
    own.current = { reply, accepted: own.current.accepted + (reply.result === null ? 1 : 0) };
  const isRefused = (own.current.reply?.result ?? null) !== null;
  return { ...own.current, isRefused };
}
