import { LiveContext } from '@starhaven/realtime';
import { useSession } from '@starhaven/session';
import type { MutableRefObject } from 'react';
import { useContext, useEffect, useMemo } from 'react';
import type { EarlyMessages } from '../shell/chat-opener/use-inbox';
import { roomOf } from './state/room-of';
import { RoomPanel } from './room-panel';
import { RoomTabs } from './tabs/room-tabs';
import { useRooms } from './tabs/use-rooms';

const noMessages: EarlyMessages = { history: [], messages: [] };

export interface RoomViewProps {
  isSpecOnly: boolean;
  /** Messages that arrived before the room's code was loaded. */
  early: MutableRefObject<EarlyMessages>;
}

/** The rooms in the window of the chat. */
export function RoomView({ isSpecOnly, early }: RoomViewProps) {
  const live = useContext(LiveContext);
  const account = useSession()?.uid ?? null;
  const { rooms, limits, slug, choose } = useRooms(account, isSpecOnly);
  const room = useMemo(
    () => roomOf(live, { slug, isSpecOnly, early: slug === 'public' ? early.current : noMessages }),
    [live, slug, isSpecOnly, early],
  );
  // Runs after the room has been given its account.
  useEffect(() => {
    if (limits) room.learn(limits);
  }, [room, limits, account]);
  return (
    <>
      <RoomTabs rooms={rooms} slug={slug} onChoose={choose} />
      <RoomPanel key={slug} room={room} isSpecOnly={isSpecOnly} />
    </>
  );
}
