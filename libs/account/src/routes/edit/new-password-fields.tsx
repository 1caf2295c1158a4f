import { getInputProps } from '@conform-to/react';
import { PasswordField, useIsHydrated } from '@starhaven/ui-kit';
import { StrengthMeter } from '../../components/strength-meter/strength-meter';
import type { EditFields } from './edit-fields';
import classes from './edit.module.css';

/** The new passwords. With scripts the confirmation appears with the new web password; without them it is always there. */
export function NewPasswordFields({ fields, newPassword }: { fields: EditFields; newPassword: string }) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <div className={classes.newPassword}>
        <PasswordField
          {...getInputProps(fields.password_web, { type: 'password' })}
          key="password_web"
          label="New web password"
          // The stylesheet sees from it that the field is empty.
          placeholder=" "
          errors={fields.password_web.errors}
          autoComplete="new-password"
          below={<StrengthMeter password={newPassword} />}
        />
      </div>
      <div className={classes.confirmation} hidden={isHydrated && newPassword === ''}>
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
