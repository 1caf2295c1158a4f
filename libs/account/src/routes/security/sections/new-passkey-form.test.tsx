import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { startRegistration } from '@simplewebauthn/browser';
import { formReply } from '@starhaven/ui-kit';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { securityReplyDefaults } from '../security-reply';
import { NewPasskeyForm } from './new-passkey-form';

jest.mock('@simplewebauthn/browser', () => ({ startRegistration: jest.fn() }));
const ask = jest.mocked(startRegistration);
let hasPassword = false;
beforeEach(() => void (hasPassword = false));
beforeEach(() => ask.mockReset().mockRejectedValue(new Error('refused')));

type Reply = ReturnType<typeof replyWith>;
const replyWith = (said: Parameters<typeof formReply>[2], more: object = {}) =>
  formReply('start-passkey', { ...securityReplyDefaults, ...more }, said);

async function start(said: Parameters<typeof formReply>[2], more: object = {}, onAdd?: () => Reply) {
  const action = async ({ request }: { request: Request }) => {
    const isAdd = new URLSearchParams(await request.text()).get('intent') === 'add-passkey';
    return (isAdd && onAdd?.()) || replyWith(said, more);
  };
  const Component = () => <NewPasskeyForm hasPassword={hasPassword} />;
  const Stub = createRemixStub([{ path: '/', Component, action }]);
  render(<Stub />);
  await userEvent.click(screen.getByText('Add a passkey'));
  if (hasPassword) await userEvent.type(screen.getByLabelText('Your password'), 'sesame');
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

test('the focus moves to the wrong password, which says so', async () => {
  hasPassword = true;
  await start({ result: { status: 'error', error: { password: ['The password is wrong.'] } } });
  const field = await screen.findByLabelText('Your password');
  await waitFor(() => expect(field).toHaveAccessibleDescription('The password is wrong.'));
  await waitFor(() => expect(field).toHaveFocus());
});

const complete = { passkeyOptions: JSON.stringify({ ...options, pubKeyCredParams: [] }) };

test('after a refusal of the device the button has the focus', async () => {
  ask.mockReset().mockImplementation(async () => {
    // Browsers take the focus from a disabled button, jsdom does not.
    (document.activeElement as HTMLElement).blur();
    throw new Error('refused');
  });
  await start({}, complete);
  expect(await screen.findByText('No passkey was made. You can try again at any time.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make a passkey' })).toHaveFocus();
});

test('the focus moves to the new codes; a device that has a passkey is named, and the codes stay', async () => {
  const known = Object.assign(new Error('known'), { name: 'InvalidStateError' });
  ask
    .mockReset()
    .mockResolvedValueOnce({} as never)
    .mockRejectedValueOnce(known);
  const added = { type: 'ok', title: 'Passkey added', message: 'From now on a login asks for it.' } as const;
  await start({}, complete, () => replyWith({ message: added }, { recoveryCodes: ['aaaaa-bbbbb'] }));
  const message = await screen.findByRole('group', { name: 'Passkey added' });
  await waitFor(() => expect(message).toHaveFocus());
  expect(await within(message).findByText('aaaaa-bbbbb')).toBeVisible();

  await userEvent.click(screen.getByText('Add a passkey'));
  await userEvent.click(screen.getByRole('button', { name: 'Make a passkey' }));
  expect(await screen.findByText('This device already has a passkey for your account.')).toBeVisible();
  expect(screen.getByText('aaaaa-bbbbb')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make a passkey' })).toHaveFocus();
});
