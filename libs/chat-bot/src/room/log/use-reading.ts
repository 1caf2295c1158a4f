import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Room } from '../state/room';
import type { RoomMessage } from '../state/room-state';

/** A scroll position this close to the end counts as the end, in CSS pixels. */
const nearEnd = 48;

/**
 * Follows the end of the log while the visitor is there, and otherwise does not scroll. `readKey` is the newest seen message before the
 * unread ones, or null.
 */
export function useReading(
  log: RefObject<HTMLElement>,
  room: Room,
  messages: readonly RoomMessage[],
  ownCount: number,
) {
  const lastKey = messages.at(-1)?.key ?? null;
  const [isAtEnd, setIsAtEnd] = useState(true);
  // Set when the log appears, and when a message arrives outside the visible part.
  const [readKey, setReadKey] = useState<string | null>(() => (room.readKey === lastKey ? null : room.readKey));
  const atEnd = useRef(true);
  const hasShown = useRef(false);

  const toEnd = () => {
    const element = log.current;
    if (element) element.scrollTop = element.scrollHeight;
  };
  const toUnread = () => {
    const divider = log.current?.querySelector<HTMLElement>('[data-unread]');
    if (!divider || !log.current) return false;
    log.current.scrollTop = divider.offsetTop - log.current.clientHeight / 3;
    return true;
  };

  useLayoutEffect(() => {
    const isSeen = atEnd.current && document.visibilityState === 'visible';
    // On its first display the log scrolls to the unread messages, later to the end.
    if (!hasShown.current && lastKey !== null) {
      hasShown.current = true;
      if (toUnread()) return;
    }
    if (atEnd.current) toEnd();
    if (isSeen) room.readKey = lastKey;
    else if (room.readKey !== null && room.readKey !== lastKey) setReadKey((before) => before ?? room.readKey);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the functions only read refs
  }, [lastKey, room]);

  // Sending a message scrolls to the end, and marks the others as read.
  const counted = useRef(ownCount);
  useLayoutEffect(() => {
    if (ownCount > counted.current) {
      setReadKey(null);
      toEnd();
    } else if (atEnd.current) toEnd();
    counted.current = ownCount;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the function only reads a ref
  }, [ownCount]);

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const look = () => {
      atEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < nearEnd;
      setIsAtEnd(atEnd.current);
      if (atEnd.current && document.visibilityState === 'visible') room.readKey = lastKey;
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    // If the window gets smaller or an on-screen keyboard opens, the end stays visible.
    const sized = new ResizeObserver(() => (atEnd.current ? toEnd() : undefined));
    sized.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      sized.disconnect();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the function only reads a ref
  }, [log, room, lastKey]);

  const jump = () => {
    atEnd.current = true;
    toEnd();
    room.readKey = lastKey;
  };
  return { isAtEnd, readKey, jump };
}
