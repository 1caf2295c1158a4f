import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { startRegistration } from '@simplewebauthn/browser';
import { formReply } from '@starhaven/ui-kit';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { securityReplyDefaults } from '../security-reply';
import { NewPasskeyForm } from './new-passkey-form';

jest.mock('@simplewebauthn/browser', () => ({ startRegistration: jest.fn() }));
const ask = jest.mocked(startRegistration);
beforeEach(() => ask.mockReset().mockRejectedValue(new Error('refused')));

async function start(said: Parameters<typeof formReply>[2], more: object = {}) {
  const action = () => formReply('start-passkey', { ...securityReplyDefaults, ...more }, said);
  const Component = () => <NewPasskeyForm hasPassword={false} />;
  const Stub = createRemixStub([{ path: '/', Component, action }]);
  render(<Stub />);
  await userEvent.click(screen.getByText('Add a passkey'));
  await userEvent.click(screen.getByRole('button', { name: 'Make a passkey' }));
}

test('a refusal is shown with its text', async () => {
  await start({ message: { type: 'error', title: 'Not changed', message: 'You have ten passkeys already.' } });
  expect(await screen.findByText('You have ten passkeys already.')).toBeVisible();
});

const options = { challenge: 'c', rp: { name: 'Inn' }, user: { id: 'u', name: 'n', displayName: 'N' } };

test('the options of the host are passed to the browser', async () => {
  const complete = { ...options, pubKeyCredParams: [] };
  await start({}, { passkeyOptions: JSON.stringify(complete) });
  await waitFor(() => expect(ask).toHaveBeenCalledWith({ optionsJSON: complete }));
});

test.each(['{', '"text"', JSON.stringify(options)])('the browser is not asked with %s', async (passkeyOptions) => {
  await start({}, { passkeyOptions });
  expect(await screen.findByText('No passkey was made. You can try again at any time.')).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
});
