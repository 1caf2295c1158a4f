import * as v from 'valibot';

export const tooLongText = 'Password is too long';
const password = v.pipe(v.optional(v.string(), ''), v.maxBytes(1024, tooLongText));

/** The form that downloads the data. Accounts without a password are not asked for one. */
export const ExportSchema = v.object({ password });

/** The same for an account with a password, which the browser checks. */
export const ExportWithPasswordSchema = v.object({
  password: v.pipe(password, v.nonEmpty('Please enter your password')),
});

/** In the page's address after a download with a wrong password. The file's answer cannot show a page, so it leads back here. */
export const wrongPasswordSearch = '?wrong=password';
