import { LocalTime, visuallyHidden } from '@starhaven/ui-kit';
import type { KeyboardEvent } from 'react';
import { memo, useMemo, useRef } from 'react';
import type { Room, RoomSnapshot } from '../state/room';
import classes from '../room.module.css';
import { layOut } from './lay-out';
import type { MessageAction } from './message-row';
import { MessageRow } from './message-row';
import { OutgoingRow } from './outgoing-row';
import { useAnnouncement } from './use-announcement';
import { useReading } from './use-reading';

export interface MessageLogProps {
  room: Room;
  snapshot: RoomSnapshot;
  /** Uid of the logged-in account, or null. */
  account: string | null;
  canRetry: boolean;
  /** The actions for the visitor's own messages, and for those of others. */
  actions: { own: readonly MessageAction[]; others: readonly MessageAction[] };
  /** Shown while there are no messages. */
  emptyText: string;
}

const noActions: readonly MessageAction[] = [];

/** The messages of the room (docs/behaviour/chat.md#public-chat). All are in the document, for the browser's search and screen readers. */
export const MessageLog = memo(function MessageLog(props: MessageLogProps) {
  const { room, snapshot, account, canRetry, actions, emptyText } = props;
  const { messages, outgoing, hasHistory } = snapshot;
  const log = useRef<HTMLDivElement>(null);
  const { isAtEnd, readKey, jump } = useReading(log, room, messages, outgoing.length);
  const entries = useMemo(() => layOut(messages, readKey), [messages, readKey]);
  const announcement = useAnnouncement(messages, account, hasHistory);
  const place = readKey === null ? -1 : messages.findIndex(({ key }) => key === readKey);
  const unread = place === -1 ? 0 : messages.length - 1 - place;
  const isEmpty = messages.length === 0 && outgoing.length === 0;
  return (
    <div className={classes.frame}>
      {/* The log itself is not a live region; `announcement` is, so that a busy room does not talk without pause. */}
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label="Messages"
        // Lets visitors scroll the log by keyboard.
        tabIndex={0}
        className={classes.log}
        onKeyDown={moveBetweenMenus}
      >
        {isEmpty ? <p className={classes.empty}>{emptyText}</p> : null}
        {entries.map((entry) => {
          if (entry.kind === 'day') {
            return (
              <p key={entry.key} className={classes.day}>
                <LocalTime time={entry.time} form="day" />
              </p>
            );
          }
          if (entry.kind === 'unread') {
            return (
              <p key={entry.key} className={classes.unread} data-unread="">
                New messages
              </p>
            );
          }
          const { key, message, isFirst } = entry;
          const isOwn = message.uid === account;
          const allowed = message.isBot || message.id_message === '' ? noActions : isOwn ? actions.own : actions.others;
          return <MessageRow key={key} message={message} isFirst={isFirst} isOwn={isOwn} actions={allowed} />;
        })}
        {outgoing.map((one) => (
          <OutgoingRow
            key={one.nonce}
            outgoing={one}
            canRetry={canRetry}
            onRetry={() => room.retry(one.nonce)}
            onDiscard={() => room.discard(one.nonce)}
          />
        ))}
      </div>
      <p role="status" className={visuallyHidden}>
        {announcement}
      </p>
      {isAtEnd || isEmpty ? null : (
        <button type="button" className={classes.jump} onClick={jump}>
          {unread > 0 ? `${unread} new` : 'Latest'}
          <svg
            width="16"
            height="16"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            aria-hidden="true"
          >
            <path d="m6 9 6 6 6-6" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          <span className={visuallyHidden}> Jump to the latest message</span>
        </button>
      )}
    </div>
  );
});

/** The menus of all messages are one stop of the Tab key; the arrow keys move between them. */
function moveBetweenMenus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const target = event.target instanceof HTMLElement ? event.target : null;
  const isMenu = target?.matches('[data-message-menu]') === true;
  const isLog = event.target === event.currentTarget;
  const isEnter = isLog && event.key === 'Enter';
  if (!isEnter && !(isMenu && step)) return;
  const menus = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-message-menu]')];
  const at = isEnter ? menus.length - 1 : (target ? menus.indexOf(target) : -1) + (step ?? 0);
  const next = menus[at];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
