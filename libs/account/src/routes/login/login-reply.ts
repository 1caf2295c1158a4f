import type { FormMessage, FormReply } from '@starhaven/ui-kit';
import type { ShownPuzzle } from '../../components/puzzle-field/puzzle-field';

export const loginIntents = [
  'log-in',
  'register',
  'send-code',
  'reset-password',
  'second-factor',
  'start-passkey',
  'confirm-passkey',
  'continue-social',
  'switch-account',
] as const;
export type LoginIntent = (typeof loginIntents)[number];

const failureTitles: Partial<Record<LoginIntent, string>> = {
  register: 'Registration Failed',
  'send-code': 'Error',
  'reset-password': 'Error',
};

/** The title of a form's failure (docs/behaviour/login.md#login-messages). */
export const failureTitle = (intent: LoginIntent) => failureTitles[intent] ?? 'Login Failed';

/** Shown in the page, and as a toast. */
export type LoginMessage = FormMessage;

/** The login page's fields in a reply, in addition to those of every form. */
export interface LoginReplyFields {
  /** Unix seconds at which mails may be sent again. */
  quotaUntilSeconds: number | null;
  /** The address that the code was sent to; the form then asks for the code. */
  codeEmail: string | null;
  /** The account of the guest login has a password (-117). */
  needsPassword: boolean;
  /** The puzzle to solve, or to wait for, before the form is sent again (extension `proof-of-work`). */
  puzzle: ShownPuzzle | null;
  /** For the browser's WebAuthn API, as JSON text. */
  passkeyOptions: string | null;
  /** The address that a page with scripts opens after it has shown the message; null: the visitor stays. */
  done: { to: string; isDocument: boolean } | null;
}

export const loginReplyDefaults: LoginReplyFields = {
  quotaUntilSeconds: null,
  codeEmail: null,
  needsPassword: false,
  puzzle: null,
  passkeyOptions: null,
  done: null,
};

export type LoginReply = FormReply<LoginIntent> & LoginReplyFields;
