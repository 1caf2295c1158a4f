import { chatReasonMaxLength } from '@starhaven/contracts/chat';
import { useEffect, useId, useRef } from 'react';
import { muteTimeLabels, muteTimes } from '../../moderation/mute-times';
import classes from '../room.module.css';

export interface ReasonFieldsProps {
  action: 'report' | 'mute';
  /** The form is being sent. */
  isBusy: boolean;
  onCancel: () => void;
}

/** The fields of an action that needs a reason, and for a mute its duration. They are part of the message's form. */
export function ReasonFields({ action, isBusy, onCancel }: ReasonFieldsProps) {
  const id = useId();
  const reason = useRef<HTMLInputElement>(null);
  // The button that opened these fields was removed. On a touch screen the focus opens the keyboard, which the visitor needs here.
  useEffect(() => {
    reason.current?.focus();
  }, []);
  return (
    <>
      {action === 'mute' ? (
        <label className={classes.choice}>
          For how long
          <select name="time" defaultValue="hour" className={classes.input}>
            {muteTimes.map((time) => (
              <option key={time} value={time}>
                {muteTimeLabels[time]}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      <label className={classes.choice} htmlFor={id}>
        Reason (optional)
        <input
          ref={reason}
          id={id}
          name="reason"
          className={classes.input}
          maxLength={chatReasonMaxLength}
          autoComplete="off"
          dir="auto"
        />
      </label>
      <button name="intent" value={action} className={classes.action} disabled={isBusy}>
        {action === 'mute' ? 'Mute' : 'Report'}
      </button>
      {action === 'mute' ? (
        <button name="intent" value="unmute" className={classes.action} disabled={isBusy}>
          End the mute
        </button>
      ) : null}
      <button type="button" className={classes.action} onClick={onCancel}>
        Cancel
      </button>
    </>
  );
}
