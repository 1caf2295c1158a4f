import { useLiveState } from '@starhaven/realtime';
import { useMemo, useState } from 'react';
import classes from './room.module.css';

/** The members in the chat; the list, closed at first, also has the bot (docs/behaviour/chat.md#online-users). */
export function OnlineUsers() {
  const users = useLiveState('users');
  const [isOpen, setIsOpen] = useState(false);
  const count = users === null ? 0 : Object.values(users).filter(({ isBot }) => !isBot).length;
  const sorted = useMemo(
    () =>
      isOpen && users !== null
        ? Object.values(users).sort(
            (one, other) => Number(other.isBot) - Number(one.isBot) || one.name.localeCompare(other.name),
          )
        : [],
    [isOpen, users],
  );
  // Its space, so that the messages do not move when the host has told who is there.
  if (users === null)
    return (
      <div className={classes.users}>
        <p className={classes.usersButton}>Members online: …</p>
      </div>
    );
  return (
    <div className={classes.users}>
      <button type="button" className={classes.usersButton} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Members online: {count}
        <svg
          width="14"
          height="14"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d={isOpen ? 'm6 15 6-6 6 6' : 'm6 9 6 6 6-6'} strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      </button>
      {isOpen ? (
        <ul className={classes.userList} aria-label="Online">
          {sorted.map(({ uid, name, isBot }) => (
            <li key={uid}>
              <bdi dir="auto">{name || uid}</bdi>
              {isBot ? <span className={classes.mark}>Bot</span> : null}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
