import { data } from '@remix-run/node';
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { isInGameEntry } from '@starhaven/contracts';
import { readSession } from '@starhaven/session/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { loginNoteCookie, pendingLoginCookie } from '../../lib/login-cookies.server';
import { readStep, readTab } from '../../lib/login-entry';
import { loginSettingsFor } from '../../lib/login-settings.server';
import { loginTarget, readEntry } from '../../lib/login-target.server';
import { availableProviders } from '../../lib/social-providers.server';
import { readFields } from '../../lib/read-fields.server';
import { confirmWithCode } from './confirm-second-factor.server';
import { continueSocial } from './continue-social.server';
import type { LoginVisit } from './finish-login.server';
import { redirectToTarget } from './finish-login.server';
import { resetPassword, sendCode } from './forgot-password.server';
import { logInWithForm } from './log-in.server';
import type { LoginIntent } from './login-reply';
import { loginIntents, loginReply } from './login-reply';
import { guestFieldName } from './login.form';
import { honeypotFieldName } from './register.form';
import { confirmWithPasskey, startPasskeyStep } from './passkey-step.server';
import { registerWithForm } from './register.server';
import { returnFromSocial } from './social-return.server';
import { switchAccount } from './switch-account.server';

/**
 * Never kept, and never told to another site (docs/security.md#secrets-in-logs-and-addresses). Under `no-referrer` browsers send
 * forms with `Origin: null`, which the origin guard refuses; `same-origin` keeps the address as well from everybody else.
 */
const privateHeaders = { 'Cache-Control': 'private, no-store', 'Referrer-Policy': 'same-origin' };
export const headers: HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get('Retry-After');
  return retryAfter ? { ...privateHeaders, 'Retry-After': retryAfter } : privateHeaders;
};

/** What the login page shows, from its address, the session and the waiting cookies. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  if (search.get('session') && search.get('login_type')) throw hide(await returnFromSocial(context, request));

  const settings = loginSettingsFor(context);
  const entry = readEntry(search, settings);
  const session = await readSession(context, request);
  const pending = await pendingLoginCookie(context).read(request);
  const step = allowedStep(readStep(search.get('step')), session !== null, pending?.kind);
  const target = loginTarget(entry, settings);
  // Who is logged in has no business with the form, unless they came to reset a password or were just refused.
  const isFormWanted = readTab(search.get('tab')) === 'forgot' || isAfterForm(request);
  if (session && step === null && target.kind !== 'launch' && !isFormWanted) {
    throw hide(redirectToTarget(target, new Headers()));
  }
  if (step === 'continue' && target.kind !== 'external') throw hide(redirectToTarget(target, new Headers()));

  const note = await loginNoteCookie(context).read(request);
  const headers = new Headers(privateHeaders);
  if (note) headers.append('Set-Cookie', await loginNoteCookie(context).clear());
  return data(
    {
      nowSeconds: Math.floor(Date.now() / 1000),
      entry,
      tab: readTab(search.get('tab')),
      step,
      isGuest: search.get(guestFieldName) === 'on',
      isRecovery: search.get('method') === 'recovery',
      providers: availableProviders(upstreamFor(context, request), settings),
      note,
      /** The stored account that an in-game login may go on with. */
      storedName: session && step === null && isInGameEntry(entry.type) ? session.name || session.username : null,
      /** Where the page of a finished login leads to; null when no launcher is configured. */
      targetHref: step === 'launch' || step === 'continue' || session ? target.to : null,
      socialProvider: pending?.kind === 'social' ? pending.loginType : null,
      factorMethods: pending?.kind === 'second-factor' ? pending.challenge.methods : [],
    },
    { headers },
  );
}

export type LoginPageData = Awaited<ReturnType<typeof loader>>['data'];

/** Remix loads the page after a form with the form's own headers, and only a form has a content type. */
const isAfterForm = (request: Request) => request.headers.has('content-type');

/** A step is shown only to whom it belongs; everybody else sees the form. */
function allowedStep(step: ReturnType<typeof readStep>, hasSession: boolean, pending: string | undefined) {
  if (step === 'second-factor' || step === 'social') return pending === step ? step : null;
  return hasSession ? step : null;
}

/** The same redirect, which tells nobody the address it came from: that may hold a credential (docs/security.md#session-theft). */
function hide(response: Response): Response {
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('Referrer-Policy', 'no-referrer');
  return response;
}

const fieldNames = [
  'intent',
  'enhanced',
  'username',
  'password',
  'passwordConfirmation',
  'email',
  'code',
  'method',
  'again',
  'proof',
  'response',
  guestFieldName,
  honeypotFieldName,
];

/** Every form of the login page, told apart by `intent`. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readFields(request, fieldNames);
  const intent = loginIntents.find((known) => known === form?.get('intent'));
  if (form === null || intent === undefined) {
    const message = {
      type: 'error',
      title: 'Error',
      message: 'This form was not complete. Please try again.',
    } as const;
    return data(loginReply('log-in', { message }), { status: 400 });
  }
  const entry = readEntry(new URL(request.url).searchParams, loginSettingsFor(context));
  const visit = { context, request, client: upstreamFor(context, request), entry };
  const answer = await answerForm(intent, visit, form);
  if (answer instanceof Response) return answer;
  const { waitUntilSeconds, nowSeconds } = answer.data;
  if (waitUntilSeconds === null) return answer;
  const headers = new Headers(answer.init?.headers);
  headers.set('Retry-After', String(Math.max(1, waitUntilSeconds - nowSeconds)));
  return data(answer.data, { ...answer.init, headers });
}

function answerForm(intent: LoginIntent, visit: LoginVisit, form: FormData) {
  switch (intent) {
    case 'log-in':
      return logInWithForm(visit, form);
    case 'register':
      return registerWithForm(visit, form);
    case 'send-code':
      return sendCode(visit, form);
    case 'reset-password':
      return resetPassword(visit, form);
    case 'second-factor':
      return confirmWithCode(visit, form);
    case 'start-passkey':
      return startPasskeyStep(visit);
    case 'confirm-passkey':
      return confirmWithPasskey(visit, form);
    case 'continue-social':
      return continueSocial(visit);
    case 'switch-account':
      return switchAccount(visit);
  }
}
