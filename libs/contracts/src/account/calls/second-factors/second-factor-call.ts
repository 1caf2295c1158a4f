import * as v from 'valibot';
import { extensions } from '../../../protocol/extensions';

export const FilledSchema = v.pipe(v.string(), v.trim(), v.nonEmpty());

export const PasswordSchema = v.pipe(v.string(), v.maxLength(1024));

/** Options and responses of the browser's WebAuthn API, as JSON text of their standard JSON forms. */
export const WebAuthnJsonSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(16_384));

export const loginCall = { host: 'account', method: 'POST', extension: extensions.secondFactors } as const;

export const securityCall = { ...loginCall, credential: 'authorization' } as const;

export const RecoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) });
