import { data } from '@remix-run/node';
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from '@remix-run/node';
import { isInGameEntry } from '@starhaven/contracts/session';
import { readSession } from '@starhaven/session/server';
import { formAction, unsharedHeaders } from '@starhaven/ui-kit/server';
import { upstreamFor } from '@starhaven/upstream/server';
import { loginNoteCookie, pendingLoginCookie } from '../../lib/login/login-cookies.server';
import { codeMinutesOf } from '../../lib/code-words.server';
import { readStep, readTab } from '../../lib/login/login-entry';
import { loginSettingsFor } from '../../lib/login/login-settings.server';
import { loginTarget, readEntry } from '../../lib/login/login-target.server';
import { availableProviders } from '../../lib/social/social-providers.server';
import { privateHeaders } from '../../lib/visit/private-headers.server';
import { secondFactorIntent } from './intents/confirm-second-factor.server';
import { continueSocialIntent } from './intents/continue-social.server';
import type { LoginVisit } from './finish-login.server';
import { redirectToTarget } from './finish-login.server';
import { resetPasswordIntent, sendCodeIntent } from './intents/forgot-password.server';
import { logInIntent } from './intents/log-in.server';
import type { LoginIntent, LoginReplyFields } from './login-reply';
import { failureTitle, loginReplyDefaults } from './login-reply';
import { guestFieldName } from './forms/login.form';
import { confirmPasskeyIntent, startPasskeyIntent } from './intents/passkey-step.server';
import { describeFailure } from './refusal.server';
import { registerIntent } from './intents/register.server';
import { returnFromSocial } from './social-return.server';
import { switchAccountIntent } from './intents/switch-account.server';

export const headers: HeadersFunction = (args) => ({ ...privateHeaders, ...unsharedHeaders(args) });

/** The data of the login page, from its address, the session and the cookies of a pending login. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const search = new URL(request.url).searchParams;
  if (search.get('session') && search.get('login_type')) throw hide(await returnFromSocial(context, request));

  const settings = loginSettingsFor(context);
  const entry = readEntry(search, settings);
  const session = await readSession(context, request);
  const pending = await pendingLoginCookie(context).read(request);
  const step = allowedStep(readStep(search.get('step')), session !== null, pending?.kind);
  const target = loginTarget(entry, settings);
  // A logged-in visitor does not need the form, except to reset a password or after a refusal.
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
      codeMinutes: codeMinutesOf(upstreamFor(context, request)),
      providers: availableProviders(upstreamFor(context, request), settings),
      note,
      /** The stored account that an in-game login may continue with. */
      storedName: session && step === null && isInGameEntry(entry.type) ? session.name || session.username : null,
      /** The target of the page after a login; null when no launcher is configured. */
      targetHref: step === 'launch' || step === 'continue' || session ? target.to : null,
      socialProvider: pending?.kind === 'social' ? pending.loginType : null,
      factorMethods: pending?.kind === 'second-factor' ? pending.challenge.methods : [],
    },
    { headers },
  );
}

export type LoginPageData = Awaited<ReturnType<typeof loader>>['data'];

/** After a form post Remix loads the page with the post's headers, and only a form post has a content type. */
const isAfterForm = (request: Request) => request.headers.has('content-type');

/** Returns the step if this visitor may see it; otherwise null, and the page shows the form. */
function allowedStep(step: ReturnType<typeof readStep>, hasSession: boolean, pending: string | undefined) {
  if (step === 'second-factor' || step === 'social') return pending === step ? step : null;
  return hasSession ? step : null;
}

/** The same redirect without a referrer, because the address may contain a credential (docs/security.md#session-theft). */
function hide(response: Response): Response {
  response.headers.set('Cache-Control', 'private, no-store');
  response.headers.set('Referrer-Policy', 'no-referrer');
  return response;
}

const runForm = formAction<LoginVisit, LoginIntent, LoginReplyFields>({
  intents: {
    'log-in': logInIntent,
    register: registerIntent,
    'send-code': sendCodeIntent,
    'reset-password': resetPasswordIntent,
    'second-factor': secondFactorIntent,
    'start-passkey': startPasskeyIntent,
    'confirm-passkey': confirmPasskeyIntent,
    'continue-social': continueSocialIntent,
    'switch-account': switchAccountIntent,
  },
  more: loginReplyDefaults,
  onFailure: (error, intent) => describeFailure(error, failureTitle(intent)),
});

/** Handles every form of the login page; `intent` selects one. */
export async function action({ request, context }: ActionFunctionArgs) {
  const entry = readEntry(new URL(request.url).searchParams, loginSettingsFor(context));
  return runForm(request, { context, request, client: upstreamFor(context, request), entry });
}
