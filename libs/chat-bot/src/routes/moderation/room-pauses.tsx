import { Form } from '@remix-run/react';
import type { ChatRoom } from '@starhaven/contracts/chat';
import { chatReasonMaxLength } from '@starhaven/contracts/chat';
import { buttonClass, TextField, visuallyHidden } from '@starhaven/ui-kit';
import classes from './moderation.module.css';

/** All rooms, each with a form to pause or resume it (docs/behaviour/chat.md#paused-rooms). */
export function RoomPauses({ rooms }: { rooms: readonly ChatRoom[] }) {
  return (
    <section aria-labelledby="rooms">
      <h2 id="rooms" className={classes.title}>
        Rooms
      </h2>
      <ul className={classes.list}>
        {rooms.map(({ slug, title, isPaused, pauseReason }) => (
          <li key={slug} className={classes.entry}>
            <p className={classes.author}>
              {title || slug} <span className={classes.meta}>{isPaused ? 'is paused' : 'is open'}</span>
            </p>
            {pauseReason && isPaused ? <p dir="auto">{pauseReason}</p> : null}
            <Form method="post" action="/chat/moderation" className={classes.form} preventScrollReset>
              <input type="hidden" name="room" value={slug} />
              {isPaused ? null : (
                <TextField
                  id={`pause-${slug}`}
                  name="reason"
                  label="Reason (optional)"
                  hint="Everybody reads it."
                  maxLength={chatReasonMaxLength}
                  autoComplete="off"
                  dir="auto"
                />
              )}
              <p>
                <button name="intent" value={isPaused ? 'resume' : 'pause'} className={buttonClass()}>
                  {isPaused ? 'Resume' : 'Pause'}
                  <span className={visuallyHidden}> {title || slug}</span>
                </button>
              </p>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
