import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { startAuthentication } from '@simplewebauthn/browser';
import { formReply } from '@starhaven/ui-kit';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActionData } from '@remix-run/react';
import type { LoginReply } from '../login-reply';
import { PasskeyButton } from './passkey-button';

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }));

test('after a refusal of the device the button still has the focus', async () => {
  jest.mocked(startAuthentication).mockImplementation(async () => {
    // Browsers take the focus from a disabled button, jsdom does not.
    (document.activeElement as HTMLElement).blur();
    throw new Error('refused');
  });
  const Component = () => <PasskeyButton href="/" reply={useActionData<LoginReply>() ?? null} />;
  const action = () => formReply('start-passkey', { passkeyOptions: '{"challenge":"c"}' });
  const Stub = createRemixStub([{ path: '/', Component, action }]);
  render(<Stub />);
  await userEvent.click(await screen.findByRole('button', { name: 'Use your passkey' }));
  expect(await screen.findByText('No passkey was used')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use your passkey' })).toHaveFocus();
});
