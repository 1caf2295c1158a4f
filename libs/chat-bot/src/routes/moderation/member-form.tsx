import { Form } from '@remix-run/react';
import { TextField } from '@starhaven/ui-kit';
import { MuteFields } from '../../moderation/mute-fields';
import classes from './moderation.module.css';

export interface MemberFormProps {
  /** What was typed, if it was refused. */
  uid: string;
  /** Why the number was refused; empty means valid. */
  errors: readonly string[];
}

/** Mutes a member by uid, even without a message in the lists, and ends mutes. */
export function MemberForm({ uid, errors }: MemberFormProps) {
  return (
    <Form method="post" action="/chat/moderation" className={classes.form} preventScrollReset>
      <TextField
        id="member-uid"
        name="uid"
        label="Number of the member (UID)"
        defaultValue={uid}
        errors={errors}
        inputMode="numeric"
        pattern="[1-9][0-9]{0,8}"
        title="The number of an account"
        autoComplete="off"
        required
      />
      <MuteFields id="member" />
    </Form>
  );
}
