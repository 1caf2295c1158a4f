import type { SubmissionResult } from '@conform-to/react';
import type { ShownPuzzle } from '../../components/puzzle-field/puzzle-field';
import type { LoginNote } from '../../lib/login-cookies.server';

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

export type LoginMessage = Pick<LoginNote, 'type' | 'title' | 'message'>;

/** What the login page's action answers when it does not lead elsewhere. Holds no key and no password. */
export interface LoginReply {
  intent: LoginIntent;
  /** The server's clock, unix seconds: countdowns start from it. */
  nowSeconds: number;
  /** Fields and their faults, for the form. */
  result: SubmissionResult | null;
  /** Shown in the page, and as a toast. */
  message: LoginMessage | null;
  /** Unix seconds until which the form has to wait. */
  waitUntilSeconds: number | null;
  /** Unix seconds at which mails may be sent again. */
  quotaUntilSeconds: number | null;
  /** The address that has a code: the form asks for it next. */
  codeEmail: string | null;
  /** The guest's account has a password (-117). */
  needsPassword: boolean;
  /** What has to be solved or waited for before the form is sent again (extension `proof-of-work`). */
  puzzle: ShownPuzzle | null;
  /** For the browser's WebAuthn API, as JSON text. */
  passkeyOptions: string | null;
  /** Where an enhanced page goes on to after a moment. */
  done: { to: string; isDocument: boolean } | null;
}

/** A reply that says only what is given. */
export function loginReply(intent: LoginIntent, given: Partial<LoginReply> = {}): LoginReply {
  return {
    result: null,
    message: null,
    waitUntilSeconds: null,
    quotaUntilSeconds: null,
    codeEmail: null,
    needsPassword: false,
    puzzle: null,
    passkeyOptions: null,
    done: null,
    ...given,
    intent,
    // As ends of waits are rounded.
    nowSeconds: Math.ceil(Date.now() / 1000),
  };
}
