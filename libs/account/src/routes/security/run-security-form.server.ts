import type { CallDefinition, Envelope } from '@starhaven/contracts';
import {
  addPasskey,
  confirmTotp,
  editAccount,
  endSession,
  isSuccess,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from '@starhaven/contracts';
import { requireLiveAnswer } from '@starhaven/session/server';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { isUpstreamError } from '@starhaven/upstream/server';
import { renderSVG } from 'uqr';
import { findPasswordFaults } from './new-password.form';
import type { PendingAuthenticator, SecurityIntent, SecurityReply } from './security-reply';
import { sectionOf } from './security-reply';

export interface SecurityVisit {
  context: unknown;
  request: Request;
  client: UpstreamClient;
  sessionKey: string;
}

interface Success {
  title: string;
  text: string;
}

type Fields = (name: string) => string;

interface Step {
  call: CallDefinition;
  body: object;
  /** What is said when it went well; null when the next step speaks for itself. */
  success: Success | null;
}

const savedCodes = 'Keep the recovery codes in a safe place: they are shown only now.';

const steps: Record<SecurityIntent, (field: Fields) => Step> = {
  'change-password': (field) => ({
    call: editAccount,
    body: { password_saveit: field('current'), data: { password_web: field('next') } },
    success: { title: 'Password changed', text: 'Account information updated successfully' },
  }),
  'end-session': (field) => ({
    call: endSession,
    body: { id: field('id') },
    success: { title: 'Session ended', text: 'That device is logged out.' },
  }),
  'start-totp': (field) => ({ call: startTotp, body: { password: field('password') }, success: null }),
  'confirm-totp': (field) => ({
    call: confirmTotp,
    body: { code: field('code') },
    success: { title: 'Authenticator app is on', text: 'From now on a login asks for a code of the app.' },
  }),
  'remove-totp': (field) => ({
    call: removeTotp,
    body: { password: field('password') },
    success: { title: 'Authenticator app is off', text: 'A login no longer asks for a code of the app.' },
  }),
  'renew-codes': (field) => ({
    call: renewRecoveryCodes,
    body: { password: field('password') },
    success: { title: 'New recovery codes', text: `The old ones no longer work. ${savedCodes}` },
  }),
  'start-passkey': (field) => ({ call: startPasskey, body: { password: field('password') }, success: null }),
  'add-passkey': (field) => ({
    call: addPasskey,
    body: { name: field('name'), response: field('response') },
    success: { title: 'Passkey added', text: 'From now on a login asks for it.' },
  }),
  'remove-passkey': (field) => ({
    call: removePasskey,
    body: { id: field('id'), password: field('password') },
    success: { title: 'Passkey removed', text: 'It no longer opens your account.' },
  }),
};

interface StepData {
  secret?: string;
  uri?: string;
  options?: string;
  recoveryCodes?: string[];
}

const networkError = {
  type: 'error',
  title: 'Network Error',
  text: 'Failed to connect to server. Please try again.',
} as const;

/** Carries a form out. Nothing typed but passwords is lost on a refusal; a session that has ended throws the logout. */
export async function runSecurityForm(
  { context, request, client, sessionKey }: SecurityVisit,
  intent: SecurityIntent,
  field: Fields,
): Promise<{ reply: SecurityReply; status: number }> {
  const empty: SecurityReply = {
    section: sectionOf[intent],
    message: null,
    // A wrong code does not make the visitor scan again.
    authenticator: intent === 'confirm-totp' ? pendingOf({ secret: field('secret'), uri: field('uri') }) : null,
    recoveryCodes: [],
    passkeyOptions: null,
    faults: null,
  };
  if (intent === 'change-password') {
    const typed = { current: field('current'), next: field('next'), confirmation: field('confirmation') };
    const faults = findPasswordFaults(typed, field('hasPassword') === 'yes');
    if (faults) return { reply: { ...empty, faults }, status: 422 };
  }
  const { call, body, success } = steps[intent](field);
  try {
    const answer = (await client.call(call, { sessionKey, body } as never)) as Envelope & { data?: StepData | null };
    await requireLiveAnswer(context, request, answer);
    if (!isSuccess(answer.retcode)) {
      const isEdit = intent === 'change-password';
      const title = isEdit ? 'Update Failed' : 'Not changed';
      const fallback = isEdit ? 'Failed to update account information' : 'That did not work. Please try again.';
      return { reply: { ...empty, message: { type: 'error', title, text: answer.message || fallback } }, status: 422 };
    }
    const { secret, uri, options, recoveryCodes = [] } = answer.data ?? {};
    const reply: SecurityReply = {
      ...empty,
      message: success ? { type: 'ok', ...success } : null,
      authenticator: secret && uri ? pendingOf({ secret, uri }) : null,
      recoveryCodes,
      passkeyOptions: options ?? null,
    };
    return { reply, status: 200 };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return {
      reply: { ...empty, message: networkError },
      // A request that does not fit the contract is what was typed; anything else is the host.
      status: error.kind === 'shape' ? 422 : 502,
    };
  }
}

const maxUriLength = 500;

function pendingOf({ secret, uri }: { secret: string; uri: string }): PendingAuthenticator | null {
  if (!/^[A-Z2-7]{16,128}$/.test(secret) || !uri.startsWith('otpauth://') || uri.length > maxUriLength) return null;
  const svg = renderSVG(uri, { border: 2 });
  return { secret, uri, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` };
}
