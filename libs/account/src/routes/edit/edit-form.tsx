import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import { useRef, useState } from 'react';
import {
  PasswordField,
  parseForm,
  useBeforePaint,
  useClickBeforeBlur,
  useCountdown,
  useIsHydrated,
  SubmitButton,
} from '@starhaven/ui-kit';
import { AccountCard } from '../../components/account-frame/account-frame';
import type { EditReply } from './edit-reply';
import type { EditValues } from './edit.form';
import { EditFormSchema, missingCurrentText, needsCurrentPassword } from './edit.form';
import type { EditContent } from './edit.route.server';
import { IdentityFields } from './identity-fields';
import { NewPasswordFields } from './new-password-fields';
import { useSeenContent } from './use-seen-content';
import classes from './edit.module.css';

export interface EditFormProps {
  content: EditContent;
  reply: EditReply | undefined;
  /** Called after a save, unless the visitor has typed on in the meantime. */
  onSaved: () => void;
}

/** The whole form: one button saves every field (docs/behaviour/account.md#edit-form). */
export function EditForm({ content, reply, onSaved }: EditFormProps) {
  const isHydrated = useIsHydrated();
  const navigation = useNavigation();
  const isSaving = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'save';
  const element = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Record<string, FormDataEntryValue> | null>(null);
  const readTyped = () => element.current && setTyped(Object.fromEntries(new FormData(element.current)));
  const { seen, noteSent } = useSeenContent(element, {
    content,
    reply,
    onAccepted: (hasTyped) => {
      readTyped();
      if (!hasTyped) onSaved();
    },
  });
  // Visitors type and browsers fill in fields before the page is hydrated.
  useBeforePaint(() => void readTyped(), [seen]);

  const [form, fields] = useForm<EditValues>({
    id: 'edit-account',
    lastResult: reply?.result,
    onValidate: ({ formData }) => parseForm(formData, EditFormSchema),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
  });
  const formProps = getFormProps(form);
  const onBlur = useClickBeforeBlur();
  const lockSeconds = useCountdown(reply?.emailLockedUntil ?? 0, reply?.nowSeconds ?? 0);
  const isMissingCurrent = typed !== null && needsCurrentPassword(typed, content.guardsEmail) && !typed['current'];

  return (
    <Form
      {...formProps}
      ref={element}
      method="post"
      preventScrollReset
      className={classes.form}
      onSubmit={(event) => {
        formProps.onSubmit(event);
        // The form library also validates with submit events, which it prevents.
        if (!event.defaultPrevented) noteSent();
      }}
      onInput={readTyped}
      onBlur={onBlur}
    >
      <input type="hidden" name="intent" value="save" />
      {isHydrated ? <input type="hidden" name="enhanced" value="1" /> : null}
      <SeenValues content={seen} />
      {lockSeconds > 0 && reply ? (
        <>
          <input type="hidden" name="email_locked_until" value={reply.emailLockedUntil ?? ''} />
          <input type="hidden" name="email_draft" value={reply.emailDraft ?? ''} />
        </>
      ) : null}
      <AccountCard aria-labelledby="about-you">
        <h2 id="about-you">About you</h2>
        <div className={classes.fields}>
          <IdentityFields fields={fields} content={content} reply={reply} lockSeconds={lockSeconds} />
        </div>
      </AccountCard>
      <AccountCard aria-labelledby="passwords">
        <h2 id="passwords">Passwords</h2>
        <p className={classes.quiet}>
          Leave these empty to keep what you have. A new web password logs out every other device.
        </p>
        <div className={classes.fields}>
          <NewPasswordFields fields={fields} newPassword={typed && String(typed['password_web'] ?? '')} />
        </div>
      </AccountCard>
      <AccountCard aria-label="Save">
        {content.asksCurrent ? (
          <div className={classes.fields}>
            <PasswordField
              {...getInputProps(fields.current, { type: 'password' })}
              key="current"
              label="Current web password"
              hint={isMissingCurrent ? missingCurrentText : currentHint(content)}
              errors={fields.current.errors}
              autoComplete="current-password"
            />
          </div>
        ) : null}
        <div>
          <SubmitButton disabled={isMissingCurrent} isBusy={isSaving} busyLabel="Saving…">
            Save changes
          </SubmitButton>
        </div>
      </AccountCard>
    </Form>
  );
}

/** The values that the form showed, so that only changes are sent and validated. */
function SeenValues({ content: { name, username, email, locale, version, hasPassword } }: { content: EditContent }) {
  return (
    <>
      <input type="hidden" name="seen_name" value={name} />
      <input type="hidden" name="seen_username" value={username} />
      <input type="hidden" name="seen_email" value={email} />
      {locale === null ? null : <input type="hidden" name="seen_locale" value={locale} />}
      <input type="hidden" name="version" value={version} />
      {hasPassword ? <input type="hidden" name="has_password" value="yes" /> : null}
    </>
  );
}

function currentHint({ hasPassword, guardsEmail }: EditContent): string {
  if (!hasPassword) return 'Leave it empty if you have none yet';
  return guardsEmail ? 'Needed for a new web password or a new address' : 'Needed for a new web password';
}
