import { useLiveState } from '@starhaven/realtime';
import { hasRole, Role, useSession } from '@starhaven/session';
import { LocalTime, useLoaded } from '@starhaven/ui-kit';
import { useEffect, useMemo } from 'react';
import { Composer } from './composer/composer';
import { useSecondsLeft } from './composer/use-seconds-left';
import type { Room, RoomSnapshot } from './state/room';
import { MessageLog } from './log/message-log';
import type { MessageAction } from './log/message-row';
import { LoginPrompt } from '../together/chat-window/login-prompt';
import { OnlineUsers } from './online-users';
import classes from './room.module.css';
import { useRoom } from './state/use-room';

export interface RoomPanelProps {
  room: Room;
  /** The host supports only the specification, which has no calls for messages. */
  isSpecOnly: boolean;
}

const loadModeratorBar = () => import('../moderation/moderator-bar');
const none: readonly MessageAction[] = [];

/** The public room: messages, who is online, and the field for a message (docs/behaviour/chat.md#public-chat). */
export function RoomPanel({ room, isSpecOnly }: RoomPanelProps) {
  const session = useSession();
  const status = useLiveState('status');
  const snapshot = useRoom(room);
  const isPaused = useSecondsLeft(snapshot.pausedUntilMs) > 0;
  const isMember = useLiveState('isMember');
  const isConnected = status === 'connected' && isMember;
  const isModerator = hasRole(session?.roles, Role.ADMIN, Role.MOD);
  const actions = useMemo(() => {
    if (isSpecOnly) return { own: none, others: none };
    const own: MessageAction[] = ['delete'];
    const others: MessageAction[] = isModerator ? ['delete', 'mute', 'report', 'ignore'] : ['report', 'ignore'];
    return { own, others };
  }, [isSpecOnly, isModerator]);
  const moderation = useLoaded(loadModeratorBar, isModerator && !isSpecOnly);
  const account = session?.uid ?? null;
  useEffect(() => {
    room.setAccount(account);
    return room.enter();
  }, [room, account]);
  if (session === null) return <LoginPrompt />;
  return (
    <div className={classes.room}>
      <OnlineUsers />
      {!isModerator || isSpecOnly || moderation.hasFailed ? null : moderation.part ? (
        <moderation.part.ModeratorBar slug={room.slug} info={snapshot.info} />
      ) : (
        <div className={classes.barSpace} />
      )}
      {status === 'lost' ? (
        <p role="status" className={classes.banner}>
          The connection is lost. What you type is kept, and messages are loaded when it is back.
        </p>
      ) : null}
      <RoomNotice mute={snapshot.mute} info={snapshot.info} />
      <MessageLog
        room={room}
        snapshot={snapshot}
        account={session.uid}
        canRetry={isConnected && !isPaused}
        actions={actions}
        emptyText={isConnected && (snapshot.hasHistory || isSpecOnly) ? 'No messages yet. Say hello.' : 'Connecting…'}
      />
      <Composer slug={room.slug} isConnected={isConnected} pausedUntilMs={snapshot.pausedUntilMs} onSend={room.send} />
    </div>
  );
}

/** Why the member cannot write now (docs/behaviour/chat.md#mutes, docs/behaviour/chat.md#paused-rooms). */
function RoomNotice({ mute, info }: Pick<RoomSnapshot, 'mute' | 'info'>) {
  if (mute) {
    return (
      <p role="status" className={classes.banner}>
        You cannot write in the chat
        {mute.until > 0 ? (
          <>
            {' '}
            until <LocalTime time={mute.until} />
          </>
        ) : null}
        .{mute.reason ? ` Reason: ${mute.reason}` : ''}
      </p>
    );
  }
  if (!info?.isPaused) return null;
  return (
    <p role="status" className={classes.banner}>
      The chat is paused.{info.pauseReason ? ` ${info.pauseReason}` : ''}
    </p>
  );
}
