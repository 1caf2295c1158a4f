import { useFetcher } from '@remix-run/react';
import { chatReasonMaxLength } from '@starhaven/contracts/chat';
import type { ChatRoom } from '@starhaven/contracts/chat';
import type { FormReply } from '@starhaven/ui-kit';
import { showToast, SiteLink, visuallyHidden } from '@starhaven/ui-kit';
import type { KeyboardEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAlerts } from '../shell/alerts/use-alerts';
import classes from './moderator-bar.module.css';

export interface ModeratorBarProps {
  slug: string;
  /** The room with its pause; null = not known. */
  info: ChatRoom | null;
}

/** Shown to moderators above the messages: what waits for them, and the pause of the room (docs/behaviour/chat.md#moderation). */
export function ModeratorBar({ slug, info }: ModeratorBarProps) {
  const alerts = useAlerts();
  const count = alerts === null ? 0 : alerts.reports + alerts.waiting;
  const [isAsking, setIsAsking] = useState(false);
  const fetcher = useFetcher<FormReply>();
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    flushSync(() => setIsAsking(false));
    opener.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isPaused) return;
    // Escape must not close the window.
    event.preventDefault();
    cancel();
  };
  const said = fetcher.data?.message;
  useEffect(() => {
    if (!said) return;
    showToast(said);
    if (said.type === 'ok') setIsAsking(false);
  }, [said]);
  const isPaused = info?.isPaused ?? false;
  const isBusy = fetcher.state !== 'idle';
  return (
    <div className={classes.bar}>
      <SiteLink to="/chat/moderation" className={classes.link}>
        Moderation
        {count > 0 ? (
          <span className={classes.count}>
            {count}
            <span className={visuallyHidden}> waiting</span>
          </span>
        ) : null}
      </SiteLink>
      {isPaused || isAsking ? null : (
        <button ref={opener} type="button" className={classes.button} onClick={() => setIsAsking(true)}>
          Pause the room
        </button>
      )}
      {isPaused || isAsking ? (
        <fetcher.Form method="post" action="/chat" className={classes.form} onKeyDown={onKeyDown}>
          <input type="hidden" name="room" value={slug} />
          {isPaused ? null : (
            <>
              <label htmlFor={id} className={visuallyHidden}>
                Reason (optional)
              </label>
              <input
                id={id}
                name="reason"
                className={classes.input}
                placeholder="Reason (optional)"
                maxLength={chatReasonMaxLength}
                autoComplete="off"
                dir="auto"
                // The button that opened this form was removed.
                autoFocus
              />
            </>
          )}
          <button name="intent" value={isPaused ? 'resume' : 'pause'} className={classes.button} disabled={isBusy}>
            {isPaused ? 'Resume the room' : 'Pause'}
          </button>
          {isPaused ? null : (
            <button type="button" className={classes.button} onClick={cancel}>
              Cancel
            </button>
          )}
        </fetcher.Form>
      ) : null}
    </div>
  );
}
