import * as v from 'valibot';
import { parseForm } from '@starhaven/ui-kit';
import { requiredText } from './login.form';

export const SecondFactorFormSchema = v.object({
  method: v.optional(v.picklist(['totp', 'recovery']), 'totp'),
  code: v.pipe(requiredText('Please enter the code.'), v.maxLength(64, 'This code is too long.')),
});

/** A code of the authenticator app or a recovery code. */
export const parseSecondFactorForm = (form: FormData) => parseForm(form, SecondFactorFormSchema);
