import { LiveContext, useLiveNeed } from '@starhaven/realtime';
import { useSession } from '@starhaven/session';
import { useContext, useEffect, useMemo } from 'react';
import type { ChatContent } from '../routes/chat/chat.route.server';
import { RoomPanel } from './room-panel';
import { roomOf } from './state/room-of';

export interface LiveRoomProps {
  slug: string;
  isSpecOnly: boolean;
  /** The messages that the page was loaded with, shown until the connection is open; null = the host has no messages to read. */
  content: ChatContent | null;
}

/** A live room in a page. */
export function LiveRoom({ slug, isSpecOnly, content }: LiveRoomProps) {
  useLiveNeed();
  const live = useContext(LiveContext);
  const account = useSession()?.uid ?? null;
  const room = useMemo(() => {
    const messages = content?.messages ?? [];
    const history = messages.filter(({ isPending }) => !isPending);
    const waiting = messages.filter(({ isPending, uid }) => isPending && uid === account);
    return roomOf(live, { slug, isSpecOnly, early: { history, messages: [] }, ...(content && { waiting }) });
  }, [live, slug, isSpecOnly, content, account]);
  // Runs after the room has been given its account.
  useEffect(() => {
    if (content?.own) room.learn({ info: content.room, mute: content.own.mute });
  }, [room, content, account]);
  return <RoomPanel room={room} isSpecOnly={isSpecOnly} />;
}
