import type { FormReply } from '@starhaven/ui-kit';

/** The forms of the page. */
export const securityIntents = [
  'change-password',
  'end-session',
  'start-totp',
  'confirm-totp',
  'remove-totp',
  'renew-codes',
  'start-passkey',
  'add-passkey',
  'remove-passkey',
] as const;
export type SecurityIntent = (typeof securityIntents)[number];

/** The parts of the page; a reply is shown in the part whose form was sent. */
export type SecuritySection = 'password' | 'sessions' | 'authenticator' | 'recovery' | 'passkeys';

export const sectionOf: Record<SecurityIntent, SecuritySection> = {
  'change-password': 'password',
  'end-session': 'sessions',
  'start-totp': 'authenticator',
  'confirm-totp': 'authenticator',
  'remove-totp': 'authenticator',
  'renew-codes': 'recovery',
  'start-passkey': 'passkeys',
  'add-passkey': 'passkeys',
  'remove-passkey': 'passkeys',
};

/** An authenticator app that waits for its first code. */
export interface PendingAuthenticator {
  secret: string;
  uri: string;
  /** The QR code as a data URL. */
  qrCode: string;
}

/** The security page's fields in a reply, in addition to those of every form. */
export interface SecurityReplyFields {
  authenticator: PendingAuthenticator | null;
  /** Shown only once. */
  recoveryCodes: string[];
  /** For the browser's WebAuthn API, as JSON text. */
  passkeyOptions: string | null;
}

export const securityReplyDefaults: SecurityReplyFields = {
  authenticator: null,
  recoveryCodes: [],
  passkeyOptions: null,
};

/** The reply to a form. */
export type SecurityReply = FormReply<SecurityIntent> & SecurityReplyFields;
