import type { ChatRoom } from '@starhaven/contracts/chat';
import { readStored, writeStored } from '@starhaven/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import { readJson } from '../../together/chat-window/read-json';
import type { ChatRooms } from '../../routes/rooms/rooms.route.server';
import type { RoomLimits } from '../state/room';

const roomKey = 'starhaven-chat-room';
const publicRoom = 'public';
const none: readonly ChatRoom[] = [];

export interface Rooms {
  rooms: readonly ChatRoom[];
  /** The limits of the chosen room; null = not known. */
  limits: RoomLimits | null;
  /** Short name of the chosen room, remembered in this browser. */
  slug: string;
  choose: (slug: string) => void;
}

/** The rooms of the chat and the chosen one (docs/behaviour/chat.md#rooms). A host of the specification has only the public room. */
export function useRooms(account: string | null, isSpecOnly: boolean): Rooms {
  const [data, setData] = useState<ChatRooms | null>(null);
  const [chosen, setChosen] = useState(() => readStored('localStorage', roomKey));
  useEffect(() => {
    setData(null);
    if (account === null || isSpecOnly) return;
    const stop = new AbortController();
    void readJson<ChatRooms>('/chat/data/rooms.json', stop.signal).then((answer) => {
      if (!stop.signal.aborted) setData(answer);
    });
    return () => stop.abort();
  }, [account, isSpecOnly]);
  const rooms = data?.rooms ?? none;
  const mute = data?.mute ?? null;
  // If the chosen room was removed or the list is not loaded yet, the public room is shown.
  const room = rooms.find(({ slug }) => slug === chosen) ?? rooms[0];
  const limits = useMemo(() => (room ? { info: room, mute } : null), [room, mute]);
  return {
    rooms,
    limits,
    slug: room?.slug ?? publicRoom,
    choose: (next) => {
      setChosen(next);
      writeStored('localStorage', roomKey, next);
    },
  };
}
