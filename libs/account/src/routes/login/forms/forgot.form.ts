import { passwordMinLength, verificationCodeMaxLength } from '@starhaven/contracts/session';
import * as v from 'valibot';
import { parseForm } from '@starhaven/ui-kit';
import { requiredText, tooLongPassword } from './login.form';

const AddressSchema = v.pipe(v.string(), v.email());
const EmailSchema = v.pipe(
  requiredText('Email is required'),
  v.check((email) => email === '' || v.is(AddressSchema, email), 'Invalid email address'),
);

export const ForgotFormSchema = v.object({ email: EmailSchema });

const missingText = 'Please fill in both verification code and new password';

/**
 * The code step requires all three fields (docs/behaviour/login.md#forgot-form). One text covers all of them; it is shown at the first
 * empty field.
 */
export const ResetFormSchema = v.pipe(
  v.object({
    email: EmailSchema,
    code: v.pipe(
      v.optional(v.string(), ''),
      v.trim(),
      v.maxLength(
        verificationCodeMaxLength,
        `The verification code has at most ${verificationCodeMaxLength} characters`,
      ),
    ),
    password: v.pipe(v.optional(v.string(), ''), v.maxBytes(...tooLongPassword)),
  }),
  v.forward(
    v.check(({ code }) => code !== '', missingText),
    ['code'],
  ),
  v.forward(
    v.check(({ code, password }) => code === '' || password !== '', missingText),
    ['password'],
  ),
  v.forward(
    v.check(
      ({ password }) => password === '' || password.length >= passwordMinLength,
      'Password must be at least 6 characters',
    ),
    ['password'],
  ),
);

/** The address that a code is sent to. */
export const parseForgotForm = (form: FormData) => parseForm(form, ForgotFormSchema);

/** The code and the new password. */
export const parseResetForm = (form: FormData) => parseForm(form, ResetFormSchema);
