import { Form, useNavigation } from '@remix-run/react';
import type { ComponentProps, ReactNode } from 'react';
import {
  LocalTime,
  SiteLink,
  SubmitButton,
  formatCountdown,
  useClickBeforeBlur,
  useCountdown,
  useIsHydrated,
} from '@starhaven/ui-kit';
import { PuzzleField } from '../../../components/puzzle-field/puzzle-field';
import type { LoginIntent, LoginReply } from '../login-reply';
import classes from '../login.module.css';
import { isGuestForm } from './login.form';

/** Props that every form of the login page takes. */
export interface FormStepProps {
  /** The address that the form is sent to; the page of the reply has the same address. */
  href: string;
  /** The answer to this form, or null before the first. */
  reply: LoginReply | null;
}

export interface LoginFormFrameProps extends FormStepProps {
  intent: LoginIntent;
  submitLabel: string;
  /** Default primary; plain if there is a better alternative. */
  tone?: 'primary' | 'plain';
  /** The props that the form library sets on the form. */
  formProps: Pick<ComponentProps<typeof Form>, 'id' | 'onSubmit' | 'noValidate'>;
  children: ReactNode;
}

/**
 * A form with its fields and its button. During a rate limit all of it is disabled and shows a countdown
 * (docs/behaviour/login.md#waiting).
 */
export function LoginFormFrame(props: LoginFormFrameProps) {
  const { href, reply, intent, submitLabel, tone = 'primary', formProps, children } = props;
  const isHydrated = useIsHydrated();
  const navigation = useNavigation();
  const isBusy = navigation.state !== 'idle' && navigation.formData?.get('intent') === intent;
  const untilSeconds = reply?.waitUntilSeconds ?? 0;
  const waitSeconds = useCountdown(untilSeconds, reply?.nowSeconds ?? untilSeconds);
  const isWaiting = waitSeconds > 0;
  const onBlur = useClickBeforeBlur();
  return (
    <Form {...formProps} method="post" action={href} preventScrollReset className={classes.form} onBlur={onBlur}>
      <input type="hidden" name="intent" value={intent} />
      {isHydrated ? <input type="hidden" name="enhanced" value="1" /> : null}
      <fieldset disabled={isWaiting} className={classes.fields}>
        {children}
        {reply?.puzzle ? (
          <PuzzleField
            key={reply.puzzle.id}
            puzzle={reply.puzzle}
            nowSeconds={reply.nowSeconds}
            lacksPassword={lacksPassword}
          />
        ) : null}
        <SubmitButton tone={tone} className={classes.submit} isBusy={isBusy && !isWaiting}>
          {isWaiting ? `Wait ${formatCountdown(waitSeconds, 'mm:ss')}` : submitLabel}
        </SubmitButton>
      </fieldset>
      {isWaiting && !isHydrated ? (
        <p className={classes.note}>
          Wait until <LocalTime time={untilSeconds} form="seconds" /> ({waitSeconds} seconds), then{' '}
          <SiteLink to={href} isReload>
            try again
          </SiteLink>
          .
        </p>
      ) : null}
    </Form>
  );
}

/** A guest login needs no password, although its form has the field. */
const lacksPassword = (form: FormData) => form.get('password') === '' && !isGuestForm(form);
