import { getFormProps, getInputProps, useForm } from '@conform-to/react';
import { Form } from '@remix-run/react';
import type { FormReply } from '@starhaven/ui-kit';
import { Alert, ButtonLink, LocalTime, PasswordField, buttonClass, parseForm, openerClass } from '@starhaven/ui-kit';
import { AccountCard } from '../../components/account-frame/account-frame';
import layout from '../../components/account-layout/account-layout.module.css';
import { DeletionSchema } from './deletion.form';

export interface DeletionSectionProps {
  username: string;
  /** False for accounts without a password; the form then has no password field. */
  hasPassword: boolean;
  /** When the account will be deleted, unix seconds; 0 = it stays. */
  deletionAt: number;
  nowSeconds: number;
  reply: FormReply | undefined;
}

/** Deletes the account after the grace period (docs/behaviour/account.md#deletion). */
export function DeletionSection({ username, hasPassword, deletionAt, nowSeconds, reply }: DeletionSectionProps) {
  return (
    <AccountCard id="deletion" aria-labelledby="deletion-title">
      <h2 id="deletion-title">Delete your account</h2>
      {deletionAt > 0 ? (
        <Alert type="warn" title="Your account will be deleted" isAnnounced={false}>
          <p>
            It ends on <LocalTime time={deletionAt} now={nowSeconds} />. A login before then keeps it.
          </p>
          <ButtonLink to="/login">Keep my account</ButtonLink>
        </Alert>
      ) : (
        <>
          <p>
            You are logged out everywhere, and your API keys stop at once. After 14 days the account{' '}
            <strong>
              <bdi>{username}</bdi>
            </strong>{' '}
            and everything in it is deleted, and somebody else can take the name. To keep your account, log in before
            then.
          </p>
          <details className={openerClass} open={reply !== undefined}>
            <summary>Delete my account</summary>
            <DeletionForm hasPassword={hasPassword} reply={reply} />
          </details>
        </>
      )}
    </AccountCard>
  );
}

function DeletionForm({ hasPassword, reply }: Pick<DeletionSectionProps, 'hasPassword' | 'reply'>) {
  const [form, fields] = useForm({
    id: 'delete-account',
    lastResult: reply?.result,
    defaultValue: { posts: 'keep' },
    onValidate: ({ formData }) => parseForm(formData, DeletionSchema),
    shouldRevalidate: 'onInput',
  });
  const typed = reply?.result?.initialValue;
  const isUnconfirmed = fields.understood.errors !== undefined;
  return (
    <Form {...getFormProps(form)} method="post" preventScrollReset className={layout.form}>
      <input type="hidden" name="intent" value="delete-account" />
      <fieldset className={layout.choices}>
        <legend>Your posts and comments</legend>
        <label className={layout.choice}>
          <input type="radio" name="posts" value="keep" defaultChecked={typed?.['posts'] !== 'delete'} />
          <span>Keep them, without my name</span>
        </label>
        <label className={layout.choice}>
          <input type="radio" name="posts" value="delete" defaultChecked={typed?.['posts'] === 'delete'} />
          <span>Delete them</span>
        </label>
      </fieldset>
      <div>
        <label className={layout.choice}>
          <input
            type="checkbox"
            name="understood"
            defaultChecked={typed?.['understood'] === 'on'}
            aria-invalid={isUnconfirmed || undefined}
            aria-describedby={isUnconfirmed ? fields.understood.errorId : undefined}
          />
          <span>I want to delete my account</span>
        </label>
        {isUnconfirmed ? (
          <p id={fields.understood.errorId} className={layout.fault}>
            {fields.understood.errors?.join(' ')}
          </p>
        ) : null}
      </div>
      {hasPassword ? (
        <PasswordField
          {...getInputProps(fields.password, { type: 'password' })}
          key={fields.password.key}
          label="Your password"
          errors={fields.password.errors}
          autoComplete="current-password"
          required
        />
      ) : null}
      <button type="submit" className={buttonClass('danger')}>
        Delete my account in 14 days
      </button>
    </Form>
  );
}
