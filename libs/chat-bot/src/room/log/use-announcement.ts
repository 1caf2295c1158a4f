import { useEffect, useRef, useState } from 'react';
import type { RoomMessage } from '../state/room-state';
import { announcementOf } from './announcement';

/** At most one announcement in this time. */
const intervalMs = 5_000;

/**
 * The text of the log's live region. The history and own messages are not announced. Messages that arrive within five seconds after an
 * announcement are announced together.
 */
export function useAnnouncement(messages: readonly RoomMessage[], account: string | null, hasHistory: boolean): string {
  const [text, setText] = useState('');
  const known = useRef<Set<string> | null>(null);
  const waiting = useRef<RoomMessage[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => {
    const before = known.current;
    known.current = new Set(messages.map(({ key }) => key));
    if (before === null || !hasHistory || before.size === 0) return;
    const added = messages.filter(({ key, uid }) => !before.has(key) && uid !== account);
    if (added.length === 0) return;
    waiting.current.push(...added);
    if (timer.current !== undefined) return;
    const say = () => {
      const said = waiting.current;
      waiting.current = [];
      timer.current = said.length > 0 ? setTimeout(say, intervalMs) : undefined;
      if (said.length > 0) setText(announcementOf(said));
    };
    say();
  }, [messages, account, hasHistory]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return text;
}
