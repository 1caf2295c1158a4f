import { accountCodes } from './account-codes';
import type { CallCodes } from './call-codes';
import { contentCodes } from './content-codes';
import { loginCodes } from './login-codes';

/** Every call of the specification with every code that our API uses for it. */
export const callCodes: readonly CallCodes[] = [...loginCodes, ...accountCodes, ...contentCodes];
