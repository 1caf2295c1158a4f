import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formReply } from '@starhaven/ui-kit';
import type { LoginReply } from './login-reply';
import { loginReplyDefaults } from './login-reply';
import { LoginPage, loginShouldRevalidate } from './login.page';
import { solvePuzzle } from '../../components/puzzle-field/solve-puzzle';

jest.mock('../../components/puzzle-field/solve-puzzle', () => ({ solvePuzzle: jest.fn() }));

const now = Math.floor(Date.now() / 1000);
const page = {
  nowSeconds: now,
  entry: { type: 'web', redirect: '/ask' },
  tab: 'login',
  step: null,
  isGuest: false,
  isRecovery: false,
  codeMinutes: 10,
  providers: [],
  note: null,
  storedName: null,
  targetHref: null,
  socialProvider: null,
  factorMethods: [],
};

/** Renders the page with this data; answers a sent form with `reply`. Returns the sent fields. */
async function show(data: Partial<Record<keyof typeof page, unknown>> = {}, reply?: Partial<LoginReply>) {
  const sent: Record<string, string>[] = [];
  const Stub = createRemixStub([
    {
      path: '/login',
      Component: LoginPage,
      HydrateFallback: () => null,
      loader: () => ({ ...page, ...data }),
      action: async ({ request }) => {
        // Node's Request does not accept jsdom's URLSearchParams as a form.
        const form = Object.fromEntries(new URLSearchParams(await request.text()));
        sent.push(form);
        return { ...formReply(form['intent'] as LoginReply['intent'], loginReplyDefaults), ...reply };
      },
    },
    { path: '/ask', Component: () => <h1>Questions</h1> },
  ]);
  render(<Stub initialEntries={['/login']} />);
  await screen.findByRole('heading', { level: 1 });
  return sent;
}
const send = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the tabs are links that pass on where the visitor came from', async () => {
  await show();
  const tabs = within(screen.getByRole('navigation', { name: 'Login or register' }));
  expect(tabs.getByRole('link', { name: 'Login' })).toHaveAttribute('aria-current', 'page');
  expect(tabs.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/login?tab=register&redirect=%2Fask');
  expect(tabs.getByRole('link', { name: 'Forgot' })).toHaveAttribute('href', '/login?tab=forgot&redirect=%2Fask');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('social logins are links, and only those that the site offers', async () => {
  await show({ providers: ['discord'] });
  expect(screen.getByRole('link', { name: 'Discord' })).toHaveAttribute(
    'href',
    '/login/social/discord?type=web&redirect=%2Fask',
  );
  expect(screen.queryByRole('link', { name: 'Twitter' })).toBeNull();
});

test('the fields name their purpose for password managers and phones', async () => {
  await show();
  expect(screen.getByLabelText('Username')).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Username')).toHaveAttribute('autocapitalize', 'none');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('browsers can distinguish the fields of a registration, and the trap for bots is hidden', async () => {
  await show({ tab: 'register' });
  expect(screen.getByLabelText('Email')).toHaveAttribute('inputmode', 'email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.getByLabelText('Confirm password')).toHaveAttribute('autocomplete', 'new-password');
  expect(screen.queryByRole('textbox', { name: 'Leave this empty' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Password'), 'abc');
  expect(screen.getByText(/^Weak/)).toBeVisible();
});

test('the browser judges by the same rules before anything is sent', async () => {
  const sent = await show({ tab: 'register' });
  await userEvent.type(screen.getByLabelText('Username'), 'ad');
  await send('Register');
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription(
    'At least 3 characters Username must be at least 3 characters',
  );
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/Invalid email address/);
  expect(sent).toEqual([]);
});

test('a login in place says so, and leads on a second later', async () => {
  const heard = jest.fn();
  window.addEventListener('userDataChanged', heard);
  const done = { to: '/ask', isDocument: false };
  const sent = await show({}, { message: { type: 'ok', title: 'Login Successful', message: 'Welcome' }, done });
  await userEvent.type(screen.getByLabelText('Username'), 'ada');
  await userEvent.type(screen.getByLabelText('Password'), 'sesame');
  await send('Login');
  expect(await screen.findByText('You are logged in. One moment, please.')).toBeVisible();
  expect(sent).toEqual([{ intent: 'log-in', enhanced: '1', username: 'ada', password: 'sesame' }]);
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('Questions')).toBeNull();
  expect(await screen.findByText('Questions', {}, { timeout: 3000 })).toBeVisible();
  window.removeEventListener('userDataChanged', heard);
});

test('a limit disables the form and counts down', async () => {
  await show({}, { waitUntilSeconds: now + 600, message: { type: 'warn', title: 'Rate Limited', message: 'Wait' } });
  await userEvent.type(screen.getByLabelText('Username'), 'ada');
  await userEvent.type(screen.getByLabelText('Password'), 'sesame');
  await send('Login');
  expect(await screen.findByRole('button', { name: /^Wait 0\d:\d\d$/ })).toBeDisabled();
  expect(screen.getByLabelText('Username')).toBeDisabled();
  expect(screen.getByLabelText('Username')).toHaveValue('ada');
});

test('a guest who needs a password finds the switch off and the field ready', async () => {
  await show({ isGuest: true }, { needsPassword: true });
  expect(screen.getByRole('switch', { name: 'Guest Login' })).toBeChecked();
  await userEvent.type(screen.getByLabelText('Username'), 'ada');
  await send('Login');
  expect(await screen.findByRole('switch', { name: 'Guest Login', checked: false })).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveValue('ada');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('after a puzzle a guest gets in without another click', async () => {
  jest.mocked(solvePuzzle).mockResolvedValue('the-proof');
  const puzzle = { id: 'the-id', challenge: '{}', waitUntil: now + 30 };
  const sent = await show({ isGuest: true }, { puzzle });
  await userEvent.type(screen.getByLabelText('Username'), 'ada');
  await send('Login');
  await waitFor(() => expect(sent[1]).toMatchObject({ username: 'ada', guest: 'on', proof: 'the-proof' }));
});

test('after a code was sent the form asks for it, and can ask for another', async () => {
  const sent = await show({ tab: 'forgot' }, { codeEmail: 'a@inn.test' });
  await userEvent.type(screen.getByLabelText('Email'), 'a@inn.test');
  await send('Send Code');
  expect(await screen.findByLabelText('Verification code')).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByLabelText('Verification code')).toHaveAttribute('maxlength', '10');
  expect(screen.getByText(/valid for 10 minutes, and only the code of the newest mail counts/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/login?tab=forgot&redirect=%2Fask');
  await send('Send the code again');
  expect(sent[1]).toEqual({ intent: 'send-code', email: 'a@inn.test', again: '1' });
});

test('a used-up quota opens the dialog with hours, minutes and seconds', async () => {
  await show({ tab: 'forgot' }, { quotaUntilSeconds: now + 3600 });
  await userEvent.type(screen.getByLabelText('Email'), 'a@inn.test');
  await send('Send Code');
  const dialog = await screen.findByRole('dialog', { name: 'Email Quota Reached' });
  expect(within(dialog).getByRole('timer')).toHaveTextContent(/^(01:00:00|00:59:\d\d)$/);
  expect(dialog).toHaveTextContent('/resetpassword');
});

test('a stored account is offered for a launch from inside the game', async () => {
  await show({ storedName: 'Ada', entry: { type: 'ingame', redirect: '' } });
  const dialog = screen.getByRole('dialog', { name: 'Already Logged In' });
  expect(dialog).toHaveTextContent('Ada');
  expect(within(dialog).getByRole('link', { name: 'Yes' })).toHaveAttribute('href', '/login?step=launch&type=ingame');
  expect(within(dialog).getByRole('button', { name: 'No' })).toBeVisible();
});

test('without a launcher the end of an in-game login says so', async () => {
  await show({ step: 'launch', targetHref: null });
  expect(screen.getByText(/has not been set up to open it/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open the game' })).toBeNull();
});

test('a second factor takes the app’s code or a recovery code', async () => {
  const sent = await show({ step: 'second-factor', factorMethods: ['totp', 'recovery'] });
  const code = screen.getByLabelText('Code of your authenticator app');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await userEvent.type(code, '123456');
  await send('Confirm');
  expect(sent[0]).toMatchObject({ intent: 'second-factor', method: 'totp', code: '123456' });
  expect(screen.getByRole('link', { name: 'Use a recovery code instead' })).toBeVisible();
});

test('a finished login does not reload the page while its message is still shown', () => {
  const ask = (more: object) => loginShouldRevalidate({ defaultShouldRevalidate: true, ...more } as never);
  expect(ask({ formAction: '/login', actionResult: { done: { to: '/' } } })).toBe(false);
  expect(ask({ formAction: '/login', actionStatus: 422, actionResult: { done: null } })).toBe(true);
  // The network or the site is down.
  expect(ask({ formAction: '/login', actionResult: { done: null } })).toBe(false);
  expect(ask({ formAction: '/login', actionStatus: 503, actionResult: null })).toBe(false);
  expect(ask({ formAction: '/color-scheme' })).toBe(false);
  expect(ask({})).toBe(true);
});
