import type { FieldRule, GivenFields } from '../../../platform/http/field-rule';

/** The return of a social login has neither name nor password. */
const isSocial = ({ session }: GivenFields) => Boolean(session);

/**
 * The fields of a login (docs/behaviour/login.md#login-form). Without the field of the password it is a guest's; an empty one
 * makes no guest.
 */
export const logInRules: readonly FieldRule[] = [
  {
    name: 'username',
    findFault: (username, fields) => (username === '' && !isSocial(fields) ? 'Username is required' : null),
  },
  {
    name: 'password',
    findFault: (password, fields) =>
      password === '' && fields.password !== undefined && !isSocial(fields) ? 'Password is required' : null,
  },
];
