import type { ChatMute, ChatRoom } from '@starhaven/contracts/chat';
import { fetchJson, hasTexts, isRecord, readStored, rowsIn, writeStored } from '@starhaven/ui-kit';
import { useEffect, useMemo, useState } from 'react';
import type { ChatRooms } from '../../routes/rooms/rooms.route.server';
import type { RoomLimits } from '../state/room';

const roomKey = 'starhaven-chat-room';
const publicRoom = 'public';
const none: readonly ChatRoom[] = [];

const isRoom = (row: unknown): row is ChatRoom =>
  hasTexts(row, 'slug', 'title', 'pauseReason') && typeof row['isPaused'] === 'boolean';
const isMute = (value: unknown): value is ChatMute => hasTexts(value, 'reason') && typeof value['until'] === 'number';

function readRooms(json: unknown): ChatRooms | null {
  const rooms = rowsIn(json, 'rooms', isRoom);
  const mute = isRecord(json) ? json['mute'] : null;
  return rooms && { rooms, mute: isMute(mute) ? mute : null };
}

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
    void fetchJson('/chat/data/rooms.json', readRooms, { signal: stop.signal }).then((answer) => {
      if (!stop.signal.aborted) setData(answer?.body ?? null);
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
