import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Room } from '../state/room';
import type { RoomMessage } from '../state/room-state';

/** Nearer to the end than this counts as at the end, in CSS pixels. */
const nearEnd = 48;

/**
 * What the visitor has seen: follows the end of the log while the visitor is there, and otherwise leaves the position alone. `readKey` is
 * the newest seen message before the unread ones, or null.
 */
export function useReading(
  log: RefObject<HTMLElement>,
  room: Room,
  messages: readonly RoomMessage[],
  ownCount: number,
) {
  const lastKey = messages.at(-1)?.key ?? null;
  const [isAtEnd, setIsAtEnd] = useState(true);
  // Set when the log appears, and when something arrives that the visitor does not see.
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
    // The first messages start at the unread ones, later ones at the end.
    if (!hasShown.current && lastKey !== null) {
      hasShown.current = true;
      if (toUnread()) return;
    }
    if (atEnd.current) toEnd();
    if (isSeen) room.readKey = lastKey;
    else if (room.readKey !== null && room.readKey !== lastKey) setReadKey((before) => before ?? room.readKey);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the functions only read refs
  }, [lastKey, room]);

  // An own message leads to the end, and its author has read the others.
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
    // A smaller window, or a keyboard on the screen, keeps the end in view.
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
