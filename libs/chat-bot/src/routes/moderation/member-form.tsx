import { Form } from '@remix-run/react';
import { TextField } from '@starhaven/ui-kit';
import { MuteFields } from '../../moderation/mute-fields';
import classes from './moderation.module.css';

export interface MemberFormProps {
  /** What this form sent, if it was refused. */
  sent: Readonly<Record<string, unknown>>;
  /** Why the number was refused; empty means valid. */
  errors: readonly string[];
}

/**
 * Mutes a member by uid, even without a message in the lists, and ends mutes. The server's answer has the error at the field; the browser's
 * own bubble would come first.
 */
export function MemberForm({ sent, errors }: MemberFormProps) {
  return (
    <Form method="post" action="/chat/moderation" noValidate className={classes.form} preventScrollReset>
      <TextField
        id="member-uid"
        name="uid"
        label="Number of the member (UID)"
        defaultValue={String(sent['uid'] ?? '')}
        errors={errors}
        inputMode="numeric"
        pattern="[1-9][0-9]{0,8}"
        title="The number of an account"
        autoComplete="off"
        required
      />
      <MuteFields id="member" sent={sent} />
    </Form>
  );
}
