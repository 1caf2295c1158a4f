import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SecurityPage } from './security.page';
import { formReply } from '@starhaven/ui-kit';
import { securityReplyDefaults } from './security-reply';

const security = { hasPassword: true, hasTotp: false, recoveryCodes: 0, passkeys: [] };
const session = { id: '1', createdAt: 1, lastUsedAt: 1_800_000_000, expiresAt: 3, ip: '203.0.113.7' };
const sessions = [
  { ...session, device: 'Firefox on Windows', isCurrent: true },
  { ...session, id: '2', device: 'Chrome on Android', isCurrent: false },
];

function show(data: object, reply: object | null = null) {
  const Stub = createRemixStub([
    {
      path: '/account/security',
      Component: SecurityPage,
      loader: () => ({ content: { sessions, security, ...data }, problem: null, nowSeconds: 1_800_000_100 }),
      action: () => reply,
    },
  ]);
  render(<Stub initialEntries={['/account/security']} />);
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));

test('other sessions can be ended, this one is marked, and all of them can', async () => {
  show({});
  const part = await section('Where you are logged in');
  expect(part.getByText('This device')).toBeVisible();
  expect(part.queryByRole('button', { name: 'End the session of Firefox on Windows' })).toBeNull();
  const end = part.getByRole('button', { name: 'End the session of Chrome on Android' });
  expect(end.closest('form')).toHaveFormValues({ intent: 'end-session', id: '2' });
  const everywhere = part.getByRole('button', { name: 'Log out everywhere' }).closest('form');
  expect(everywhere).toHaveAttribute('action', '/logout');
  expect(everywhere).toHaveFormValues({ everywhere: 'yes' });
});

test('setting up asks for the password, then shows the secret', async () => {
  show(
    {},
    formReply('start-totp', {
      ...securityReplyDefaults,
      authenticator: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qrCode: 'data:image/svg+xml;base64,x' },
    }),
  );
  const part = await section('Authenticator app');
  await userEvent.click(part.getByText('Set it up'));
  await userEvent.type(part.getByLabelText('Your password'), 'sesame');
  await userEvent.click(part.getByRole('button', { name: 'Continue' }));
  expect(await part.findByText('ABCD EFGH')).toBeVisible();
  expect(part.getByLabelText('Type the code that it shows')).toHaveAttribute('autocomplete', 'one-time-code');
});

test('an account without a password is not asked for one', async () => {
  show({ security: { ...security, hasPassword: false } });
  const part = await section('Authenticator app');
  expect(part.queryByLabelText('Your password')).toBeNull();
});

test('recovery codes have their part only where there is a factor', async () => {
  show({});
  await section('Authenticator app');
  expect(screen.queryByRole('region', { name: 'Recovery codes' })).toBeNull();
});

test('with an app on, it can be switched off and codes renewed', async () => {
  show({ security: { ...security, hasTotp: true, recoveryCodes: 8 } });
  expect((await section('Authenticator app')).getByText('Switch it off')).toBeVisible();
  expect((await section('Recovery codes')).getByText('8 left')).toBeVisible();
});

test('a host with neither still has the password, which every host can change', async () => {
  show({ sessions: null, security: null });
  const part = await section('Web password');
  expect(part.getByLabelText('Current password')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.queryByRole('region', { name: 'Authenticator app' })).toBeNull();
});

test('a temporary password from the server gets a notice, with the form to change it open', async () => {
  show({ security: { ...security, hasTemporaryPassword: true } });
  const part = await section('Web password');
  expect(part.getByText('This password was given out by the server')).toBeVisible();
  expect(part.getByLabelText('New password')).toBeVisible();
});

test('screen readers read a fault with its field', async () => {
  const reply = formReply('change-password', securityReplyDefaults, {
    result: { status: 'error', error: { confirmation: ["Passwords don't match"] } },
  });
  show({}, reply);
  const part = await section('Web password');
  await userEvent.click(part.getByText('Change it'));
  await userEvent.click(part.getByRole('button', { name: 'Save password' }));
  await waitFor(() =>
    expect(part.getByLabelText('Confirm new password')).toHaveAccessibleDescription("Passwords don't match"),
  );
});
