/** What a form of the page can ask for. */
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

/** The parts of the page; a reply shows in the one that asked. */
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

/** What is wrong with the fields of a new password. */
export interface PasswordFaults {
  current?: string;
  next?: string;
  confirmation?: string;
}

/** What became of a form. */
export interface SecurityReply {
  section: SecuritySection;
  message: { type: 'ok' | 'error'; title: string; text: string } | null;
  /** Faults of the fields of a new password. */
  faults: PasswordFaults | null;
  authenticator: PendingAuthenticator | null;
  /** Shown this once. */
  recoveryCodes: string[];
  /** For the browser's WebAuthn API, as JSON text. */
  passkeyOptions: string | null;
}
