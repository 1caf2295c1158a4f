import { chatReasonMaxLength } from '@starhaven/contracts/chat';
import { buttonClass, SelectField, TextField, visuallyHidden } from '@starhaven/ui-kit';
import { muteTimeLabels, muteTimes } from './mute-times';
import classes from './mute-fields.module.css';

export interface MuteFieldsProps {
  /** Prefix of the fields' ids. */
  id: string;
  /** The member's name for screen readers; empty if the form has a field for the member. */
  name?: string;
  /** What a refused form sent. */
  sent?: Readonly<Record<string, unknown>>;
}

/** How long a member cannot write, and why, with the buttons that start and end the mute (docs/behaviour/chat.md#mutes). */
export function MuteFields({ id, name = '', sent = {} }: MuteFieldsProps) {
  const whom = name ? <span className={visuallyHidden}> {name}</span> : null;
  return (
    <>
      <SelectField id={`${id}-time`} name="time" label="For how long" defaultValue={String(sent['time'] ?? 'hour')}>
        {muteTimes.map((time) => (
          <option key={time} value={time}>
            {muteTimeLabels[time]}
          </option>
        ))}
      </SelectField>
      <TextField
        id={`${id}-reason`}
        name="reason"
        label="Reason (optional)"
        hint="The member reads it."
        defaultValue={String(sent['reason'] ?? '')}
        maxLength={chatReasonMaxLength}
        autoComplete="off"
        dir="auto"
      />
      <p className={classes.buttons}>
        <button name="intent" value="mute" className={buttonClass()}>
          Mute{whom}
        </button>
        <button name="intent" value="unmute" className={buttonClass()}>
          End the mute{name ? <span className={visuallyHidden}> of {name}</span> : null}
        </button>
      </p>
    </>
  );
}
