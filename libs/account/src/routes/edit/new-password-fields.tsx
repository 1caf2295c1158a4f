import { getInputProps } from '@conform-to/react';
import { PasswordField } from '@starhaven/ui-kit';
import { StrengthMeter } from '../../components/strength-meter/strength-meter';
import type { EditFields } from './edit-fields';
import classes from './edit.module.css';

export interface NewPasswordFieldsProps {
  fields: EditFields;
  /** The typed web password; null until it was read. Hiding the confirmation earlier would take the focus from it. */
  newPassword: string | null;
}

/** The new passwords. With scripts the confirmation appears with the new web password; without them it is always visible. */
export function NewPasswordFields({ fields, newPassword }: NewPasswordFieldsProps) {
  return (
    <>
      <div className={classes.newPassword}>
        <PasswordField
          {...getInputProps(fields.password_web, { type: 'password' })}
          key="password_web"
          label="New web password"
          // The stylesheet's `:placeholder-shown` needs it to see that the field is empty.
          placeholder=" "
          errors={fields.password_web.errors}
          autoComplete="new-password"
          below={<StrengthMeter password={newPassword ?? ''} />}
        />
      </div>
      <div className={classes.confirmation} hidden={newPassword === ''}>
        <PasswordField
          {...getInputProps(fields.confirmation, { type: 'password' })}
          key="confirmation"
          label="Confirm new web password"
          errors={fields.confirmation.errors}
          autoComplete="new-password"
        />
      </div>
      <PasswordField
        {...getInputProps(fields.password_ingame, { type: 'password' })}
        key="password_ingame"
        label="New in-game password"
        errors={fields.password_ingame.errors}
        autoComplete="new-password"
      />
    </>
  );
}
