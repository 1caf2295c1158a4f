import * as v from 'valibot';
import { LoginDataSchema } from '../entities/login-data';
import { AccountSecuritySchema } from '../entities/second-factor';
import { answerWith, outcomeWith, OutcomeSchema } from '../lib/answer';
import { defineCall } from '../lib/define-call';
import { extensions } from '../extensions';

const FilledSchema = v.pipe(v.string(), v.trim(), v.nonEmpty());
const PasswordSchema = v.pipe(v.string(), v.maxLength(1024));
/** Options and responses of the browser's WebAuthn API, as JSON text of their standard JSON forms. */
const WebAuthnJsonSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(16_384));

const login = { host: 'account', method: 'POST', extension: extensions.secondFactors } as const;
const management = { ...login, credential: 'authorization' } as const;
const RecoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) });

const proofEntries = {
  challenge: FilledSchema,
  /** As in a login (extension `known-devices`). */
  known_device: v.optional(v.string()),
};

/** What the browser needs to ask for one of the account's passkeys. */
export const startPasskeyLogin = defineCall({
  ...login,
  name: 'startPasskeyLogin',
  summary: 'Options to prove oneself with a passkey after the password',
  path: '/api/v2/account/login/second-factor/passkey',
  body: v.object({ challenge: FilledSchema }),
  response: outcomeWith(v.object({ options: WebAuthnJsonSchema })),
});

/** Answers like a login. A challenge takes five tries (spec: as a code). */
export const confirmSecondFactor = defineCall({
  ...login,
  name: 'confirmSecondFactor',
  summary: 'Finish a login with a code of the authenticator app, a recovery code or a passkey',
  path: '/api/v2/account/login/second-factor',
  body: v.variant('method', [
    v.object({ ...proofEntries, method: v.picklist(['totp', 'recovery']), code: FilledSchema }),
    v.object({ ...proofEntries, method: v.literal('passkey'), response: WebAuthnJsonSchema }),
  ]),
  response: outcomeWith(LoginDataSchema, { known_device: v.optional(v.string()) }),
});

export const getAccountSecurity = defineCall({
  ...management,
  method: 'GET',
  name: 'getAccountSecurity',
  summary: 'How the account is protected',
  path: '/api/v2/account/security',
  response: answerWith(AccountSecuritySchema),
});

/** A secret that counts only once it is confirmed. */
export const startTotp = defineCall({
  ...management,
  name: 'startTotp',
  summary: 'A new secret for an authenticator app',
  path: '/api/v2/account/security/totp/start',
  body: v.object({ password: PasswordSchema }),
  response: outcomeWith(v.object({ secret: v.string(), uri: v.string() })),
});

export const confirmTotp = defineCall({
  ...management,
  name: 'confirmTotp',
  summary: 'Switch the authenticator app on with a code of it; answers the recovery codes, once',
  path: '/api/v2/account/security/totp/confirm',
  body: v.object({ code: FilledSchema }),
  response: outcomeWith(RecoveryCodesSchema),
});

export const removeTotp = defineCall({
  ...management,
  name: 'removeTotp',
  summary: 'Switch the authenticator app off',
  path: '/api/v2/account/security/totp/remove',
  body: v.object({ password: PasswordSchema }),
  response: OutcomeSchema,
});

export const renewRecoveryCodes = defineCall({
  ...management,
  name: 'renewRecoveryCodes',
  summary: 'New recovery codes in place of all old ones',
  path: '/api/v2/account/security/recovery-codes',
  body: v.object({ password: PasswordSchema }),
  response: outcomeWith(RecoveryCodesSchema),
});

export const startPasskey = defineCall({
  ...management,
  name: 'startPasskey',
  summary: 'Options to make a passkey for this account',
  path: '/api/v2/account/security/passkeys/start',
  body: v.object({ password: PasswordSchema }),
  response: outcomeWith(v.object({ options: WebAuthnJsonSchema })),
});

/** Answers recovery codes with the first second factor, otherwise an empty list. */
export const addPasskey = defineCall({
  ...management,
  name: 'addPasskey',
  summary: 'Add the passkey that the browser made',
  path: '/api/v2/account/security/passkeys/add',
  body: v.object({ name: v.pipe(v.string(), v.trim(), v.maxLength(60)), response: WebAuthnJsonSchema }),
  response: outcomeWith(RecoveryCodesSchema),
});

export const removePasskey = defineCall({
  ...management,
  name: 'removePasskey',
  summary: 'Remove a passkey',
  path: '/api/v2/account/security/passkeys/remove',
  body: v.object({ id: FilledSchema, password: PasswordSchema }),
  response: OutcomeSchema,
});
