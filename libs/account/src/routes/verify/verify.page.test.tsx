import '@testing-library/jest-dom';
import { createRemixStub } from '@remix-run/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formReply } from '@starhaven/ui-kit';
import type { VerifyIntent, VerifyReplyFields } from './verify-reply';
import { verifyReplyDefaults } from './verify-reply';
import { VerifyPage } from './verify.page';

const now = 1_800_000_000;
const content = {
  address: 'paimon@inn.test',
  isVerified: false,
  isNew: false,
  codeMinutes: 10,
  discordHref: '/account/link/discord',
};

const replyTo = (
  intent: VerifyIntent,
  fields: Partial<VerifyReplyFields>,
  type: 'ok' | 'warn',
  waitUntilSeconds = 0,
) => ({
  ...formReply(
    intent,
    { ...verifyReplyDefaults, ...fields },
    { message: { type, title: 'Title', message: 'Text' }, waitUntilSeconds: waitUntilSeconds || null },
  ),
  nowSeconds: now,
});

function show(given: object = {}, reply: object | null = null) {
  const loader = () => ({ content: { ...content, ...given }, problem: null, nowSeconds: now });
  const Stub = createRemixStub([{ path: '/account/verify', Component: VerifyPage, loader, action: () => reply }]);
  render(<Stub initialEntries={['/account/verify']} />);
}
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('after the mail the button resends, and the code is next', async () => {
  show({}, replyTo('send', { isSent: true }, 'ok'));
  expect(await screen.findByText('paimon@inn.test')).toBeVisible();
  await click('Send');
  const again = await screen.findByRole('button', { name: 'Resend' });
  expect(again.closest('form')).toHaveFormValues({ intent: 'send', again: 'yes' });
  const code = screen.getByLabelText('Verification code');
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAttribute('maxlength', '10');
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/account');
});

test('an empty code is refused at its field', async () => {
  show();
  await click('Verify');
  expect(screen.getByLabelText('Verification code')).toHaveAccessibleDescription('Please enter the verification code.');
});

test('a limit has a dialog and a countdown on its own button; the other form stays usable', async () => {
  show({}, replyTo('send', {}, 'warn', now + 90));
  await click('Send');
  expect(await screen.findByRole('dialog', { name: 'Rate Limited' })).toHaveTextContent(/00:01:(30|2\d)/);
  expect(screen.getByRole('button', { name: /Wait 01:(30|2\d)/, hidden: true })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Verify', hidden: true })).toBeEnabled();
});

test.each(['/account/link/discord', null])(
  'the quota dialog offers Discord where it exists (%s)',
  async (discordHref) => {
    show({ discordHref }, replyTo('send', { quotaUntilSeconds: now + 3600 }, 'warn'));
    await click('Send');
    expect(await screen.findByRole('dialog', { name: 'Email Quota Reached' })).toHaveTextContent(/01:00:00|00:59:5\d/);
    const link = screen.queryByRole('link', { name: 'Link Discord Account' });
    if (discordHref === null) expect(link).toBeNull();
    else expect(link).toHaveAttribute('target', '_blank');
  },
);

test.each([
  [{ address: null }, 'No email address found in your account.', 'Add Email', '/account/edit'],
  [{ isVerified: true }, 'Your email address is verified.', 'Back to account', '/account'],
])('%j: nothing is sent', async (given, text, label, href) => {
  show(given);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', href);
  expect(screen.queryByRole('button')).toBeNull();
});
