import { confirmTotp, removeTotp, renewRecoveryCodes, startTotp } from '@starhaven/contracts/account';
import { formIntent } from '@starhaven/ui-kit/server';
import { renderSVG } from 'uqr';
import * as v from 'valibot';
import type { PendingAuthenticator, SecurityReplyFields } from '../security-reply';
import type { AccountVisit } from '../../../lib/visit/account-visit.server';
import { settle } from '../../../lib/visit/settle.server';

const text = v.optional(v.string(), '');
/** The current password; an account that has one asks for it before its protection changes. */
export const PasswordSchema = v.object({ password: text });

/** A new secret for the app; it becomes valid after the visitor enters one of its codes. */
export const startTotpIntent = formIntent(
  PasswordSchema,
  async (visit: AccountVisit, body) => {
    const result = await visit.client.call(startTotp, { sessionKey: visit.sessionKey, body });
    return settle(visit, result, { success: null, more: result.ok ? { authenticator: pendingOf(result.data) } : {} });
  },
  { secrets: ['password'] },
);

/** After a wrong code the QR code stays on the page. */
export const confirmTotpIntent = formIntent(
  v.object({ code: text, secret: text, uri: text }),
  async (visit: AccountVisit, { code }) => {
    const result = await visit.client.call(confirmTotp, { sessionKey: visit.sessionKey, body: { code } });
    return settle<SecurityReplyFields>(visit, result, {
      success: { title: 'Authenticator app is on', message: 'From now on a login asks for a code of the app.' },
      more: { authenticator: null, recoveryCodes: codesOf(result) },
    });
  },
  {
    secrets: ['code', 'secret', 'uri'],
    keep: (fields) => ({
      authenticator: pendingOf({ secret: String(fields.get('secret') ?? ''), uri: String(fields.get('uri') ?? '') }),
    }),
  },
);

export const removeTotpIntent = formIntent(
  PasswordSchema,
  async (visit: AccountVisit, body) =>
    settle(visit, await visit.client.call(removeTotp, { sessionKey: visit.sessionKey, body }), {
      success: { title: 'Authenticator app is off', message: 'A login no longer asks for a code of the app.' },
    }),
  { secrets: ['password'] },
);

export const renewCodesIntent = formIntent(
  PasswordSchema,
  async (visit: AccountVisit, body) => {
    const result = await visit.client.call(renewRecoveryCodes, { sessionKey: visit.sessionKey, body });
    return settle(visit, result, {
      success: {
        title: 'New recovery codes',
        message: 'The old ones no longer work. Keep the recovery codes in a safe place: they are shown only now.',
      },
      more: { recoveryCodes: codesOf(result) },
    });
  },
  { secrets: ['password'] },
);

interface WithCodes {
  ok: boolean;
  data?: { recoveryCodes: string[] } | null;
}

/** The recovery codes of a success; for a refusal an empty list. */
export const codesOf = (result: WithCodes): string[] => (result.ok && result.data?.recoveryCodes) || [];

const maxUriLength = 500;

/** The data for the app to scan, or null for a secret that this site did not make. */
function pendingOf(given: { secret: string; uri: string } | null): PendingAuthenticator | null {
  if (given === null) return null;
  const { secret, uri } = given;
  if (!/^[A-Z2-7]{16,128}$/.test(secret) || !uri.startsWith('otpauth://') || uri.length > maxUriLength) return null;
  const svg = renderSVG(uri, { border: 2 });
  return { secret, uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}
