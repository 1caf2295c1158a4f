import type { FieldRule, GivenFields } from '../../../platform/forms/field-rule';

/** The login after a social login has neither name nor password. */
const isSocial = ({ session }: GivenFields) => Boolean(session);

/**
 * The fields of a login (docs/behaviour/login.md#login-form). A request without the password field is a guest's; an empty password field is
 * not.
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
