import { passwordMinLength, verificationCodeMaxLength } from '@starhaven/contracts';
import * as v from 'valibot';
import { parseForm } from '../../lib/parse-form';
import { requiredText, tooLongPassword } from './login.form';

const AddressSchema = v.pipe(v.string(), v.email());
const EmailSchema = v.pipe(
  requiredText('Email is required'),
  v.check((email) => email === '' || v.is(AddressSchema, email), 'Invalid email address'),
);

const ForgotFormSchema = v.object({ email: EmailSchema });

/** In the code step all three are needed (docs/behaviour/login.md#forgot-form); which of them is missing is one message for the form. */
const ResetFormSchema = v.pipe(
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
  v.check(
    ({ code, password }) => code !== '' && password !== '',
    'Please fill in both verification code and new password',
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
